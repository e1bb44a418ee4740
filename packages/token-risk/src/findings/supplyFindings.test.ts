import { describe, expect, it } from '@jest/globals';
import { DEAD_ADDRESS } from '@rab/contracts';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { type Address, encodeFunctionResult, type Hex, zeroAddress } from 'viem';
import { type Answer, fakeTrial } from '../../test/fakeTrial.ts';
import { PAIR, poolFixture } from '../../test/poolFixture.ts';
import type { RefusedMethod } from '../Finding.ts';
import type { Holders } from '../holders/holders.ts';
import type { Pool } from '../simulations/pools.ts';
import { encodeRead } from '../trial/encodeCall.ts';
import type { Trial } from '../trial/Trial.ts';
import { balanceCall, supplyCall } from '../trial/tokenCalls.ts';
import { lockedFinding } from './lockedFinding.ts';
import { burnedFinding, holdersFinding, poolsFinding } from './supplyFindings.ts';
import { whyUnread } from './undetermined.ts';

const SUPPLY = 10_000n;
const { token, contracts, time } = fakeTrial([]);
const LOCK = contracts.rabbitLock as Address;
const OWNER = `0x${'40'.repeat(20)}` as const;
const person = (digits: string): Address => `0x${digits.repeat(20)}`;
const locker = { address: LOCK, abi: rabbitLockAbi } as const;

const pool = poolFixture({ tokenReserve: 2_500n, baseReserve: 7n });

interface Locked {
  amount: bigint;
  /** Unix seconds. */
  until: bigint;
  owner?: Address;
}
const records = (locks: readonly Locked[]): Hex =>
  encodeFunctionResult({
    abi: rabbitLockAbi,
    functionName: 'getLocksForToken',
    result: locks.map(({ amount, until, owner = OWNER }, index) => ({
      id: BigInt(index),
      token,
      owner,
      amount,
      lockDate: 0n,
      tgeDate: until,
      tgeBps: 0n,
      cycle: 0n,
      cycleBps: 0n,
      unlockedAmount: 0n,
      description: '',
      factory: zeroAddress,
    })),
  });
const promisedCall = encodeRead({ ...locker, functionName: 'cumulativeLockInfo', args: [token] });
const locksCall = (of: Address) => encodeRead({ ...locker, functionName: 'getLocksForToken', args: [of, 0n, 100n] });
const promised = (amount: bigint): Answer => [
  promisedCall,
  encodeFunctionResult({
    abi: rabbitLockAbi,
    functionName: 'cumulativeLockInfo',
    result: { token, isLp: false, amount, factory: zeroAddress },
  }),
];
const LATER = time + 1n;
const OWN: readonly Answer[] = [
  promised(3_000n),
  [balanceCall(token, LOCK), 3_000n],
  [locksCall(token), records([{ amount: 2_000n, until: LATER }])],
];
const locked = (answers: readonly Answer[], of: Pool | undefined = undefined, more: Partial<Trial> = {}) =>
  lockedFinding(fakeTrial(answers, more), SUPPLY, of);
const undetermined = (topic: string, reason: string) => ({ code: 'undetermined', topic, verdict: 'unknown', reason });

