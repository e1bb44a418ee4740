import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeError } from '@rab/contracts/errors';
import {
  type Address,
  concat,
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  hexToNumber,
  http,
  numberToHex,
  parseEther,
} from 'viem';
import type { CorpusToken } from '../test/riskCorpus.ts';
import { type RiskTestChain, startRiskTestChain } from '../test/riskTestChain.ts';
import type { Finding, FindingCode, RiskTopic } from './Finding.ts';
import { getTokenRisk } from './getTokenRisk.ts';
import { getLargestHolders } from './holders/getLargestHolders.ts';
import type { RiskContext } from './RiskContext.ts';
import { beginTrial } from './trial/Trial.ts';

const HOUR = 3_600;
const DEAD = '0x000000000000000000000000000000000000dEaD';
const NO_SPAN = { fromBlock: '0x0', toBlock: '0x0' } as const;
const MEASURED: readonly RiskTopic[] = ['buy', 'sell', 'transfer', 'hold', 'size', 'lock', 'sale'];
const POWERS: readonly RiskTopic[] = ['mint', 'pause', 'block', 'fees', 'limits', 'balances'];

let testChain: RiskTestChain;
let owner: Address;
beforeAll(async () => {
  testChain = await startRiskTestChain();
  owner = getAddress(testChain.owner);
}, 120_000);
afterAll(() => testChain.stop());

const riskOf = (token: Address, context: RiskContext = testChain.context) =>
  getTokenRisk(context, { token, sales: testChain.sales });

type Report = Record<RiskTopic, Finding>;
async function reportOn(token: Address, context?: RiskContext): Promise<Report> {
  const risk = await riskOf(token, context);
  if (!risk || risk === 'no token') throw new Error('nothing there');
  expect(risk.block).toBeGreaterThan(0n);
  return Object.fromEntries(risk.findings.map((finding) => [finding.topic, finding])) as Report;
}
/** The finding, which must have that code. */
function withCode<Code extends FindingCode>(finding: Finding, code: Code): Extract<Finding, { code: Code }> {
  const isThat = (found: Finding): found is Extract<Finding, { code: Code }> => found.code === code;
  if (!isThat(finding)) throw new Error(`${finding.code} was found in place of ${code}.`);
  return finding;
}
const check = async (contract: string, more: Partial<CorpusToken> = {}) =>
  reportOn(await testChain.deploy({ contract, what: '', ...more }));

describe('who rules a token [RSK-01]', () => {
  it('is its owner, nobody once that was given up, or not known where it says nothing', async () => {
    expect((await check('PowerlessToken')).owner).toMatchObject({ verdict: 'fact', accounts: [owner] });
    const { owner: renounced } = await check('PowerlessToken', { isRenounced: true });
    expect(renounced).toEqual({ code: 'ownerRenounced', topic: 'owner', verdict: 'fact', hasRoles: false });
    expect((await check('PlainToken')).owner.verdict).toBe('unknown');
    expect((await check('RoleMintToken')).owner).toMatchObject({ hasRoles: true });
  });

  it.each([
    ['UupsProxy', 'ProxiedToken', true],
    ['AdminProxy', 'FixedToken', false],
    ['BeaconToken', 'FixedToken', false],
  ])('is who can replace the code of a %s', async (contract, behind, isTried) => {
    const { upgrade } = await check(contract, { behind });
    expect(upgrade).toEqual({
      code: 'upgradePossible',
      topic: 'upgrade',
      verdict: 'danger',
      accounts: [owner],
      isTried,
    });
  });

  it('is nobody for code that cannot be replaced; what could be replaced by somebody unknown is not known', async () => {
    expect((await check('PlainToken')).upgrade.verdict).toBe('fine');
    expect((await check('MinimalProxy', { behind: 'FixedToken' })).upgrade.verdict).toBe('fine');
    expect((await check('OddProxy', { behind: 'FixedToken' })).upgrade.verdict).toBe('unknown');
    expect((await check('DestructibleToken')).destroy.verdict).toBe('warning');
  });

  it('what those who rule a token can do to holders is tried, and reported with the account and the function', async () => {
    const { mint } = await check('MintableToken');
    expect(mint).toEqual({
      code: 'powerProven',
      topic: 'mint',
      verdict: 'danger',
      by: 'owner',
      effect: { does: 'makes' },
      functions: [{ selector: '0x40c10f19', signature: 'mint(address,uint256)' }],
      accounts: [owner],
    });
    const free = (await check('FreeMintToken')).mint;
    expect(free).toMatchObject({ code: 'powerProven', by: 'anybody', effect: { does: 'makes' } });
    expect(free.accounts).toBeUndefined();
    const odd = (await check('OddMintToken')).mint;
    expect(odd).toMatchObject({ verdict: 'danger', functions: [{ selector: '0xac5d08d8', signature: null }] });
    const named = (signature: string) => ({ functions: [expect.objectContaining({ signature })] });
    expect((await check('PausingToken')).pause).toMatchObject(named('pause()'));
    expect((await check('BlacklistingToken')).block).toMatchObject(named('blacklist(address,bool)'));
    const charges = { does: 'charges', bps: 500n };
    expect((await check('CappedFeeToken')).fees).toMatchObject({ verdict: 'danger', effect: charges });
    expect((await check('LaterFeeToken')).fees).toMatchObject({ effect: { does: 'chargesAll' } });
    expect((await check('ClosedToken')).pause).toMatchObject({ effect: { does: 'opens' } });
  });

  it('where a token says that nobody owns it, the accounts in its storage are tried', async () => {
    const { owner: said, fees } = await check('FalseRenounceToken', { isRenounced: true });
    expect(said.code).toBe('ownerRenounced');
    expect(fees).toMatchObject({ verdict: 'danger', by: 'accountInStorage', accounts: [owner] });
  });
});

