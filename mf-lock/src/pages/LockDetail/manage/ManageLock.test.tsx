import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { LockRecord } from '@rab/sdk/locks';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BOB, CARROT, carrots, DAY, nowSeconds, onTime, recordFixture } from '../../../../test/lockFixture.ts';
import { ManageLock } from './ManageLock.tsx';

const LOCKER = `0x${'8'.repeat(40)}`;
const token = { decimals: 6, symbol: 'CRT' };
const DATE = 4_000_000_020n;

async function open(label: string, change: Partial<LockRecord> = {}) {
  await renderPart(<ManageLock lock={recordFixture({ tgeDate: DATE, ...change })} token={token} touches={[]} />, {
    isConnected: true,
    answers: {
      ...onTime,
      balances: ([, , of]) => (of ? [carrots(500)] : undefined),
      allowance: () => 0n,
      atomicCalls: () => false,
    },
  });
  fireEvent.click(screen.getByRole('button', { name: label }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('form')).not.toBeNull());
  return within(dialog);
}
type Dialog = Awaited<ReturnType<typeof open>>;
const type = (dialog: Dialog, label: RegExp, text: string) => {
  const input = dialog.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};
const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
/** What the field says once its text was judged; null where nothing is wrong. */
async function refusalOf(dialog: Dialog, label: RegExp, text: string): Promise<string | null> {
  type(dialog, label, text);
  submit();
  await act(() => new Promise((done) => setTimeout(done, 200)));
  const field = dialog.getByLabelText(label).closest('[data-part="root"]');
  return field?.querySelector('[data-part="error-text"]')?.textContent ?? null;
}

beforeEach(beginPart);
afterEach(endPart);

it.each([
  ['', 'Enter an amount, a later date, or both'],
  ['ten', 'Amount must be number'],
  ['0', 'Amount must be > 0'],
  ['500.000001', 'Amount is above your balance'],
  ['9'.repeat(40), 'The amount is too large to lock.'],
])('refuses to add “%s” in words [LKT-01]', async (text, sentence) => {
  const dialog = await open('Add or extend');
  expect(await refusalOf(dialog, /^Tokens to add/, text)).toContain(sentence);
});

it.each([
  ['2096-10-02 07:06', 'The new date can’t be before the old one.'],
  ['2020-01-01 00:00', 'The unlock date must be in the future.'],
  ['2096-13-02 00:00', 'Must be a date like 2026-11-24 15:30'],
])('refuses the date “%s” in words [LKT-01]', async (text, sentence) => {
  const dialog = await open('Add or extend');
  expect(await refusalOf(dialog, /^New unlock date/, text)).toContain(sentence);
});

it('the form takes the whole balance and the very date, and says what comes of it [LKT-01]', async () => {
  const dialog = await open('Add or extend');
  expect(document.querySelector('form')?.textContent).toMatch(
    /^This lock holds 1,000CRT and its unlock date is 2096-10-02 07:07 UTC/,
  );
  type(dialog, /^New unlock date/, '2096-10-02 07:07');
  expect(await dialog.findByRole('button', { name: 'Extend' })).toBeTruthy();
  expect(await refusalOf(dialog, /^New unlock date/, '2096-10-02 07:07')).toBeNull();
  expect(await refusalOf(dialog, /^Tokens to add/, '500')).toBeNull();
  expect(dialog.getByTestId('outcome').textContent).toBe(
    '500 CRT leave your wallet. The lock then holds 1,500 CRT. It unlocks on 2096-10-02 07:07 UTC, as before.',
  );
  expect(await dialog.findByRole('button', { name: 'Approve' })).toBeTruthy();
});

it('what is in the lock counts towards the most that one can hold [LKT-01]', async () => {
  const dialog = await open('Add or extend', { amount: 2n ** 128n - 1n - 5n });
  expect(await refusalOf(dialog, /^Tokens to add/, '0.000005')).toBeNull();
  expect(await refusalOf(dialog, /^Tokens to add/, '0.000006')).toContain('The amount is too large to lock.');
});

it('a date of a vesting lock moves all its releases, which it says [LKT-01]', async () => {
  const dialog = await open('Add or extend', { tgeBps: 1_000n, cycle: DAY, cycleBps: 1_000n });
  type(dialog, /^New TGE date/, '2097-01-01 00:00');
  await waitFor(() => expect(dialog.getByTestId('outcome').textContent).toMatch(/^The first release is on 2097-01-01/));
  expect(dialog.getByText(/All later releases move by the same time/)).toBeTruthy();
});

it('the form says that what is ready is locked again when the date is moved [LKT-01]', async () => {
  const dialog = await open('Add or extend', {
    tgeDate: nowSeconds() - 10n,
    tgeBps: 2_500n,
    cycle: DAY,
    cycleBps: 100n,
  });
  type(dialog, /^New TGE date/, '2097-01-01 00:00');
  await waitFor(() =>
    expect(dialog.getByTestId('outcome').textContent).toContain(
      'The 250 CRT you could withdraw now will be locked again until then.',
    ),
  );
  type(dialog, /^New TGE date/, '');
  type(dialog, /^Tokens to add/, '1');
  await waitFor(() => expect(dialog.getByTestId('outcome').textContent).not.toContain('locked again'));
});

it('a lock that was taken from can no longer be made larger or later, and says why [LKT-01]', async () => {
  await renderPart(
    <ManageLock lock={recordFixture({ unlockedAmount: 1n, tgeDate: nowSeconds() })} token={token} touches={[]} />,
    { isConnected: true, answers: onTime },
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add or extend' }).disabled).toBe(true);
  expect(screen.getByText('You can’t edit a lock after a withdrawal.')).toBeTruthy();
  for (const name of ['Change title', 'Transfer ownership'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false);
});

it.each([
  ['  ', 'Title cannot be blank'],
  ['漢'.repeat(86), 'The title is too long: at most 256 bytes'],
])('refuses the title “%s” in words [LKT-01]', async (text, sentence) => {
  const dialog = await open('Change title');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Change title' }).disabled).toBe(true);
  expect(dialog.getByText('This is already the title')).toBeTruthy();
  expect(await refusalOf(dialog, /^Title/, text)).toContain(sentence);
});

it.each([
  ['', 'New owner is required'],
  ['0x12', 'Invalid address'],
  [`0x${'0'.repeat(40)}`, 'The owner isn’t valid.'],
  ['0x000000000000000000000000000000000000dEaD', 'To give up the lock permanently, renounce it'],
  [LOCKER, 'The lock contract can’t withdraw from a lock'],
  [recordFixture().owner, 'This account already owns the lock'],
])('refuses the new owner “%s” in words [LKT-01]', async (text, sentence) => {
  const dialog = await open('Transfer ownership');
  expect(await refusalOf(dialog, /^New owner/, text)).toContain(sentence);
});

it('the form says before a transfer that it is permanent, to whom, and what goes along [LKT-01]', async () => {
  const dialog = await open('Transfer ownership', { unlockedAmount: carrots(250), token: CARROT });
  expect(await refusalOf(dialog, /^New owner/, BOB)).toBeNull();
  expect(dialog.getByRole('note').textContent).toMatch(
    /You can’t undo this.*belongs to .*0x5555…5555.* at once, without their approval.*the 750 CRT in it/,
  );
});
