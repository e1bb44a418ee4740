import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ownArtifact } from '@rab/evm/artifact';
import { type Anvil, startAnvil } from '@rab/evm/startAnvil';
import { decodeFunctionResult, encodeFunctionData } from 'viem';
import { shareInBasisPoints } from '../src/index.ts';
import { releasedAmount } from '../src/lock/lockSchedule.ts';
import {
  amountNeeded,
  amountNeededForGrow,
  baseFeeAmount,
  baseForTokensUp,
  liquidityBase,
  liquidityTokens,
  partsDue,
  referralPool,
  referralReward,
  shareOfLeft,
  tokenFeeAmount,
  tokensForBase,
  vestingOwed,
} from '../src/sale/amounts.ts';
import { proRataRest } from '../src/sale/proRata.ts';
import { randomWords, SEED } from './randomWords.ts';

const VECTORS = 50_000;
// anvil takes requests of at most 2 MB
const VECTORS_PER_CALL = 2_500;
type Draw = (word: () => number) => bigint;

/** Any number of up to `bits` bits, small and large ones alike, the two ends often. */
const upTo =
  (bits: number): Draw =>
  (word) => {
    const dice = word() % 32;
    if (dice === 0) return 0n;
    if (dice === 1) return 2n ** BigInt(bits) - 1n;
    let value = 0n;
    for (let left = (word() % bits) + 1; left > 0; left -= 32) {
      const size = Math.min(left, 32);
      value = (value << BigInt(size)) | BigInt(word() >>> (32 - size));
    }
    return value;
  };
const between =
  (low: number, high: number): Draw =>
  (word) =>
    BigInt(low + (word() % (high - low + 1)));

/** What a drawn vector lacks of being possible, e.g. a part above its whole. */
type Repair = (vector: bigint[]) => bigint[];
const same: Repair = (vector) => vector;

const base = upTo(88);
const rate = upTo(96);
const decimals = between(0, 24);
const fee = between(0, 100);
const referralRate = between(0, 50);
const liquidityPercent = between(510, 1000);

interface Formula {
  draws: Draw[];
  repair?: Repair;
  typescript: (...vector: bigint[]) => bigint;
}

const named = (tokenDecimals: bigint, baseDecimals: bigint) => ({
  tokenDecimals: Number(tokenDecimals),
  baseDecimals: Number(baseDecimals),
});