describe('trading a token is tried in its real pair [RSK-02]', () => {
  it('what a purchase, a sale and a transfer cost is measured', async () => {
    expect((await check('TransferFeeToken')).transfer).toMatchObject({ verdict: 'warning', bps: 200n });
    const { buy, sell } = await check('BuyTaxToken');
    expect(buy).toMatchObject({ code: 'buyCosts', verdict: 'warning', bps: 500n });
    expect(sell).toMatchObject({ code: 'sellCosts', verdict: 'fine', bps: 0n });
    expect((await check('SellTaxToken')).sell).toMatchObject({ verdict: 'danger', bps: 1_500n });
    expect((await check('TakeAllToken')).sell).toMatchObject({ code: 'sellCosts', bps: 9_900n });
  });

  it.each([
    ['NoSaleToken', { code: 'sellRefused' }],
    ['TrapToken', { code: 'sellRefused' }],
    ['VanishToken', { code: 'sellRefused' }],
    ['WaryToken', { code: 'sellRefused' }],
    ['HourToken', { code: 'sellCloses', after: 2 * HOUR }],
    ['SlowTrapToken', { code: 'sellCloses', after: 7 * 24 * HOUR }],
  ])('the honeypot %s is found', async (contract, facts) => {
    expect((await check(contract)).sell).toMatchObject({ verdict: 'danger', ...facts });
  });

  it('limits on moving and on holding are distinguished, and found to within a twentieth', async () => {
    const holding = withCode((await check('MaxWalletToken')).size, 'sizeLimited');
    expect(holding.limit).toBe('holding');
    expect(Number(holding.bps)).toBeGreaterThan(190);
    expect(Number(holding.bps)).toBeLessThanOrEqual(200);
    const moving = withCode((await check('MaxTransferToken')).size, 'sizeLimited');
    expect(moving.limit).toBe('moving');
    expect(Number(moving.bps)).toBeGreaterThan(92);
    expect(Number(moving.bps)).toBeLessThanOrEqual(100);
    expect((await check('PlainToken')).size.verdict).toBe('fine');
  });

  it('a pause between trades is no honeypot, and a balance that melts is reported', async () => {
    const { sell, transfer } = await check('CooldownToken');
    expect([sell.verdict, transfer.verdict]).toEqual(['warning', 'warning']);
    expect((await check('MeltingToken')).hold.verdict).toBe('danger');
  });

  it('where there is no pool one is made in the trial, and the report says so', async () => {
    const { buy, sell, pools } = await check('PlainToken', { isUnlisted: true });
    expect([buy.verdict, sell.verdict]).toEqual(['fine', 'fine']);
    expect(buy).toMatchObject({ pool: { exchange: 'Test exchange', pair: null } });
    expect(pools.code).toBe('pooledNowhere');
  });
});

