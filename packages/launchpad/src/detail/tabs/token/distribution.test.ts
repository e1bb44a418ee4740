import { expect, it } from '@jest/globals';
import type { Sale } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { kindFixture } from '../../../../test/kindFixture.ts';
import { commonStates } from '../../../model/commonStates.ts';
import type { SaleState } from '../../../model/SaleState.ts';
import { distributionOf } from './distribution.ts';

const ether = (count: number) => BigInt(count) * 10n ** 18n;
const facts = { totalSupply: ether(100_000), burned: 0n, held: ether(14_608), locks: [] };
const shares = (sale: Sale, state: SaleState, change = {}) =>
  distributionOf(kindFixture, sale, state, { ...facts, ...change }).map(({ name, value }) => [
    name,
    Number(value / 10n ** 18n),
  ]);

it('until a sale has settled the shares are those planned at the hard cap [DET-03]', () => {
  expect(shares(saleFixture(), commonStates.live)).toEqual([
    ['Presale', 10_000],
    ['Liquidity', 4_608],
    ['Unlocked', 85_392],
  ]);
});

it('the shares of a settled sale are what was sold and listed, with what was burned and each lock by its description [DET-03]', () => {
  const sale = saleFixture({ raised: ether(5), sold: ether(5_000), isListed: true });
  const locks = [
    { id: '1', description: 'Team', locked: ether(1_000) },
    { id: '2', description: 'Team', locked: ether(500) },
    { id: '3', description: '', locked: ether(250) },
    { id: '4', description: 'Spent', locked: 0n },
    { id: '5', description: ' burned', locked: ether(1) },
  ];
  expect(
    shares(sale, { ...commonStates.success, phase: 'settled' }, { burned: ether(7_304), held: ether(5_000), locks }),
  ).toEqual([
    ['Presale', 5_000],
    ['Liquidity', 2_304],
    ['Burned', 7_304],
    ['Team', 1_000],
    ['Team (2)', 500],
    ['Lock 3', 250],
    ['Lock 5', 1],
    ['Unlocked', 83_641],
  ]);
});

it('a failed sale has a share of only what is still in it', () => {
  expect(shares(saleFixture(), commonStates.failed)).toEqual([
    ['Presale', 14_608],
    ['Unlocked', 85_392],
  ]);
});