const FORMULAS: Record<string, Formula> = {
  tokensForBase: {
    draws: [base, rate, decimals, decimals],
    typescript: (amount = 0n, price = 0n, t = 0n, b = 0n) => tokensForBase(amount, price, named(t, b)),
  },
  liquidityBase: {
    draws: [base, fee, referralRate, liquidityPercent],
    typescript: (amount = 0n, baseFee = 0n, referral = 0n, percent = 0n) =>
      liquidityBase(amount, { baseFee, referralRate: referral, liquidityPercent: percent }),
  },
  liquidityTokens: {
    draws: [base, fee, referralRate, liquidityPercent, rate, decimals, decimals],
    typescript: (hardCap = 0n, baseFee = 0n, referral = 0n, percent = 0n, listingRate = 0n, t = 0n, b = 0n) =>
      liquidityTokens({
        hardCap,
        baseFee,
        referralRate: referral,
        liquidityPercent: percent,
        listingRate,
        ...named(t, b),
      }),
  },
  amountNeeded: {
    draws: [base, rate, rate, decimals, decimals, fee, fee, referralRate, liquidityPercent],
    typescript: (
      hardCap = 0n,
      tokenPrice = 0n,
      listingRate = 0n,
      t = 0n,
      b = 0n,
      baseFee = 0n,
      tokenFee = 0n,
      referral = 0n,
      percent = 0n,
    ) =>
      amountNeeded({
        hardCap,
        tokenPrice,
        listingRate,
        ...named(t, b),
        baseFee,
        tokenFee,
        referralRate: referral,
        liquidityPercent: percent,
      }),
  },
  amountNeededForGrow: {
    draws: [base, rate, decimals, decimals, fee],
    typescript: (hardCap = 0n, tokenPrice = 0n, t = 0n, b = 0n, tokenFee = 0n) =>
      amountNeededForGrow({ hardCap, tokenPrice, ...named(t, b), tokenFee }),
  },
  baseFeeAmount: { draws: [base, fee], typescript: (amount = 0n, perMille = 0n) => baseFeeAmount(amount, perMille) },
  tokenFeeAmount: {
    draws: [upTo(128), fee],
    typescript: (amount = 0n, perMille = 0n) => tokenFeeAmount(amount, perMille),
  },
  referralPool: {
    draws: [base, fee, referralRate, base],
    typescript: (amount = 0n, baseFee = 0n, perMille = 0n, total = 0n) =>
      referralPool(amount, baseFee, perMille, total),
  },
  referralReward: {
    draws: [base, base, base],
    repair: ([pool = 0n, own = 0n, total = 0n]) => [pool, own < total ? own : total, own < total ? total : own],
    typescript: (pool = 0n, own = 0n, total = 0n) => referralReward(pool, own, total),
  },
  vestingOwed: {
    draws: [upTo(128), between(0, 10_000), upTo(40), upTo(32), upTo(32), upTo(32)],
    repair: ([total = 0n, bps = 0n, elapsed = 0n, a = 0n, b = 0n, period = 0n]) => {
      const [start, end] = a < b ? [a, b] : [b, a + 1n];
      return [total, bps, elapsed, start, end, period > end ? end : period];
    },
    typescript: (total = 0n, vestingBps = 0n, elapsed = 0n, start = 0n, end = 0n, period = 0n) =>
      vestingOwed(total, { vestingBps, start, end, period }, elapsed),
  },
  releasedAmount: {
    draws: [upTo(128), upTo(40), between(0, 10_000), upTo(32), between(0, 10_000), upTo(41)],
    typescript: (amount = 0n, tgeDate = 0n, tgeBps = 0n, cycle = 0n, cycleBps = 0n, now = 0n) =>
      releasedAmount({ amount, tgeDate, tgeBps, cycle, cycleBps }, now),
  },
  partsDue: {
    draws: [upTo(40), upTo(40), upTo(32), between(1, 12)],
    repair: ([time = 0n, next = 0n, period = 0n, open = 0n]) => [time, next, period + 1n, open],
    typescript: (time = 0n, next = 0n, period = 0n, open = 0n) => partsDue(time, { next, period, open }),
  },
  shareOfLeft: {
    draws: [base, base, base],
    repair: ([left = 0n, own = 0n, whole = 0n]) => [left, own < whole ? own : whole, own < whole ? whole : own],
    typescript: (left = 0n, share = 0n, whole = 0n) => shareOfLeft(left, share, whole),
  },
  handBack: {
    draws: [base, rate, decimals, decimals, between(0, 1000)],
    repair: ([amount = 0n, price = 0n, ...others]) => [amount, price + 1n, ...others],
    typescript: (amount = 0n, price = 0n, t = 0n, b = 0n, perMille = 0n) => {
      const claimed = (tokensForBase(amount, price, named(t, b)) * perMille) / 1000n;
      return baseForTokensUp(claimed, price, named(t, b));
    },
  },
  proRataRest: {
    draws: [upTo(96), upTo(96), upTo(96)],
    repair: ([own = 0n, all = 0n, hardCap = 0n]) => [own < all ? own : all, own < all ? all : own, hardCap],
    typescript: (own = 0n, all = 0n, hardCap = 0n) => proRataRest(own, all, hardCap),
  },
  progress: {
    draws: [base, base],
    typescript: (part = 0n, whole = 0n) => shareInBasisPoints(part, whole),
  },
};

describe('the formulas in TypeScript and in Solidity [WIZ-21, BUY-10, BUY-11, RGT-05, RGT-06]', () => {
  const { abi, bytecode } = ownArtifact('FormulaHarness');
  let anvil: Anvil;
  let harness: `0x${string}`;

  beforeAll(async () => {
    anvil = await startAnvil('--disable-block-gas-limit', '--code-size-limit', '100000');
    const [account] = await anvil.client.getAddresses();
    if (!account) throw new Error('anvil offers no accounts');
    const hash = await anvil.client.deployContract({ abi, bytecode, account });
    const { contractAddress } = await anvil.client.waitForTransactionReceipt({ hash });
    if (!contractAddress) throw new Error('the harness has no address');
    harness = contractAddress;
  }, 60_000);

  afterAll(() => {
    anvil.stop();
  });

  async function inSolidity(name: string, vectors: readonly bigint[][], arity: number): Promise<readonly bigint[]> {
    const data = encodeFunctionData({ abi, functionName: 'run', args: [name, vectors.flat(), BigInt(arity)] });
    const answer = await anvil.client.call({ to: harness, data, gas: 100_000_000_000n });
    return decodeFunctionResult({ abi, functionName: 'run', data: answer.data ?? '0x' }) as readonly bigint[];
  }

  it.each(Object.keys(FORMULAS))(
    'agree on 50,000 random vectors: %s',
    async (name) => {
      const { draws, repair = same, typescript } = FORMULAS[name] as Formula;
      const word = randomWords(SEED);
      for (let done = 0; done < VECTORS; done += VECTORS_PER_CALL) {
        const vectors = Array.from({ length: VECTORS_PER_CALL }, () => repair(draws.map((draw) => draw(word))));
        const expected = await inSolidity(name, vectors, draws.length);
        const different = vectors.findIndex((vector, index) => typescript(...vector) !== expected[index]);
        // the seed and the vector are enough to reproduce it
        const found = different < 0 ? null : { seed: SEED, vector: vectors[different], solidity: expected[different] };
        expect(found).toBeNull();
        expect(expected).toHaveLength(VECTORS_PER_CALL);
      }
    },
    60_000,
  );
});
