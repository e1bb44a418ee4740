import { describe, expect, it } from '@jest/globals';
import { DEAD_ADDRESS } from '@rab/contracts';
import { type Address, getAddress, numberToHex, pad, toEventSelector, zeroAddress } from 'viem';
import { fakeTrial } from '../../test/fakeTrial.ts';
import type { Pool } from '../simulations/pools.ts';
import type { Trial } from '../trial/Trial.ts';
import { balanceCall } from '../trial/tokenCalls.ts';
import { custodyOf, findHolders, unseenOf } from './holders.ts';

const TOPIC = toEventSelector('Transfer(address,address,uint256)');
const trial = fakeTrial([]);
const { token } = trial;
const LOCK = getAddress(trial.contracts.rabbitLock as Address);
const [PAIR, OWNER] = [getAddress(`0x${'30'.repeat(20)}`), getAddress(`0x${'40'.repeat(20)}`)];
const pools = [{ pair: `0x${'31'.repeat(20)}` }, { pair: PAIR.toLowerCase() }] as Pool[];
const ETHER = 10n ** 18n;
const person = (index: number) => getAddress(pad(numberToHex(1_000 + index), { size: 20 }));

const transfer = (from: Address, to: Address, value: bigint) => ({
  topics: [TOPIC, pad(from), pad(to)],
  data: numberToHex(value, { size: 32 }),
});
/** Holders by a node that gives these logs, each account with so much. */
const holdersOf = (logs: object[], held: readonly (readonly [Address, bigint])[], more: Partial<Trial> = {}) =>
  findHolders(
    fakeTrial(
      held.map(([account, amount]) => [balanceCall(token, account), amount]),
      more,
      () => logs,
    ),
    pools,
    OWNER,
  );

it('what is with accounts that were not seen is the rest of the supply, never less than nothing', () => {
  const list = [
    { account: OWNER, held: 30n },
    { account: PAIR, held: 20n },
  ];
  expect([unseenOf({ list }, 60n), unseenOf({ list }, 50n), unseenOf({ list }, 40n)]).toEqual([10n, 0n, 0n]);
});

it('an account is burned, our lock, a pool, or may be a person’s', () => {
  const custody = (account: Address, of = trial) => custodyOf(of, pools, account);
  expect(custody(zeroAddress)).toBe('burned');
  expect(custody(DEAD_ADDRESS)).toBe('burned');
  expect(custody(LOCK)).toBe('lock');
  expect(custody(PAIR)).toBe('pool');
  expect(custody(OWNER)).toBeNull();
  const without = fakeTrial([], { contracts: { rabbitLock: null, launchpadSetting: null } });
  expect(custody(LOCK, without)).toBeNull();
});

