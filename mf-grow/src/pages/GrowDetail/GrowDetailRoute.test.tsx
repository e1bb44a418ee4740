import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { GrowStatus } from '@rab/contracts';
import { openSalePage, saleFixture } from '@rab/launchpad/testing';
import type { Sale } from '@rab/sdk/sales';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE } from '@rab/testing/renderPart';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

it('the page of a grow has the tabs of a private sale, without a listing', async () => {
  await open({});
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Token Info', 'Status', 'Safety', 'Deposits', 'Lock record', 'Calculator']);
});

const { LISTING, SATISFY, NOT_SATISFY } = GrowStatus;
it.each<[string, Partial<Sale>, string, boolean]>([
  ['failed', { isCancelled: true }, 'Canceled', false],
  ['in LISTING', { reviewStatus: LISTING }, 'Listing', true],
  ['in SATISFY', { reviewStatus: SATISFY }, 'Satisfy', true],
  ['in NOT_SATISFY', { reviewStatus: NOT_SATISFY }, 'Not Satisfy', true],
])('Status of a grow %s: the timeline is hidden for a failed one only [GRW-02]', async (_, change, label, isShown) => {
  await open({ raised: 10n * 10n ** 18n, ...change });
  expect(screen.getByText('Status', { selector: 'dt' }).nextSibling?.textContent).toBe(label);
  expect(screen.queryByText('Milestones reached') !== null).toBe(isShown);
});

