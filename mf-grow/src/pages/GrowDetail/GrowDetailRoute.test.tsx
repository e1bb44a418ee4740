import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { GrowStatus } from '@rab/contracts';
import type { Sale } from '@rab/launchpad';
import { openSalePage, saleFixture } from '@rab/launchpad/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE } from '@rab/testing/renderPart';
import { screen } from '@testing-library/react';
import { GrowDetailRoute } from './GrowDetailRoute.tsx';

const open = (change: Partial<Sale>, answers = {}) =>
  openSalePage(<GrowDetailRoute />, {
    path: paths.grow,
    tab: 'status',
    sale: saleFixture({ listing: null, ...change }),
    answers,
  });

beforeEach(beginPart);
afterEach(endPart);

it('has the tabs of a private sale, without a listing', async () => {
  await open({});
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Token Info', 'Status', 'Lock record']);
});

it('its owner is not offered to add liquidity', async () => {
  await open({ owner: ALICE, raised: 10n * 10n ** 18n, end: 10n ** 12n });
  expect(screen.getByRole('button', { name: 'Edit project info' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Finalize' })).toBeNull();
});

it('what its contract says now stands over what the indexer knows', async () => {
  await open({}, { liveGrow: () => ({ reviewStatus: GrowStatus.SATISFY }) });
  expect(screen.getAllByText('Satisfy')).toHaveLength(2);
});