describe('what is locked', () => {
  const OF_SUPPLY = { of: 'supply', lockedBps: 2_000n, freeBps: 0n, until: LATER };

  it('is a share of the supply until a date', async () => {
    const fact = { code: 'lockedParts', topic: 'locked', verdict: 'fact', bps: 2_000n, parts: [OF_SUPPLY] };
    expect(await locked(OWN)).toEqual(fact);
    expect(await locked([promised(2_000n), [balanceCall(token, LOCK), 2_001n], ...OWN.slice(2)])).toEqual(fact);
  });

  it('is missing where the lock has less than it has promised', async () => {
    expect(await locked([promised(3_001n), ...OWN.slice(1)])).toEqual({
      code: 'lockedMissing',
      topic: 'locked',
      verdict: 'danger',
      promised: 3_001n,
      held: 3_000n,
    });
  });

  it('is not known without a lock of the product, nor without any of the three answers, and the reason is named', async () => {
    const none = { contracts: { rabbitLock: null, launchpadSetting: null } };
    expect(await locked(OWN, undefined, none)).toEqual(undetermined('locked', 'noLocker'));
    for (const index of [0, 1, 2])
      expect(await locked(OWN.filter((_, at) => at !== index))).toEqual(undetermined('locked', 'noAmount'));
    const refused = new Set<RefusedMethod>(['eth_call']);
    expect(await locked([], undefined, { refused })).toEqual(undetermined('locked', 'eth_call'));
    const client = { simulateBlocks: async () => [{ calls: [] }] } as unknown as Trial['client'];
    expect(await locked(OWN, undefined, { client })).toEqual(undetermined('locked', 'noAmount'));
    expect(whyUnread({ refused: new Set(['eth_getLogs']) })).toBe('noAmount');
  });

  it('that its owner can take out now is free, with a warning and without a date', async () => {
    expect(await locked([...OWN.slice(0, 2), [locksCall(token), records([{ amount: 500n, until: time }])]])).toEqual({
      code: 'lockedParts',
      topic: 'locked',
      verdict: 'warning',
      bps: 0n,
      parts: [{ of: 'supply', lockedBps: 0n, freeBps: 500n, until: null }],
    });
  });

  it('may be as little as one basis point', async () => {
    const dust = records([
      { amount: 1n, until: time },
      { amount: 1n, until: LATER },
    ]);
    expect(await locked([...OWN.slice(0, 2), [locksCall(token), dust]])).toMatchObject({
      verdict: 'warning',
      parts: [{ lockedBps: 1n, freeBps: 1n, until: LATER }],
    });
  });

  describe('of the liquidity', () => {
    const OF_PAIR: readonly Answer[] = [
      [locksCall(PAIR), records([{ amount: 100n, until: LATER + 5n }])],
      [supplyCall(PAIR), 1_000n],
      [balanceCall(PAIR, zeroAddress), 20n],
      [balanceCall(PAIR, DEAD_ADDRESS), 3n],
    ];
    const OF_LIQUIDITY = { of: 'liquidity', lockedBps: 1_230n, freeBps: 0n, until: LATER + 5n };
    const partsOf = async (answers: readonly Answer[], of: Pool | undefined = pool) => {
      const found = await locked([...OWN, ...answers], of);
      return 'parts' in found ? found.parts : found;
    };

    it('is what is locked and what is burned', async () => {
      expect(await partsOf(OF_PAIR)).toEqual([OF_SUPPLY, OF_LIQUIDITY]);
      expect(await partsOf(OF_PAIR.slice(0, 2))).toEqual([OF_SUPPLY, { ...OF_LIQUIDITY, lockedBps: 1_000n }]);
    });

    it('has no date where only burned', async () => {
      const burned: Answer = [locksCall(PAIR), records([])];
      expect(await partsOf([burned, ...OF_PAIR.slice(1)])).toEqual([
        OF_SUPPLY,
        { of: 'liquidity', lockedBps: 230n, freeBps: 0n, until: null },
      ]);
    });

    it('is a warning where some of it is free', async () => {
      const free: Answer = [locksCall(PAIR), records([{ amount: 100n, until: time }])];
      expect(await locked([...OWN, free, ...OF_PAIR.slice(1)], pool)).toMatchObject({
        verdict: 'warning',
        parts: [OF_SUPPLY, { lockedBps: 230n, freeBps: 1_000n }],
      });
    });

    it('is left out without a pool, for one that is only tried, and without locks or a supply', async () => {
      const setup = [balanceCall(token, OWNER)];
      expect(await partsOf(OF_PAIR, { ...pool, setup })).toEqual([OF_SUPPLY]);
      expect(await partsOf(OF_PAIR.slice(1))).toEqual([OF_SUPPLY]);
      expect(await partsOf(OF_PAIR.slice(0, 1))).toEqual([OF_SUPPLY]);
      expect(await partsOf([...OF_PAIR.slice(0, 1), [supplyCall(PAIR), 0n]])).toEqual([OF_SUPPLY]);
    });
  });
});