it('a report works with our lock and our sales or does not, with the reason [RSK-03]', async () => {
  const listed = await check('PlainToken');
  expect([listed.lock.verdict, listed.sale.verdict]).toEqual(['fine', 'fine']);
  expect(listed.sale).toMatchObject({ code: 'saleWorks', sale: 'RAB Grow' });
  const unlisted = await check('PlainToken', { isUnlisted: true });
  expect([unlisted.lock.verdict, unlisted.sale.verdict]).toEqual(['fine', 'fine']);
  expect(unlisted.sale).toMatchObject({ code: 'saleWorks', sale: 'RAB Sale' });
  const { lock, sale } = await check('TransferFeeToken');
  for (const { error } of [withCode(lock, 'lockRefused'), withCode(sale, 'saleRefused')])
    expect(describeError(error)).toContain('The token charges a transfer fee.');
  expect([lock.verdict, sale.verdict]).toEqual(['warning', 'warning']);
});

it('a report says who has the supply, and what is locked, burned and in pools [RSK-04]', async () => {
  const token = await testChain.deploy({ contract: 'PlainToken', what: '' });
  const transfer = (to: Address, amount: bigint) =>
    testChain.send(token, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }));
  const friend = getAddress(`0x${'4'.repeat(40)}`);
  await transfer(DEAD, parseEther('20000'));
  await transfer(friend, parseEther('60000'));
  await testChain.lock(token, parseEther('100000'), 4_000_000_000n);
  const { holders, locked, burned, pools } = await reportOn(token);
  expect(pools).toMatchObject({ verdict: 'fact', bps: 5_000n });
  expect(burned).toMatchObject({ verdict: 'fact', bps: 200n });
  expect(locked).toMatchObject({ verdict: 'fact', bps: 1_000n });
  expect(holders).toMatchObject({
    code: 'holdersLargest',
    verdict: 'warning',
    accounts: [owner, friend],
    bps: 3_200n,
    shares: [3_200n, 600n],
    since: 0n,
  });

  const largest = await getLargestHolders(testChain.context, { token, owner });
  expect(largest.list.map(({ held, custody }) => [held, custody])).toEqual([
    [parseEther('500000'), 'pool'],
    [parseEther('320000'), null],
    [parseEther('100000'), 'lock'],
    [parseEther('60000'), null],
    [parseEther('20000'), 'burned'],
  ]);
  expect(largest).toMatchObject({ supply: parseEther('1000000'), unseen: 0n, since: 0n });
  const fewer = await getLargestHolders(testChain.context, { token, owner, most: 2 });
  expect(fewer.list).toEqual(largest.list.slice(0, 2));
});

it('a finding is a code with facts: its texts are names, signatures and addresses, never words [HSE-02]', async () => {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null && !(value instanceof Error)
        ? Object.values(value).flatMap(textsIn)
        : [];
  const given = ['Test exchange', 'RAB Grow', 'RAB Sale'];
  for (const contract of ['PlainToken', 'TransferFeeToken', 'RoleMintToken', 'SlowTrapToken', 'MaxWalletToken']) {
    const findings = Object.values(await check(contract));
    expect(findings).toHaveLength(23);
    const texts = findings.flatMap(textsIn).filter((text) => !given.includes(text));
    expect(texts.filter((text) => !/^[\w(),[\]]+$/.test(text))).toEqual([]);
  }
});

