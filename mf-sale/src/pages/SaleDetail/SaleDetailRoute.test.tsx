import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import type { Sale } from '@rab/launchpad';
import { openSalePage, saleFixture } from '@rab/launchpad/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE } from '@rab/testing/renderPart';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { SaleDetailRoute } from './SaleDetailRoute.tsx';

const full = { raised: 10n * 10n ** 18n };
const open = (change: Partial<Sale>, tab?: string, answers = {}) =>
  openSalePage(<SaleDetailRoute />, { path: paths.sale, sale: saleFixture(change), answers, ...(tab && { tab }) });

beforeEach(beginPart);
afterEach(endPart);

it('has the tabs of a sale that lists itself, and its listing in words [DET-05]', async () => {
  await open({}, 'listing');
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Token Info', 'Status', 'Listing Info', 'Safety', 'Deposits', 'Lock record', 'Calculator']);
  expect(screen.getByText('60%')).toBeTruthy();
  expect(screen.getByText('30 days')).toBeTruthy();
  expect(screen.getByText('1 BNB = 800 CARROT')).toBeTruthy();
});

it('what its contract says now stands over what the indexer knows', async () => {
  await open({}, 'status', { liveSale: () => ({ buyerCount: 1234 }) });
  expect(screen.getByText('1234')).toBeTruthy();
});

it('its owner is offered Finalize once it has succeeded, and not before [OWN-03]', async () => {
  const end = 10n ** 12n;
  await open({ owner: ALICE, end });
  expect(screen.queryByRole('button', { name: 'Finalize' })).toBeNull();
  cleanup();
  await open({ ...full, owner: ALICE, end });
  expect(screen.getByRole('button', { name: 'Finalize' })).toBeTruthy();
});

it('listing on the other exchange asks first, with what goes where [OWN-03]', async () => {
  const day = 86_400n;
  const end = BigInt(Math.floor(Date.now() / 1000)) - 3n * day;
  await open({ ...full, sold: 10_000n * 10n ** 18n, start: 1n, end }, 'token', {
    otherExchange: () => `0x${'a'.repeat(40)}`,
  });
  fireEvent.click(screen.getByRole('button', { name: 'List on PancakeSwap' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('List the sale on PancakeSwap?');
  expect(dialog.textContent).toContain('Owner receives');
  expect(dialog.textContent).toContain('This cannot be undone.');
});

it('a listed sale leads to where its token is traded, where the exchange is known', async () => {
  const { listing, ...sale } = saleFixture();
  const listedOn = (digit: string) => ({
    ...full,
    end: sale.end,
    isListed: true,
    isFinalized: true,
    listing: listing && { ...listing, exchange: `0x${digit.repeat(40)}` as const },
  });
  await open(listedOn('a'), 'listing');
  const link = await screen.findByRole('link', { name: 'Trade it there' });
  expect(link.getAttribute('href')).toBe(`https://swap.example/?to=${sale.token.address}`);
  cleanup();
  await open(listedOn('4'), 'listing');
  expect(await screen.findByText('CARROT is listed on its exchange')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Trade it there' })).toBeNull();
});