it('a grow’s owner is not offered to add liquidity', async () => {
  await open({ owner: ALICE, raised: 10n * 10n ** 18n, end: 10n ** 12n });
  expect(screen.getByRole('button', { name: 'Edit project info' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Finalize' })).toBeNull();
});

it('a reviewed grow is paid out by the button `Finalized` [OWN-08]', async () => {
  await open({ owner: ALICE, raised: 10n * 10n ** 18n, reviewStatus: GrowStatus.SATISFY });
  expect(screen.getByRole('button', { name: 'Finalized' })).toBeTruthy();
});

it('a grow’s page shows what its contract says now, not what the indexer knows', async () => {
  await open({}, { liveGrow: () => ({ reviewStatus: GrowStatus.SATISFY }) });
  expect(screen.getAllByText('Satisfy')).toHaveLength(2);
});

it('under review a grow’s page says that tokens exclude the deposit, and until when the deposit can be taken back', async () => {
  const until = 1_800_000_000n;
  const refundsUntil = () => until;
  await open({ reviewStatus: GrowStatus.LISTING, raised: 10n * 10n ** 18n }, { refundsUntil });
  expect(screen.getByText('Choose: your tokens or a refund')).toBeTruthy();
  expect(screen.getByText(/^2027-01-15 08:00/)).toBeTruthy();
});

it('the administrator is asked to confirm, with the consequence, before the review begins [OWN-07]', async () => {
  const end = BigInt(Math.floor(Date.now() / 1000)) - 60n;
  await open({ raised: 10n * 10n ** 18n, end }, { rabAddress: () => ALICE });
  expect(screen.getByText('Administrator')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Set status LISTING' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Begin the review?')).toBeTruthy();
  expect(dialog.getByText(/You can set SATISFY after 3 days, and NOT SATISFY at any time/)).toBeTruthy();
});

it('SATISFY cannot be set while buyers may take their deposits back, and says from when on; NOT SATISFY can [OWN-07]', async () => {
  const answers = { rabAddress: () => ALICE, refundsUntil: () => 10n ** 11n };
  await open({ reviewStatus: GrowStatus.LISTING, raised: 10n * 10n ** 18n }, answers);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button('Set status SATISFY').disabled).toBe(true);
  expect(
    screen.getByText(/^Available from \d{4}-.* UTC\. Until then, buyers can withdraw their deposits\.$/),
  ).toBeTruthy();
  expect(button('Set status NOT SATISFY').disabled).toBe(false);
});

it('the page of a grow says from the first deposit on what happens without a review, and without its end [ADM-04]', async () => {
  await open({ start: 1n, end: 4_000_000_000n });
  expect(screen.getByText(/the review hasn’t begun by 2096-11-01 07:06 UTC, the sale fails/)).toBeTruthy();
  expect(
    screen.getByText(/no decision by 2096-12-01 07:06 UTC, anyone can close the review as Not Satisfy/),
  ).toBeTruthy();
  cleanup();
  await open({ raised: 10n * 10n ** 18n, end: BigInt(Math.floor(Date.now() / 1000)) - 60n });
  expect(screen.getByText(/^If the review hasn’t begun by .* UTC, the sale fails/)).toBeTruthy();
});

it('a claim that gives up the refund asks first, and so does a refund that gives up the claim', async () => {
  const deposited = 10n ** 18n;
  const answers = {
    buyer: () => ({ deposited, bought: 1000n * deposited, claimed: 0n, referred: 0n }),
    claimable: () => 400n * deposited,
  };
  await open({ reviewStatus: GrowStatus.LISTING, raised: 10n * 10n ** 18n }, answers);
  fireEvent.click(screen.getByRole('button', { name: 'Claim 400 CARROT' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText('Claim and give up your refund?')).toBeTruthy();
  fireEvent.click(asked.getByRole('button', { name: 'Go back' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Refund 1 BNB' }));
  expect(await screen.findByText('Withdraw your deposit and give up the tokens?')).toBeTruthy();
});

it('only its owner is asked for the project info of a grow that is not visible [GRW-04]', async () => {
  await open({ isVisible: false });
  expect(screen.getByText('Not visible yet')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  await open({ isVisible: false, owner: ALICE });
  fireEvent.click(await screen.findByRole('button', { name: 'Submit later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  await open({ isVisible: false, owner: ALICE });
  fireEvent.click(await screen.findByRole('button', { name: 'Submit your info' }));
  expect(await screen.findByRole('dialog', { name: 'Project info' })).toBeTruthy();
});

const ONE = 10n ** 18n;
const DAY = 86_400n;
const LATER = 4_102_444_800n;
const AGREED = { count: 4n, period: 30n * DAY, paid: 0n, next: 0n, left: 0n, isStopped: false };
const BEGUN = { ...AGREED, paid: 1n, next: LATER, left: 6n * ONE };
const PAID_OUT = { reviewStatus: GrowStatus.SATISFY, raised: 10n * ONE, isFinalized: true };
const inParts = (parts: typeof AGREED | null, answers = {}) => ({ growParts: () => parts, ...answers });

it('before a deposit a grow says in how many parts its raise is paid out, and what a buyer can do until the last [RGT-05]', async () => {
  await open({ start: 1n, end: LATER }, inParts(AGREED));
  expect(await screen.findByText(/The owner gets the raise in 4 parts, 30 days apart/)).toBeTruthy();
  expect(screen.getByText(/you can hand back tokens that you haven’t claimed/)).toBeTruthy();
  expect(screen.queryByText('Parts paid out')).toBeNull();
  cleanup();
  await open({ start: 1n, end: LATER }, inParts(null));
  expect(screen.queryByText(/The owner gets the raise in/)).toBeNull();
});

it('a grow in parts shows what is paid, what is left and the date of each part [RGT-05]', async () => {
  await open(PAID_OUT, inParts({ ...BEGUN, paid: 2n, next: LATER - 60n * DAY, left: 3n * ONE }));
  expect((await screen.findByText('Parts paid out')).nextSibling?.textContent).toBe('2 of 4');
  expect(screen.getByText('Left of the raise').nextSibling?.textContent).toBe('3 BNB');
  expect(screen.getByText('Part 3').nextSibling?.textContent).toContain('2099-11-02');
  expect(screen.getByText('Part 4').nextSibling?.textContent).toContain('2099-12-02');
  expect(screen.queryByRole('button', { name: /^Hand back/ })).toBeNull();
});

it('a buyer with unclaimed tokens is asked first, with what comes back [RGT-05]', async () => {
  await open(PAID_OUT, inParts(BEGUN, { handBack: () => ({ amount: (3n * ONE) / 2n, tokens: 400n * ONE }) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Hand back 400 CARROT' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('You get 1.5 BNB for 400 CARROT, and not less');
});

it('nobody is offered to hand back where nothing comes back, or nothing is left [RGT-05]', async () => {
  await open(PAID_OUT, inParts(BEGUN, { handBack: () => ({ amount: 0n, tokens: 0n }) }));
  expect(await screen.findByText('Left of the raise')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Hand back/ })).toBeNull();
  cleanup();
  await open(PAID_OUT, inParts({ ...BEGUN, paid: 4n, left: 0n }, { handBack: () => ({ amount: ONE, tokens: ONE }) }));
  expect((await screen.findByText('Parts paid out')).nextSibling?.textContent).toBe('4 of 4');
  expect(screen.queryByRole('button', { name: /^Hand back/ })).toBeNull();
});

const withdrawal = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Withdraw what is due' });

it('the owner withdraws a part from its date on, and reads how much [RGT-05]', async () => {
  await open({ ...PAID_OUT, owner: ALICE }, inParts(BEGUN));
  expect((await withdrawal()).disabled).toBe(true);
  expect(screen.getByText('Available from 2100-01-01 00:00 UTC.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop the payout' })).toBeNull();
  cleanup();
  const next = BigInt(Math.floor(Date.now() / 1000)) - 31n * DAY;
  await open({ ...PAID_OUT, owner: ALICE }, inParts({ ...BEGUN, next }));
  expect(screen.getAllByText('The owner can withdraw it')).toHaveLength(2);
  fireEvent.click(await withdrawal());
  expect((await screen.findByRole('alertdialog')).textContent).toContain('You get 4 BNB, unless buyers hand back');
});

it('a stopped grow says so; its owner waits for the last date and the share of claimed tokens [RGT-05]', async () => {
  await open({ ...PAID_OUT, owner: ALICE }, inParts({ ...BEGUN, isStopped: true }));
  expect(await screen.findByText('The administrator has stopped the payout')).toBeTruthy();
  expect(screen.getByText('Part 2').nextSibling?.textContent).toBe('Stopped');
  expect((await withdrawal()).disabled).toBe(true);
  expect(screen.getByText(/^Stopped by the administrator. From 2100-03-02 00:00 UTC/)).toBeTruthy();
  cleanup();
  await open({ ...PAID_OUT, owner: ALICE }, inParts({ ...BEGUN, next: 1n, isStopped: true }));
  fireEvent.click(await withdrawal());
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'You get the money for the tokens that buyers have claimed',
  );
});

it('the administrator stops the parts and resumes them, with the consequence first [RGT-05]', async () => {
  await open(PAID_OUT, inParts(BEGUN, { rabAddress: () => ALICE }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stop the payout' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('none before its date');
  expect(screen.queryByRole('button', { name: 'Withdraw what is due' })).toBeNull();
  cleanup();
  await open(PAID_OUT, inParts({ ...BEGUN, isStopped: true }, { rabAddress: () => ALICE }));
  fireEvent.click(await screen.findByRole('button', { name: 'Resume the payout' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('every part whose date has passed');
  cleanup();
  await open({ ...PAID_OUT, owner: ALICE }, inParts(null, { rabAddress: () => ALICE }));
  for (const name of ['Stop the payout', 'Withdraw what is due'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('who pays out a grow in parts reads what the first part is [RGT-05]', async () => {
  const payout = { raised: 10n * ONE, fee: (4n * ONE) / 10n, referrers: 0n, owner: (96n * ONE) / 10n };
  await open({ ...PAID_OUT, isFinalized: false, owner: ALICE }, inParts(AGREED, { growPayout: () => payout }));
  fireEvent.click(await screen.findByRole('button', { name: 'Finalized' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Owner’s share').nextSibling?.textContent).toBe('9.6 BNB');
  expect(dialog.getByText('First of 4 parts').nextSibling?.textContent).toBe('2.4 BNB');
});