describe('what could not be determined never reads as safe [RSK-05]', () => {
  const without = (
    refuses: (method: string, params: readonly [{ fromBlock: Hex; toBlock: Hex }]) => boolean,
  ): RiskContext => {
    const { client } = testChain.context;
    const refuse = () => Promise.reject(new Error('the method does not exist'));
    return {
      ...testChain.context,
      client: {
        ...client,
        simulateBlocks: refuses('eth_simulateV1', [NO_SPAN]) ? refuse : client.simulateBlocks,
        request: ((asked: { method: string; params?: never }) =>
          refuses(asked.method, asked.params ?? [NO_SPAN])
            ? refuse()
            : client.request(asked as never)) as typeof client.request,
      },
    };
  };

  it('no measured topic reads as safe with a node that cannot simulate', async () => {
    const token = await testChain.deploy({ contract: 'MintableToken', what: '' });
    const report = await reportOn(
      token,
      without((method) => method === 'eth_simulateV1'),
    );
    for (const topic of MEASURED) expect(report[topic]).toMatchObject({ verdict: 'unknown', reason: 'eth_simulateV1' });
    expect(report.owner.accounts).toEqual([owner]);
    expect(report.mint.verdict).toBe('warning');
    for (const topic of POWERS.slice(1)) expect([topic, report[topic].verdict]).toEqual([topic, 'unknown']);
    expect(report.pools).toMatchObject({ code: 'pooledPart', bps: 5_000n });
  });

  it('holders are unknown where a node gives no records, or records that do not reach back far enough', async () => {
    const token = await testChain.deploy({ contract: 'PlainToken', what: '' });
    const { holders } = await reportOn(
      token,
      without((method) => method === 'eth_getLogs'),
    );
    expect(holders).toEqual({ code: 'undetermined', topic: 'holders', verdict: 'unknown', reason: 'eth_getLogs' });
    await testChain.send(
      token,
      encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [`0x${'4'.repeat(40)}`, parseEther('500000')],
      }),
    );
    await testChain.mine(1_100);
    const short = without(
      (method, [filter]) =>
        method === 'eth_getLogs' && hexToNumber(filter.toBlock) - hexToNumber(filter.fromBlock) > 1_000,
    );
    const { holders: unseen } = await reportOn(token, short);
    expect(unseen).toMatchObject({ code: 'holdersUnseen', verdict: 'unknown', bps: 5_000n });
    const largest = await getLargestHolders(short, { token, owner });
    expect(largest).toMatchObject({ unseen: parseEther('500000'), list: [{ custody: 'pool' }] });
  });

  it('a node that gives no records is named as the reason where nothing else shows a holder', async () => {
    const token = await testChain.deploy({ contract: 'PlainToken', what: '', isUnlisted: true });
    const context = without((method) => method === 'eth_getLogs');
    const report = await reportOn(token, context);
    for (const topic of ['lock', 'sale'] as const)
      expect(report[topic]).toMatchObject({ verdict: 'unknown', reason: 'eth_getLogs' });
    expect(await riskOf(token, context)).toMatchObject({ refused: ['eth_getLogs'] });
  });

  it('a node that reads nothing gives no report', async () => {
    const token = await testChain.deploy({ contract: 'PlainToken', what: '' });
    const context = without((method) => method === 'eth_simulateV1' || method === 'eth_call');
    await expect(riskOf(token, context)).rejects.toThrow('The node does not read contracts.');
  });

  it.each(['CollectibleToken', 'ManyCollectibles'])(
    'what is no ERC-20 token, such as a %s, gets no report',
    async (contract) => {
      const token = await testChain.deploy({ contract, what: '', isUnlisted: true });
      expect(await riskOf(token)).toBe('no token');
      expect(await riskOf(testChain.context.contracts.rabbitLock as Address)).toBe('no token');
    },
  );

  it('a token that answers everything with the largest number gets a report', async () => {
    const token = `0x${'6'.repeat(40)}` as const;
    // PUSH0 NOT PUSH0 MSTORE PUSH1 32 PUSH0 RETURN
    await testChain.setCode(token, '0x5f195f5260205ff3');
    const { owner: named, sale } = await reportOn(token);
    expect([named.verdict, sale.verdict]).toEqual(['unknown', 'warning']);
  });

  it('powers whose functions are not found are unknown', async () => {
    const report = await check('PowerlessToken');
    for (const topic of POWERS) expect([topic, report[topic].verdict]).toEqual([topic, 'unknown']);
    expect(report.mint).toMatchObject({ code: 'powerNotFound', isTried: true });
  });

  it('an address without a contract gets no report, and an unreachable node is an error', async () => {
    expect(await riskOf(`0x${'5'.repeat(40)}`)).toBeNull();
    await expect(
      riskOf(
        DEAD,
        without(() => true),
      ),
    ).rejects.toThrow();
  });
});

