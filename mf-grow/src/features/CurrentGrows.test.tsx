import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { saleFixture } from '@rab/launchpad/testing';
import type { Sale } from '@rab/sdk/sales';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { screen, within } from '@testing-library/react';
import { CurrentGrows } from './CurrentGrows.tsx';

const address = (digit: string) => `0x${digit.repeat(40)}` as const;
const growOf = (digit: string, change: Partial<Sale> = {}) =>
  saleFixture({
    id: address(digit),
    token: { address: address(digit), name: digit, symbol: digit.toUpperCase(), decimals: 18 },
    listing: null,
    start: 1n,
    end: 10n ** 12n,
    ...change,
  });

/** Draws the section; returns what it has asked the indexer for. */
async function open(rows: Sale[], isConnected: boolean, path = '/') {
  const asked: unknown[] = [];
  await renderPart(<CurrentGrows />, {
    path,
    isConnected,
    answers: {
      chainTime: () => ({ hash: null, offset: 0 }),
      sales: ([, , parameters]) => {
        asked.push(parameters);
        return { rows, hasNext: false };
      },
    },
  });
  return asked.at(-1);
}

beforeEach(beginPart);
afterEach(endPart);

it('a visitor is shown the visible grows only, two of them, each with its page and its mark [HOM-03]', async () => {
  expect(
    await open(
      ['a', 'b', 'c', 'd'].map((digit) => growOf(digit)),
      false,
    ),
  ).toMatchObject({
    subgraph: 'privateSale',
    where: { and: [{ isVisible: true }] },
  });
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(2);
  const [first] = cards as [HTMLElement];
  expect(within(first).getByRole('link', { name: 'A' }).getAttribute('href')).toBe(`/rab-grow/${address('a')}`);
  expect(within(first).getByText('RAB GROW')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All grows' }).getAttribute('href')).toBe('/rab-grow/list');
});

it('a connected owner is shown the own hidden grows too [HOM-03] [HOM-05]', async () => {
  expect(await open([growOf('a', { owner: ALICE, isVisible: false })], true)).toMatchObject({
    where: { and: [{ or: [{ isVisible: true }, { owner: ALICE }] }] },
  });
  expect(screen.getByText('Not Visible')).toBeTruthy();
});

it.each([
  ['/', []],
  ['/?tab=live', [{ startTime_lte: expect.any(String), endTime_gte: expect.any(String) }]],
  ['/?tab=upcoming', [{ startTime_gt: expect.any(String) }]],
  ['/?tab=ended', [{ or: expect.any(Array) }]],
  ['/?tab=mine', []],
])('the grows follow the tab of the sales above: %s [HOM-02]', async (path, conditions) => {
  expect(await open([growOf('a')], false, path)).toMatchObject({
    where: { and: [{ isVisible: true }, ...conditions] },
  });
});

it('where there is no grow it says so, and offers to create one', async () => {
  await open([], false);
  expect(screen.getByText('No Pads')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create RAB Grow' }).getAttribute('href')).toBe('/rab-grow/create');
});
