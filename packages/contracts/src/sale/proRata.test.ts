import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sharedTokens } from './fairLaunch.ts';
import { proRataRaised, proRataRest } from './proRata.ts';

it('up to the hard cap nothing comes back; above it the same part of every commitment does [RGT-06]', () => {
  expect(proRataRest(40n, 100n, 100n)).toBe(0n);
  expect(proRataRest(40n, 99n, 100n)).toBe(0n);
  expect(proRataRest(40n, 200n, 100n)).toBe(20n);
  expect(proRataRest(3n, 200n, 100n)).toBe(1n);
  expect(proRataRest(0n, 0n, 100n)).toBe(0n);
});

it('the raise is what was committed, at most the hard cap [RGT-06]', () => {
  expect(proRataRaised(99n, 100n)).toBe(99n);
  expect(proRataRaised(100n, 100n)).toBe(100n);
  expect(proRataRaised(101n, 100n)).toBe(100n);
});

it('all rests together are covered, and a commitment split over two wallets never gets more [RGT-06]', () => {
  const amount = fc.bigInt({ min: 1n, max: 2n ** 90n });
  fc.assert(
    fc.property(amount, amount, amount, amount, amount, (first, second, others, hardCap, selling) => {
      const all = first + second + others;
      const rest = (committed: bigint) => proRataRest(committed, all, hardCap);
      const tokens = (committed: bigint) => sharedTokens(selling, committed, all);
      expect(rest(first) + rest(second) + rest(others)).toBeLessThanOrEqual(all - proRataRaised(all, hardCap));
      expect(rest(first) + rest(second)).toBeLessThanOrEqual(rest(first + second));
      expect(tokens(first) + tokens(second)).toBeLessThanOrEqual(tokens(first + second));
    }),
  );
});
