import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { standardTokenFactoryAbi } from '@rab/contracts/abis';
import { ownArtifact } from '@rab/evm/artifact';
import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseEventLogs,
  stringToHex,
  toFunctionSelector,
} from 'viem';
import { hostileTokens, moodOf } from '../support/hostileTokens.ts';
import { IndexerFixture } from '../support/IndexerFixture.ts';

const DAY = 86_400n;
/** Texts that an event may carry, as bytes, and what a list must show of each. */
const HOSTILE_TEXTS: readonly [what: string, bytes: Hex, shown: string][] = [
  ['NUL', stringToHex('a\0b'), 'ab'],
  ['direction', stringToHex('\u202eabc\u2069\u061c'), 'abc'],
  ['no UTF-8', '0xc328ff', '�(�'],
  ['half characters', '0xeda0bdedb080', '������'],
  ['zero width', stringToHex('\ufeffa\u200bb'), 'ab'],
  ['empty', '0x', ''],
];

describe('an indexer of hostile tokens and texts', () => {
  let fixture: IndexerFixture;

  beforeAll(async () => {
    fixture = await IndexerFixture.start({ port: 9330 });
    fixture.indexer.start();
  }, 180_000);

  afterAll(() => fixture?.stop(), 60_000);

  /** A call whose arguments of type string may be any bytes. */
  const rawCall = (signature: string, types: readonly string[], args: readonly unknown[]): Hex =>
    concat([
      toFunctionSelector(`function ${signature}`),
      encodeAbiParameters(
        types.map((type) => ({ type })),
        args,
      ),
    ]);

  const createHostile = async (says: (typeof hostileTokens)[number]['says']): Promise<Address> => {
    const { chain } = fixture;
    const loud = ownArtifact('LoudToken');
    const token = await chain.deploy(loud);
    await chain.allow(token);
    for (const answer of says) {
      const args = [toFunctionSelector(`${answer.getter}()`), moodOf(answer), answer.data ?? '0x'];
      await chain.send(token, encodeFunctionData({ abi: loud.abi, functionName: 'say', args }));
    }
    return token;
  };

  it('lists every locked token with harmless texts', async () => {
    const { chain, indexer } = fixture;
    const expected = [];
    for (const { says, shown } of hostileTokens) {
      const token = await createHostile(says);
      await chain.lock('Hostile', { token });
      expected.push({ address: token.toLowerCase(), ...shown });
    }
    await fixture.expectTheChain();
    const { lockEntities } = await indexer.query<{ lockEntities: { address: string }[] }>(
      'lock',
      '{ lockEntities(first: 100) { address name symbol decimals } }',
    );
    const byAddress = (rows: { address: string }[]) => rows.sort((a, b) => a.address.localeCompare(b.address));
    expect(byAddress(lockEntities)).toEqual(byAddress(expected));
    expect(indexer.ends).toEqual([]);
  }, 180_000);

  it('shows descriptions of any bytes, up to the longest that the lock takes', async () => {
    const { chain, indexer } = fixture;
    const types = ['address', 'address', 'bool', 'uint256', 'uint256', 'bytes'];
    const texts = [...HOSTILE_TEXTS, ['the longest', stringToHex('D'.repeat(256)), 'D'.repeat(256)] as const];
    for (const [, bytes] of texts)
      await chain.send(
        chain.locker,
        rawCall('lock(address,address,bool,uint256,uint256,string)', types, [
          ...[chain.admin, chain.token, false, 77n, 4_000_000_000n],
          bytes,
        ]),
      );
    await indexer.reaches(await chain.head());
    const { lockDetails } = await indexer.query<{ lockDetails: { description: string }[] }>(
      'lock',
      '{ lockDetails(where: { amount: "77" }, orderBy: id, orderDirection: asc) { description } }',
    );
    expect(lockDetails.map(({ description }) => description)).toEqual(texts.map(([, , shown]) => shown));
    expect(indexer.ends).toEqual([]);
  }, 180_000);

  it('lists created tokens of any name', async () => {
    const { chain, indexer } = fixture;
    const factory = chain.contracts.standardTokenFactory;
    const names = HOSTILE_TEXTS.filter(([, bytes]) => bytes !== '0x');
    const expected = [];
    for (const [, bytes, shown] of names) {
      const data = rawCall(
        'create(string,string,uint8,uint256)',
        ['bytes', 'bytes', 'uint8', 'uint256'],
        [bytes, bytes, 18, 5n],
      );
      const [created] = parseEventLogs({
        abi: standardTokenFactoryAbi,
        eventName: 'TokenCreated',
        logs: (await chain.send(factory, data)).logs,
      });
      expected.push({ id: created?.args.token.toLowerCase(), name: shown, symbol: shown });
    }
    await indexer.reaches(await chain.head());
    for (const token of expected)
      expect(await indexer.query('token', `{ token(id: "${token.id}") { id name symbol } }`)).toEqual({ token });
    expect(indexer.ends).toEqual([]);
  }, 180_000);

  it('lists sales of hostile tokens with any project info', async () => {
    const { chain, indexer } = fixture;
    const direction = hostileTokens.find(({ title }) => title === 'turns the direction of text');
    const token = await createHostile(direction?.says ?? []);
    const [start, projectInfoHash] = [(await chain.platform.now()) + DAY, 'bafy\0\u202eabc\u200b'];
    const terms = { owner: chain.admin, token, start, end: start + DAY, projectInfoHash };
    const sale = await chain.platform.createSale(terms);
    const served = () =>
      indexer.query(
        'presale',
        `{ launchpad(id: "${sale.toLowerCase()}") { tokenName presaleInfo2 { projectInfoHash } } }`,
      );
    await indexer.reaches(await chain.head());
    const launchpad = { tokenName: 'Safekcol', presaleInfo2: { projectInfoHash: 'bafyabc' } };
    expect(await served()).toEqual({ launchpad });
    for (const [, bytes, shown] of HOSTILE_TEXTS) {
      await chain.send(sale, rawCall('setProjectInfo(string)', ['bytes'], [bytes]));
      await indexer.reaches(await chain.head());
      expect(await served()).toEqual({ launchpad: { ...launchpad, presaleInfo2: { projectInfoHash: shown } } });
    }
    expect(indexer.ends).toEqual([]);
  }, 180_000);
});