it('what is locked is locked until a date; what owners of locks can take out is free, with a warning [RSK-04]', async () => {
  const token = await testChain.deploy({ contract: 'PlainToken', what: '' });
  const { time: timestamp } = await beginTrial({ ...testChain.context, refused: new Set() }, token);
  await testChain.lock(token, parseEther('40000'), 4_000_000_000n);
  await testChain.lock(token, parseEther('60000'), timestamp + 100n);
  const liquidity = { of: 'liquidity', lockedBps: 0n, freeBps: 0n, until: null };
  const before = (await reportOn(token)).locked;
  expect(before).toMatchObject({ code: 'lockedParts', verdict: 'fact', bps: 1_000n });
  expect(before).toMatchObject({
    parts: [{ of: 'supply', lockedBps: 1_000n, freeBps: 0n, until: timestamp + 100n }, liquidity],
  });
  await testChain.goTo(timestamp + 100n);
  const { locked } = await reportOn(token);
  expect(locked).toMatchObject({ code: 'lockedParts', verdict: 'warning', bps: 400n });
  expect(locked).toMatchObject({
    parts: [{ of: 'supply', lockedBps: 400n, freeBps: 600n, until: 4_000_000_000n }, liquidity],
  });
});

it('locked V3 positions of a token are counted by its pools; those of other tokens are not [LIQ-03] [RSK-04]', async () => {
  const [token, other] = [
    await testChain.deploy({ contract: 'PlainToken', what: '', isUnlisted: true }),
    await testChain.deploy({ contract: 'PlainToken', what: '', isUnlisted: true }),
  ];
  const none = { code: 'positionsNone', topic: 'positions', verdict: 'fact', unseen: 0n };
  expect((await reportOn(token)).positions).toEqual(none);
  const { timestamp } = await testChain.client.getBlock();
  const [first, last] = [timestamp + 10_000n, timestamp + 20_000n];
  await testChain.lockPosition(token, first);
  await testChain.lockPosition(token, last, [0.8, 1.25]);
  const { positions, liquidity } = await reportOn(token);
  expect(positions).toEqual({
    ...{ code: 'positionsLocked', topic: 'positions', verdict: 'fact', unseen: 0n },
    pools: [
      expect.objectContaining({
        ...{ fee: 3000, isCurrency: true, lockedBps: 10_000n, everyPriceBps: 10_000n, until: first },
      }),
    ],
  });
  expect(liquidity.code).toBe('liquidityNone');
  expect((await reportOn(other)).positions).toEqual(none);
  // from the date on it is the owner's, and what is left works at some prices only
  await testChain.goTo(first);
  expect((await reportOn(token)).positions).toMatchObject({
    pools: [{ everyPriceBps: 0n, until: last }],
  });
  await testChain.goTo(last);
  expect((await reportOn(token)).positions).toEqual(none);
  // a chain without our lock of positions, and a node that does not answer
  const { contracts } = testChain.context;
  const without = { ...testChain.context, contracts: { ...contracts, positionProof: null } };
  expect((await reportOn(token, without)).positions).toMatchObject({ code: 'undetermined', reason: 'noLocker' });
  const broken = { ...testChain.context, contracts: { ...contracts, positionProof: contracts.launchpadSetting } };
  await testChain.lockPosition(other, last + 10_000n);
  expect((await reportOn(token, broken)).positions).toMatchObject({ code: 'undetermined', reason: 'noAmount' });
});

