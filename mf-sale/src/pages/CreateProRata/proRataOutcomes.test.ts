import { expect, it } from '@jest/globals';
import type { ProRataTerms } from './proRataInfoSchema.ts';
import { proRataOutcomes } from './proRataOutcomes.ts';

const ether = (count: number) => BigInt(count * 1000) * 10n ** 15n;

it('a pro rata sale is summed up at both caps: more than the hard cap is never raised [MNY-05] [RGT-06]', () => {
  const terms = {
    sellingAmount: ether(1000),
    softCap: ether(3),
    hardCap: ether(6),
    maxOwnerReceive: ether(2),
    liquidityPercent: 600n,
  } as ProRataTerms;
  const outcomes = proRataOutcomes(terms, { flatFee: 0n, baseFee: 20n, tokenFee: 20n, tokens: 0n });
  expect(outcomes.map(({ label, raised, payout }) => [label, raised, payout.owner, payout.liquidityBase])).toEqual([
    ['At the soft cap', ether(3), ether(1.176), ether(1.764)],
    ['At the hard cap', ether(6), ether(2), ether(3.88)],
  ]);
});