describe('holders', () => {
  it('are those of transfers, the owner, pools, our lock and the burned, with what they hold, the largest first', async () => {
    const [one, two, gone] = [person(1), person(2), person(3)];
    const logs = [transfer(zeroAddress, one, 9n), transfer(one, two, 5n), transfer(two, gone, 1n)];
    const held = [
      [one, 4n],
      [two, 40n],
      [gone, 0n],
      [OWNER, 7n],
      [PAIR, 30n],
      [LOCK, 20n],
      [DEAD_ADDRESS, 3n],
      [zeroAddress, 99n],
    ] as const;
    const { list } = await holdersOf(logs, held);
    expect(list).toEqual([
      { account: two, held: 40n },
      { account: PAIR, held: 30n },
      { account: LOCK, held: 20n },
      { account: OWNER, held: 7n },
      { account: one, held: 4n },
      { account: getAddress(DEAD_ADDRESS), held: 3n },
    ]);
  });

  it('are fewer without an owner and a lock', async () => {
    const bare = fakeTrial([[balanceCall(token, person(1)), 1n]], {
      contracts: { rabbitLock: null, launchpadSetting: null },
    });
    expect((await findHolders(bare, [], null)).list).toEqual([]);
  });

  it('are not looked for in records of another shape', async () => {
    const [one, two] = [person(1), person(2)];
    const held = [
      [one, 1n],
      [two, 1n],
    ] as const;
    const whole = transfer(one, two, 1n);
    expect((await holdersOf([whole], held)).list).toHaveLength(2);
    for (const odd of [
      { ...whole, topics: whole.topics.slice(0, 2) },
      { ...whole, topics: whole.topics.slice(0, 1) },
      { ...whole, topics: [TOPIC, undefined, pad(two)] },
      { ...whole, data: whole.data.slice(0, 65) },
      { ...whole, data: '0x' },
    ])
      expect((await holdersOf([odd], held)).list).toEqual([]);
    expect((await holdersOf([{ ...whole, data: `${whole.data}ff` }], held)).list).toHaveLength(2);
  });

  it('that received the most are asked, two hundred of all; owner, pools, lock and burned always are, whatever the token logs of them', async () => {
    const people = Array.from({ length: 205 }, (_, index) => person(index));
    const [spender, keeper, giver] = [person(500), person(501), person(502)];
    const small = transfer(zeroAddress, person(600), 5n * ETHER);
    const logs = [
      transfer(zeroAddress, spender, 900n * ETHER),
      ...people.map((account, index) => transfer(spender, account, BigInt(index + 1) * ETHER)),
      // what they gave away again does not count
      transfer(zeroAddress, keeper, 100n * ETHER),
      transfer(keeper, zeroAddress, 85n * ETHER),
      transfer(zeroAddress, giver, 100n * ETHER),
      transfer(giver, zeroAddress, 91n * ETHER),
      // a token may log what it likes
      ...[OWNER, PAIR, LOCK].map((account) => transfer(account, zeroAddress, 2n ** 256n - 1n)),
      // its data continues after the amount
      { ...small, data: `${small.data}${'f'.repeat(64)}` },
    ];
    const others = [spender, keeper, giver, person(600), OWNER, PAIR, LOCK, DEAD_ADDRESS];
    const { list } = await holdersOf(
      logs,
      [...people, ...others].map((account) => [account, 1n] as const),
    );
    expect(list).toHaveLength(199);
    const seen = new Set(list.map(({ account }) => account));
    for (const account of [OWNER, PAIR, LOCK, getAddress(DEAD_ADDRESS), keeper]) expect(seen.has(account)).toBe(true);
    expect(people.filter((account) => !seen.has(account))).toEqual(people.slice(0, 11));
    for (const account of [spender, giver, person(600)]) expect(seen.has(account)).toBe(false);
  });
});

describe('the records of a token', () => {
  /** Which blocks are asked for by a node that refuses more than so many, and where the answer begins. */
  async function spansOf(block: bigint, most: number) {
    const spans: number[][] = [];
    const refused = new Set<never>();
    const asking = fakeTrial([], { block, refused }, ({ address, topics, fromBlock, toBlock }) => {
      expect([address, topics]).toEqual([token, [TOPIC]]);
      spans.push([Number(fromBlock), Number(toBlock)]);
      if (Number(toBlock) - Number(fromBlock) >= most) throw new Error('too many blocks');
      return [];
    });
    const { since } = await findHolders(asking, [], null);
    return { spans, since, refused: [...refused] };
  }

  it('are read of as many blocks as the node gives', async () => {
    expect(await spansOf(100_000n, 50_000)).toEqual({ spans: [[50_001, 100_000]], since: 50_001n, refused: [] });
    expect(await spansOf(100_000n, 1_000)).toEqual({
      spans: [
        [50_001, 100_000],
        [95_001, 100_000],
        [99_001, 100_000],
      ],
      since: 99_001n,
      refused: [],
    });
  });

  it('begin with the first block of a young chain', async () => {
    expect((await spansOf(49_999n, 50_000)).since).toBe(0n);
    expect((await spansOf(50_000n, 50_000)).since).toBe(1n);
  });

  it('are not known where the node gives none', async () => {
    expect(await spansOf(100_000n, 0)).toMatchObject({ since: null, refused: ['eth_getLogs'] });
  });
});
