import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { makePages } from '@rab/federation/area';
import { saleFixture } from '@rab/launchpad/testing';
import type { Sale } from '@rab/sdk/sales';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, BEN, CHANGES, type Page, renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen } from '@testing-library/react';
import { area } from './area.ts';

const FIRST = `0x${'e'.repeat(40)}` as const;
const SECOND = `0x${'f'.repeat(40)}` as const;
const ether = (count: number) => BigInt(count) * 10n ** 18n;
const sale: Partial<Sale> = { owner: ALICE, start: 1n, end: 10n ** 12n };
const answers = {
  chainTime: () => ({ hash: null, offset: 0 }),
  sale: ([, , asked]: readonly unknown[]) => saleFixture({ ...sale, id: (asked as Pick<Sale, 'id'>).id }),
  liveSale: () => ({}),
  balances: () => [ether(20)],
  gasReserve: () => 0n,
  buyer: () => ({ deposited: 0n, bought: 0n, claimed: 0n, referred: 0n }),
  projectInfo: () => null,
};
const ALL_CHANGES: [string, (page: Page, path: (sale: string) => string) => Promise<void>][] = [
  ...CHANGES,
  ['sale', (page, path) => page.goTo(path(SECOND))],
];

/** Opens one sale's page after the other's, so that both are known and neither has to be waited for. */
async function open(path: (sale: string) => string): Promise<Page> {
  const page = await renderPart(<Pages />, { path: path(SECOND), answers, isConnected: true });
  await page.goTo(path(FIRST));
  return page;
}

const Pages = makePages(area);

beforeEach(beginPart);
afterEach(endPart);

it.each(ALL_CHANGES)('an amount to deposit is gone with the %s [APP-27]', async (_what, change) => {
  const page = await open(paths.sale);
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
  fireEvent.change(amount, { target: { value: '2' } });
  expect(await screen.findByText(/^You get 2,000 CARROT/)).toBeTruthy();
  await change(page, paths.sale);
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('');
  expect(screen.queryByText(/^You get/)).toBeNull();
});

it.each(ALL_CHANGES)('what the calculator was asked is gone with the %s [APP-27]', async (_what, change) => {
  const path = (id: string) => `${paths.sale(id)}?tab=calculator`;
  const page = await open(path);
  fireEvent.change(await screen.findByLabelText('If you deposit'), { target: { value: '3' } });
  await change(page, path);
  expect((await screen.findByLabelText<HTMLInputElement>('If you deposit')).value).toBe('1');
});

it.each(ALL_CHANGES)(
  'a window of the owner’s is closed with the %s, and opens empty [APP-27]',
  async (_what, change) => {
    const page = await open(paths.sale);
    const press = async () => fireEvent.click(await screen.findByRole('button', { name: /^Recover tokens sent/ }));
    await press();
    const field = await screen.findByLabelText(/^Token address/);
    fireEvent.input(field, { target: { value: BEN } });
    await change(page, paths.sale);
    expect(screen.queryByLabelText(/^Token address/)).toBeNull();
    await page.chooseAccount(ALICE);
    await press();
    expect((await screen.findByLabelText<HTMLInputElement>(/^Token address/)).value).toBe('');
  },
);
