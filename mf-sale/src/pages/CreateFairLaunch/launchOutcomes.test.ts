import { expect, it } from '@jest/globals';
import { sharedListingPayout } from '@rab/contracts/sale';
import type { FairLaunchTerms } from './fairLaunchInfoSchema.ts';
import { launchOutcomes } from './launchOutcomes.ts';

const ether = (count: number) => BigInt(count * 1000) * 10n ** 15n;
const cost = { flatFee: 0n, baseFee: 20n, tokenFee: 20n, tokens: 0n };
const terms = (liquidityPercent: bigint) =>
  ({
    sellingAmount: ether(1000),
    softCap: ether(3),
    maxOwnerReceive: ether(5),
    liquidityPercent,
  }) as FairLaunchTerms;

it('a fair launch is summed up at its soft cap and where its owner first gets the most [MNY-05]', () => {
  const [soft, most] = launchOutcomes(terms(600n), cost);
  expect(soft).toMatchObject({
    raised: ether(3),
    sold: ether(1000),
    payout: { fee: ether(0.06), owner: ether(1.176), liquidityBase: ether(1.764), tokenFee: ether(20) },
  });
  expect([soft?.label, most?.label]).toEqual(['At the soft cap', 'At Max Owner Receive']);
  expect(most?.payout.owner).toBe(ether(5));
  const { softCap: _, maxOwnerReceive: mostForOwner, sellingAmount: selling } = terms(600n);
  const below = sharedListingPayout({
    selling,
    mostForOwner,
    raised: (most?.raised ?? 0n) - 10n,
    liquidityPercent: 600n,
    baseFee: 20n,
    tokenFee: 20n,
    held: 0n,
  });
  expect(below.owner).toBeLessThan(ether(5));
});

it('at its soft cap alone where nothing is left for the owner', () => {
  expect(launchOutcomes(terms(1000n), cost).map(({ label }) => label)).toEqual(['At the soft cap']);
});

it('at its soft cap alone where its owner gets the most just there [MNY-05]', () => {
  const free = { ...cost, baseFee: 0n, tokenFee: 0n };
  const at = (maxOwnerReceive: bigint) => launchOutcomes({ ...terms(0n), maxOwnerReceive }, free).length;
  expect([at(ether(3)), at(ether(3) + 1n)]).toEqual([1, 2]);
});

it('without a fee on tokens the liquidity gets as many for each coin as the buyers [MNY-05]', () => {
  const [soft] = launchOutcomes(terms(600n), { ...cost, baseFee: 50n, tokenFee: 0n });
  expect(soft?.payout).toMatchObject({
    fee: ether(0.15),
    owner: ether(1.14),
    liquidityBase: ether(1.71),
    liquidityTokens: ether(570),
    tokenFee: 0n,
    // of the 950 that the creation takes for the listing, as the fee of 5 % is left out of them
    unsold: ether(380),
  });
});
