import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen, within } from '@testing-library/react';
import { settingsFixture } from '../../../test/settingsFixture.ts';
import type { SettingAct } from '../../queries/settingActs.ts';
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
const settingActs: SettingAct[] = [20n, 30n].map((baseFee) => ({
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

it('shows what later sales agree to and the bounds of the contract, and offers a stranger nothing [OWN-09, ADM-03]', async () => {
  await open();
  expect(factOf('Of the raise, at most 10 %')).toBe('2 %');
  expect(factOf('Of the tokens sold, at most 10 %')).toBe('0.5 %');
  expect(factOf('For creating a sale, at most 10 BNB')).toBe('0.1BNB');
  expect(factOf('Fee of a trade, at most 0.5 %')).toBe('0.25 %');
  expect(screen.getByText(/Running sales keep the fees/)).toBeTruthy();
  expect(screen.getByRole('note').textContent).toMatch(/^Only their owner can change the settings/);
  expect(screen.queryByRole('button', { name: /^(Change|Add|Allow|Remove|Forbid)/ })).toBeNull();
});

it('the owner of the settings is asked before something is removed, with the consequences [OWN-09, ADM-02]', async () => {
  await open({ owner: ALICE });
  expect(screen.queryByRole('note')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Forbid BNB' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Forbid BNB?')).toBeTruthy();
  expect(dialog.getByText(/Running sales in it go on/)).toBeTruthy();
});

it('lists for everybody who set what and when, and says what of it holds now [OWN-09, ADM-02, ADM-03]', async () => {
  await open();
  const log = within(screen.getByRole('list', { name: 'Changes of the platform settings' }));
  expect(log.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2023-11-14 22:13 ?UTCFees: 2 % of the raise.*Holds now0x1111.*View transaction$/),
    expect.stringMatching(/^2023-11-14 22:13 ?UTCFees: 3 % of the raise(?!.*Holds now).*0x1111.*View transaction$/),
  ]);
});

it('says so where the settings cannot be read', async () => {
  await renderPart(<SettingsPage />, { answers: { chainTime: () => ({ hash: null, offset: 0 }) } });
  expect(await screen.findByText('The settings could not be read.', {}, { timeout: 20_000 })).toBeTruthy();
});
