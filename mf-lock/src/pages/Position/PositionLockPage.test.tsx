import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, type PartOptions, renderPart } from '@rab/testing/renderPart';
import { Route, Routes } from '@rab/ui/router';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  BOB,
  CARROT,
  DAY,
  factOf,
  nowSeconds,
  onTime,
  tableTexts,
  tokensAnswer,
  WBNB,
} from '../../../test/lockFixture.ts';
import { actFixture, POSITION_LOCK, positionFixture, positionRecord, priceAt } from '../../../test/positionFixture.ts';
import type { Position, PositionLockRecord } from '../../queries/positionLock.ts';
import { PositionLockPage } from './PositionLockPage.tsx';

const NOBODY = `0x${'0'.repeat(40)}` as const;
const DUE = { amount0: 1_500_000n, amount1: 20_000_000n };
const HISTORY = { collected: { amount0: 3_000_000n, amount1: 0n }, transaction: `0x${'1'.repeat(64)}`, hasNext: false };

interface Opened extends PartOptions {
  lock?: Partial<PositionLockRecord>;
  position?: Partial<Position> | null;
  tick?: number;
}

const open = ({ lock, position = {}, tick = 0, answers, ...options }: Opened = {}) =>
  renderPart(
    <Routes>
      <Route path={paths.positionLock(':lockId')} element={<PositionLockPage />} />
    </Routes>,
    {
      path: paths.positionLock(7n),
      contracts: { positionLock: POSITION_LOCK },
      answers: {
        ...onTime,
        tokenInfo: tokensAnswer,
        positionLock: () => ({ lock: positionRecord(lock), position: position && positionFixture(position) }),
        poolPrice: () => priceAt(tick),
        positionFeesDue: () => DUE,
        positionHistory: () => ({ ...HISTORY, rows: [actFixture()] }),
        ...answers,
      },
      ...options,
    },
  );
const said = () => screen.getByRole('heading', { level: 1 }).parentElement?.textContent;
const panelOf = (title: string) => screen.getByRole('heading', { name: title }).closest('section')?.textContent;
const buttons = (name: RegExp) => screen.queryAllByRole('button', { name }).map(({ textContent }) => textContent);

beforeEach(beginPart);
afterEach(endPart);

it('the page of a locked position says in its largest line how the lock is, and below what is locked where [LIQ-01]', async () => {
  await open({ lock: { unlockDate: 4_000_000_020n } });
  expect(said()).toBe('Locked positionLocked until 2 October 2096CRT / WBNB · 0.3% fee · PancakeSwap V3 · lock 7');
  expect(screen.getByRole('link', { name: 'All locked positions' }).getAttribute('href')).toBe(paths.positionLocks());
  cleanup();

  await open({ lock: { owner: NOBODY, feeReceiver: BOB } });
  expect(said()).toMatch(/^Locked positionLocked for good/);
  expect(factOf('Owner')).toBe('None (renounced)');
  expect(factOf('Unlock date')).toBe('Never');
  cleanup();

  await open({ lock: { manager: BOB } });
  expect(said()).toContain('Unnamed exchange');
});

it('the page says what is inside at the pool’s price, and whether the position earns fees there [LIQ-01]', async () => {
  await open();
  expect(panelOf('In this position now')).toMatch(/CRT.*WBNB/);
  expect(screen.getByText('In range: the position earns fees at this price.')).toBeTruthy();
  expect(screen.getByText(/^Range: /).textContent).toMatch(
    /^Range: [\d.]+ to [\d.]+ CRT$|^Range: [\d.]+ to [\d.]+ WBNB$/,
  );
  cleanup();

  await open({ tick: -101 });
  expect(screen.getByText(/^Out of range: all in CRT\. It earns no fees/)).toBeTruthy();
  cleanup();

  await open({ tick: 100 });
  expect(screen.getByText(/^Out of range: all in WBNB\. It earns no fees/)).toBeTruthy();
  cleanup();

  await open({ position: { tickLower: -887_220, tickUpper: 887_220 } });
  expect(screen.getByText('Full range: the position covers every price.')).toBeTruthy();
});

it('the price is that of the project’s token in the chain’s currency, whichever of both is the pool’s first [LIQ-01]', async () => {
  // a tick at which the pool's first token is worth almost two of the second
  await open({ tick: 6_931 });
  expect(screen.getByText(/^1 CRT = /).textContent).toBe('1 CRT = 1.9998 WBNB');
  cleanup();

  await open({ tick: 6_931, position: { token0: WBNB, token1: CARROT } });
  expect(screen.getByText(/^1 CRT = /).textContent).toBe('1 CRT = 0.50004 WBNB');
});

