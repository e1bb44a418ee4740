import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen, within } from '@testing-library/react';
import { settingsFixture } from '../../../test/settingsFixture.ts';
import type { SettingEntry } from '../../queries/settingHistory.ts';
import { SettingsPage } from './SettingsPage.tsx';

const open = (change = {}) =>
  renderPart(<SettingsPage />, {
    answers: {
      chainTime: () => ({ hash: null, offset: 0 }),
      platformSettings: () => ({ ...settingsFixture, ...change }),
      settingActs: () => ({ rows: settingActs, hasNext: false }),
    },
    isConnected: true,
  });
/** The fees were set twice: what was set last holds. */
const settingActs: SettingEntry[] = [20n, 30n].map((baseFee) => ({
  id: `${baseFee}`,
  type: 'fees',
  subject: settingsFixture.feeAddress,
  baseFee,
  tokenFee: 5n,
  creationFee: 10n ** 17n,
  router: null,
  initHash: null,
  swapFeeBps: null,
  account: ALICE,
  timestamp: 1_700_000_000n + baseFee,
  transaction: `0x${'e'.repeat(64)}`,
}));
const factOf = (label: string) => screen.getByText(label).nextSibling?.textContent;

beforeEach(beginPart);
afterEach(endPart);

it('the settings page shows what later sales agree to and the bounds of the contract, and offers a stranger nothing [OWN-09, ADM-03]', async () => {
  await open();
  expect(factOf('Fee on the raise (max 10%)')).toBe('2%');
  expect(factOf('Fee on the tokens sold (max 10%)')).toBe('0.5%');
  expect(factOf('Creation fee (max 10 BNB)')).toBe('0.1BNB');
  expect(factOf('Swap fee (max 0.5%)')).toBe('0.25%');
  expect(screen.getByText(/Existing sales keep the fees/)).toBeTruthy();
  expect(screen.getByRole('note').textContent).toMatch(/^Only the owner of the settings can change them/);
  expect(screen.queryByRole('button', { name: /^(Change|Add|Allow|Remove|Disable)/ })).toBeNull();
});

it('the owner of the settings is asked before something is removed, with the consequences [OWN-09, ADM-02]', async () => {
  await open({ owner: ALICE });
  expect(screen.queryByRole('note')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Disable BNB' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Disable BNB?')).toBeTruthy();
  expect(dialog.getByText(/Existing sales continue/)).toBeTruthy();
});

it('the page lists for everybody who set what and when, and says what of it holds now [OWN-09, ADM-02, ADM-03]', async () => {
  await open();
  const log = within(screen.getByRole('list', { name: 'Changes to the platform settings' }));
  expect(log.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2023-11-14 22:13 ?UTCFees: 2% of the raise.*Active0x1111.*View transaction$/),
    expect.stringMatching(/^2023-11-14 22:13 ?UTCFees: 3% of the raise(?!.*Active).*0x1111.*View transaction$/),
  ]);
});

it('the settings page says so where the settings cannot be read', async () => {
  await renderPart(<SettingsPage />, { answers: { chainTime: () => ({ hash: null, offset: 0 }) } });
  expect(await screen.findByText('We couldn’t load the settings.', {}, { timeout: 20_000 })).toBeTruthy();
});