describe('a report comes fast [FST-07]', () => {
  const MOST_REQUESTS = 12;
  /** A token that answers everything with the largest number, and has as many functions as are tried. */
  const MANY_FUNCTIONS = concat([
    ...Array.from({ length: 60 }, (_, index) => concat(['0x600063', numberToHex(0xabcd0000 + index), '0x1450'])),
    '0x5f195f5260205ff3',
  ]);
  /** As pages ask: reads of one moment are one request. */
  function counting(): { context: RiskContext; requests: () => number } {
    let count = 0;
    const onFetchRequest = () => {
      count += 1;
    };
    const transport = http(testChain.url, { batch: { wait: 10 }, retryCount: 0, timeout: 60_000, onFetchRequest });
    return { context: { ...testChain.context, client: createPublicClient({ transport }) }, requests: () => count };
  }

  it.each<Partial<CorpusToken> & Pick<CorpusToken, 'contract'>>([
    { contract: 'LimitSetterToken' },
    { contract: 'PlainToken', isUnlisted: true },
    { contract: 'MaxWalletToken' },
    { contract: 'FalseRenounceToken', isRenounced: true },
    { contract: 'BeaconToken', behind: 'FixedToken' },
    { contract: 'UupsProxy', behind: 'ProxiedToken' },
  ])('of $contract by twelve requests to its node at most, with the same findings', async (more) => {
    const token = await testChain.deploy({ what: '', ...more });
    const { context, requests } = counting();
    const report = await reportOn(token, context);
    expect(requests()).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(report).toEqual(await reportOn(token));
  });

  it('by twelve requests at most of a token with as many functions as are tried', async () => {
    const token = `0x${'7'.repeat(40)}` as const;
    await testChain.setCode(token, MANY_FUNCTIONS);
    const { context, requests } = counting();
    expect((await reportOn(token, context)).mint).toMatchObject({ code: 'powerNotFound', isTried: true });
    expect(requests()).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(requests()).toBeGreaterThan(MOST_REQUESTS / 2);
  });

  interface Question {
    method: string;
    /** That are simulated. */
    blocks: number;
  }
  const isTrial = ({ blocks }: Question) => blocks > 1;

  /** A check whose node holds some answers back until the gate lets them `go`, as it is once so many findings have come. */
  async function heldBack(isHeld: (question: Question) => boolean, many: number) {
    const { client } = testChain.context;
    const gate = new EventEmitter();
    const going = once(gate, 'go');
    const pass = async (question: Question) => isHeld(question) && going;
    const context: RiskContext = {
      ...testChain.context,
      client: {
        simulateBlocks: (async (asked: Parameters<typeof client.simulateBlocks>[0]) => {
          await pass({ method: 'eth_simulateV1', blocks: asked.blocks.length });
          return client.simulateBlocks(asked);
        }) as typeof client.simulateBlocks,
        request: (async (asked: { method: string }) => {
          await pass({ method: asked.method, blocks: 0 });
          return client.request(asked as never);
        }) as typeof client.request,
      },
    };
    const token = await testChain.deploy({ contract: 'MintableToken', what: '' });
    const came: Finding[] = [];
    const onFinding = (finding: Finding) => {
      came.push(finding);
      if (came.length === many) gate.emit('many');
    };
    const arrived = once(gate, 'many');
    const checked = getTokenRisk(context, { token, sales: testChain.sales, onFinding }).then((risk) =>
      risk && risk !== 'no token' ? risk.findings : [],
    );
    await arrived;
    return { token, gate, came, checked };
  }
  const READ: readonly RiskTopic[] = [
    'owner',
    'upgrade',
    'destroy',
    'holders',
    'locked',
    'burned',
    'pools',
    'liquidity',
    'locker',
    'positions',
  ];
  const topicsOf = (findings: readonly Finding[]) => findings.map(({ topic }) => topic).sort();

  it('what is read is there while trials wait; the report has everything in its own order', async () => {
    const { token, gate, came, checked } = await heldBack(isTrial, READ.length);
    expect(topicsOf(came)).toEqual([...READ].sort());
    gate.emit('go');
    const findings = await checked;
    expect(came).toHaveLength(findings.length);
    expect(new Set(came)).toEqual(new Set(findings));
    expect(came).not.toEqual(findings);
    expect(findings).toEqual(Object.values(await reportOn(token)));
  });

  it('what is tried is there while records of transfers wait', async () => {
    const { gate, came, checked } = await heldBack(({ method }) => method === 'eth_getLogs', 19);
    expect(topicsOf(came)).not.toContain('holders');
    gate.emit('go');
    expect(topicsOf(await checked)).toContain('holders');
  });

  it('a node that fails on the way leaves what it answered; the rest is not determined', async () => {
    const { gate, came, checked } = await heldBack(isTrial, READ.length);
    const before = [...came];
    gate.emit('error', new Error('fetch failed'));
    const findings = await checked;
    expect(findings).toEqual(expect.arrayContaining(before));
    expect(findings).toHaveLength(23);
    const measured = findings.filter(({ topic }) => MEASURED.includes(topic));
    for (const finding of measured) expect(finding).toMatchObject({ verdict: 'unknown', reason: 'eth_simulateV1' });
    expect(topicsOf(measured)).toEqual([...MEASURED].sort());
  });
});
