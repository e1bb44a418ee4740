import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import type { Sale } from '@rab/launchpad';
import { openSalePage, saleFixture } from '@rab/launchpad/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE } from '@rab/testing/renderPart';
import { cleanup, screen } from '@testing-library/react';
import { SaleDetailRoute } from './SaleDetailRoute.tsx';

const full = { raised: 10n * 10n ** 18n };
const open = (change: Partial<Sale>, tab?: string, answers = {}) =>
  openSalePage(<SaleDetailRoute />, { path: paths.sale, sale: saleFixture(change), answers, ...(tab && { tab }) });

beforeEach(beginPart);
afterEach(endPart);

it('has the tabs of a sale that lists itself, and its listing in words [DET-05]', async () => {
  await open({}, 'listing');
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Token Info', 'Status', 'Listing Info', 'Lock record', 'Calculator']);
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