it('the page says what anybody can collect now and to whom it goes, with or without a wallet, and what was paid so far [LIQ-01]', async () => {
  await open({ lock: { feeReceiver: BOB } });
  expect(factOf('To collect now')).toBe('1.5CRT20WBNB');
  expect(factOf('Collected so far')).toBe('3CRT0WBNB');
  expect(factOf('Fees go to')).toMatch(/0x5555/);
  expect(screen.getByTestId('collect-outcome').textContent).toBe(
    'The pool pays 1.5 CRT + 20 WBNB to 0x5555…5555. Anyone can collect, and the position stays locked.',
  );
  cleanup();

  await open({ isConnected: true, answers: { positionFeesDue: () => ({ amount0: 0n, amount1: 0n }) } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Collect fees' }).disabled).toBe(true);
  expect(screen.getByText('Nothing to collect yet')).toBeTruthy();
  expect(screen.getByTestId('collect-outcome').textContent).toMatch(
    /^Anyone can collect\. The fees always go to 0x1111/,
  );
});

it('before the date the owner can extend, rename, offer and renounce, but not unlock; nobody else can do any of it [LIQ-01]', async () => {
  await open({ lock: { unlockDate: 1n } });
  expect(buttons(/Unlock|Extend|Change|Offer|Renounce|Accept/)).toEqual([]);
  cleanup();

  await open({ isConnected: true });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Unlock' }).disabled).toBe(true);
  expect(buttons(/^(Extend|Change title|Offer ownership|Renounce Lock Ownership)$/)).toHaveLength(4);
  cleanup();

  await open({ lock: { owner: BOB }, isConnected: true });
  expect(buttons(/Unlock|Extend|Change|Offer|Renounce|Accept/)).toEqual([]);
});

it('from the date on the owner can unlock, and reads first that fees of another receiver are paid before [LIQ-01]', async () => {
  await open({ lock: { unlockDate: nowSeconds() - 1n }, isConnected: true });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Unlock' }).disabled).toBe(false);
  expect(screen.getByText('You receive the position with all its liquidity and fees.')).toBeTruthy();
  expect(screen.getByText('Ready to unlock')).toBeTruthy();
  cleanup();

  await open({ lock: { unlockDate: nowSeconds() - 1n, feeReceiver: BOB }, isConnected: true });
  expect(
    screen.getByText(/^You receive the position with all its liquidity\. Fees .* go to .*0x5555…5555 first\.$/),
  ).toBeTruthy();
});

it('renouncing asks first, and says who keeps getting the fees [LIQ-01]', async () => {
  await open({ isConnected: true });
  fireEvent.click(screen.getByRole('button', { name: 'Renounce Lock Ownership' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Nobody will ever be able to withdraw the position, including you and us.');
  expect(dialog.textContent).toContain('Its fees keep going to your account.');
  cleanup();

  await open({ lock: { feeReceiver: BOB }, isConnected: true });
  fireEvent.click(screen.getByRole('button', { name: 'Renounce Lock Ownership' }));
  await waitFor(async () =>
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Its fees keep going to 0x5555…5555.'),
  );
});

it('an offered lock says so to its owner, who can take the offer back, and to the account that can accept [LIQ-01]', async () => {
  await open({ lock: { offeredTo: BOB }, isConnected: true });
  expect(factOf('Offered to')).toMatch(/0x5555/);
  expect(screen.getByRole('button', { name: 'Take the offer back' })).toBeTruthy();
  cleanup();

  await open({ lock: { owner: BOB, offeredTo: ALICE }, isConnected: true });
  expect(screen.getByRole('note').textContent).toMatch(/^This lock is offered to you.*You get its fees/);
  expect(buttons(/Accept/)).toEqual(['Accept the lock']);
  cleanup();

  await open({ lock: { owner: BOB, offeredTo: ALICE, feeReceiver: BOB }, isConnected: true });
  expect(screen.getByRole('note').textContent).toContain('Its fees keep going to 0x5555…5555.');
});

it('a position that was taken out has no acts; one that no longer exists is called so [LIQ-01]', async () => {
  await open({ lock: { isUnlocked: true, unlockDate: 1n }, isConnected: true });
  expect(said()).toMatch(/^Locked positionUnlocked and withdrawn/);
  expect(buttons(/Unlock|Collect|Extend|Renounce/)).toEqual([]);
  expect(screen.queryByText('In this position now')).toBeNull();
  expect(factOf('Collected so far')).toBe('3CRT0WBNB');
  cleanup();

  await open({ lock: { isUnlocked: true, unlockDate: 1n }, position: null });
  expect(screen.getByText('This position no longer exists')).toBeTruthy();
});

it('the history says of each act what it did, to whom and until when [LIQ-01]', async () => {
  const rows = [
    actFixture({ id: '5', type: 'renounced', to: null }),
    actFixture({ id: '4', type: 'accepted', to: BOB }),
    actFixture({ id: '3', type: 'dateMoved', unlockDate: 4_000_000_020n }),
    actFixture({ id: '2', type: 'collected', to: BOB, amount0: 1_000_000n, amount1: 0n }),
    actFixture({ id: '1', type: 'locked', unlockDate: 3_000_000_000n }),
  ];
  await open({ answers: { positionHistory: () => ({ ...HISTORY, rows }) } });
  expect(tableTexts().map(([act]) => act)).toEqual([
    'Act',
    'Renounced permanently',
    'Accepted by 0x5555…5555',
    'Extended to 2096-10-02 07:07UTC',
    'Fees paid to 0x5555…55551CRT',
    'Locked until 2065-01-24 05:20UTC',
  ]);
});

it('a lock that does not exist is called so only where the chain said it, and a text that is no number is refused [LIQ-01]', async () => {
  await open({ answers: { positionLock: () => null } });
  expect(screen.getByText(/Lock 7 doesn’t exist yet\. We check again every 3 seconds/)).toBeTruthy();
  cleanup();

  await open({ path: '/lock-liquidity/position/seven' });
  expect(screen.getByText('The link has no valid lock number.')).toBeTruthy();
});

it('a chain without the contract has no such page, and says so [LIQ-01]', async () => {
  await open({ contracts: { positionLock: null } });
  expect(screen.getByText('No locks of V3 positions on Binance Smart Chain')).toBeTruthy();
});

async function dialogOf(label: string, lock: Partial<PositionLockRecord> = {}) {
  await open({ lock, isConnected: true });
  fireEvent.click(screen.getByRole('button', { name: label }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('form')).not.toBeNull());
  return within(dialog);
}
/** What the field says once its text was judged; null where nothing is wrong. */
async function refusalOf(dialog: Awaited<ReturnType<typeof dialogOf>>, label: RegExp, text: string) {
  const input = dialog.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
  await waitFor(() =>
    expect(input.closest('[data-part="root"]')?.querySelector('[data-part="error-text"]')).not.toBeNull(),
  );
  return input.closest('[data-part="root"]')?.querySelector('[data-part="error-text"]')?.textContent;
}

it.each([
  ['2096-10-02 07:06', 'The new date must be after the old one.'],
  ['2096-10-02 07:07', 'The new date must be after the old one.'],
  ['2020-01-01 00:00', 'The unlock date must be in the future.'],
  ['2096-13-02 00:00', 'Must be a date like 2026-11-24 15:30'],
])('refuses the date “%s” in words [LIQ-01]', async (text, sentence) => {
  const dialog = await dialogOf('Extend', { unlockDate: 4_000_000_020n });
  expect(await refusalOf(dialog, /^New unlock date/, text)).toContain(sentence);
});

it('the form of a later date says from when to when, and that an open offer ends [LIQ-01]', async () => {
  const dialog = await dialogOf('Extend', { unlockDate: 4_000_000_020n, offeredTo: BOB });
  fireEvent.change(dialog.getByLabelText(/^New unlock date/), { target: { value: '2097-01-01 00:00' } });
  await waitFor(() =>
    expect(dialog.getByTestId('outcome').textContent).toBe(
      'It unlocks on 2097-01-01 00:00 UTC instead of 2096-10-02 07:07 UTC.',
    ),
  );
  expect(dialog.getByText(/^Your offer to 0x5555…5555 ends, because it was for the earlier date\./)).toBeTruthy();
});

it.each([
  ['0x12', 'Invalid address'],
  [NOBODY, 'Nobody can use this address. To give up the lock permanently, renounce it'],
  [ALICE, 'This account already owns the lock'],
  [BOB, 'The lock is already offered to this account'],
  [POSITION_LOCK, 'The lock contract can’t accept a lock'],
])('refuses to offer a lock to “%s”, in words [LIQ-01]', async (text, sentence) => {
  const dialog = await dialogOf('Offer ownership', { offeredTo: BOB });
  expect(await refusalOf(dialog, /^New owner/, text)).toContain(sentence);
});

it('the form of an offer says who gets the fees after it [LIQ-01]', async () => {
  const own = await dialogOf('Offer ownership');
  expect(own.getByRole('note').textContent).toContain('The new owner gets all fees from then on');
  cleanup();
  const others = await dialogOf('Offer ownership', { feeReceiver: BOB });
  expect(others.getByRole('note').textContent).toContain('The fees keep going to 0x5555…5555.');
});

it('the countdown runs to the unlock date, whose days are counted [LIQ-01]', async () => {
  await open({ lock: { unlockDate: nowSeconds() + 3n * DAY - 5n } });
  expect(screen.getByText('Unlock in').nextElementSibling?.textContent).toMatch(/^2d : 23h : /);
  expect(factOf('Unlock date')).toMatch(/UTC · 3 days left$/);
});

it('a locked position gives its table, a certificate and a badge, and says who can open it [LIQ-03]', async () => {
  await open({ lock: { unlockDate: 4_000_000_020n } });
  expect(factOf('Who can open it')).toBe('Only its owner, from the unlock date on');
  expect(buttons(/^Table|^Date/)).toEqual(['Date (.ics)', 'Table (.csv)']);
  expect(screen.getByRole('link', { name: 'Certificate' }).getAttribute('href')).toBe(paths.positionCertificate(7n));
  fireEvent.click(screen.getByRole('button', { name: 'Badge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Badge for this lock' });
  expect(dialog.textContent).toContain('<rab-lock-badge position="7" chain="56"></rab-lock-badge>');
  cleanup();
  await open({ lock: { owner: NOBODY, feeReceiver: BOB } });
  expect(factOf('Who can open it')).toBe('Nobody');
  expect(buttons(/^Table|^Date/)).toEqual(['Table (.csv)']);
});