describe('where the supply is', () => {
  const BURNED: readonly Answer[] = [
    [balanceCall(token, zeroAddress), 300n],
    [balanceCall(token, DEAD_ADDRESS), 40n],
  ];

  describe('the holders', () => {
    const held = (...amounts: bigint[]) => amounts.map((each, index) => ({ account: person(`5${index}`), held: each }));
    const facts = { topic: 'holders', since: 5n };
    const holdersFound = (holders: Holders) => holdersFinding(fakeTrial([]), SUPPLY, [pool], holders);

    it('are not known without records', () => {
      expect(holdersFound({ list: [], since: null })).toEqual(undetermined('holders', 'eth_getLogs'));
    });

    it('are the three largest that may be people, the largest with a warning where it has more than a fifth', () => {
      const list = [{ account: PAIR, held: 4_000n }, ...held(2_000n, 1_500n, 1_400n, 1_000n)];
      const accounts = ['50', '51', '52'].map(person);
      const shares = [2_000n, 1_500n, 1_400n];
      const fact = { code: 'holdersLargest', ...facts, verdict: 'fact', bps: 2_000n, accounts, shares, large: 0 };
      expect(holdersFound({ list, since: 5n })).toEqual(fact);
      const larger = [{ account: LOCK, held: 4_000n }, ...held(2_001n, 1_500n, 1_400n, 999n)];
      expect(holdersFound({ list: larger, since: 5n })).toEqual({
        ...fact,
        verdict: 'warning',
        bps: 2_001n,
        shares: [2_001n, 1_500n, 1_400n],
        large: 1,
      });
    });

    it('are unknown where more than a hundredth is with others', () => {
      const list = [{ account: PAIR, held: 9_000n }, ...held(900n)];
      expect(holdersFound({ list, since: 5n })).toMatchObject({ code: 'holdersLargest', bps: 900n });
      const more = [{ account: PAIR, held: 9_000n }, ...held(899n)];
      expect(holdersFound({ list: more, since: 5n })).toEqual({
        code: 'holdersUnseen',
        ...facts,
        verdict: 'unknown',
        bps: 101n,
        accounts: [person('50')],
        shares: [899n],
      });
    });

    it('are nobody where all of it is in pools, locks or burned', () => {
      expect(holdersFound({ list: [{ account: PAIR, held: SUPPLY }], since: 5n })).toEqual({
        code: 'holdersNone',
        ...facts,
        verdict: 'fact',
        accounts: [],
      });
    });
  });

  it('the burned are at both addresses that nobody has', async () => {
    const burned = (answers: readonly Answer[], more?: Partial<Trial>) =>
      burnedFinding(fakeTrial(answers, more), SUPPLY);
    const fact = { code: 'burnedPart', topic: 'burned', verdict: 'fact' };
    expect(await burned(BURNED)).toEqual({ ...fact, bps: 340n });
    expect(await burned(BURNED.slice(0, 1))).toEqual(undetermined('burned', 'noAmount'));
    expect(await burned(BURNED.slice(1), { refused: new Set(['eth_call']) })).toEqual(
      undetermined('burned', 'eth_call'),
    );
  });

  it('pools have a share of it, the largest with its native currency', () => {
    const inPools = (pools: Pool[], more?: Partial<Trial>) => poolsFinding(fakeTrial([], more), SUPPLY, pools);
    const fact = { code: 'pooledPart', topic: 'pools', verdict: 'fact' };
    expect(inPools([pool])).toEqual({ ...fact, bps: 2_500n, pools: 1, native: 7n });
    const other = { ...pool, isNative: false, tokenReserve: 100n };
    expect(inPools([pool, other])).toEqual({ ...fact, bps: 2_600n, pools: 2, native: 7n });
    expect(inPools([other])).toEqual({ ...fact, bps: 100n, pools: 1, native: null });
    expect(inPools([])).toEqual({ code: 'pooledNowhere', topic: 'pools', verdict: 'fact' });
    const refused = new Set<RefusedMethod>(['eth_call']);
    expect(inPools([], { refused })).toEqual(undetermined('pools', 'eth_call'));
    expect(inPools([pool], { refused })).toMatchObject(fact);
    expect(inPools([], { refused: new Set(['eth_getLogs']) })).toMatchObject({ code: 'pooledNowhere' });
  });
});
