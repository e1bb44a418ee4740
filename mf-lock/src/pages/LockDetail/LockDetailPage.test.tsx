import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, type PartOptions, renderPart } from '@rab/testing/renderPart';
import { Route, Routes } from '@rab/ui/router';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import {
  BOB,
  CARROT,
  carrots,
  DAY,
  EXCHANGE,
  factOf,
  nowSeconds,
  onTime,
  PAIR,
  pairFixture,
  recordFixture,
  STRANGE_EXCHANGE,
  tableTexts,
  tokensAnswer,
} from '../../../test/lockFixture.ts';
import { LockDetailPage } from './LockDetailPage.tsx';

const open = (lock: unknown, { answers, ...options }: PartOptions = {}) =>
  renderPart(
    <Routes>
      <Route path={paths.lock(':lockId')} element={<LockDetailPage />} />
    </Routes>,
    {
      path: paths.lock(1_000_007n),
      answers: { ...onTime, lock: () => lock, tokenInfo: tokensAnswer, ...answers },
      ...options,
    },
  );
const panelOf = (title: string) => screen.getByText(title).closest('section')?.textContent;
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

/** 18.1 % at once, 40 % a day later and 40 % after that, the rest on the third day. */
const vesting = (tgeDate: bigint) => ({ tgeDate, tgeBps: 1_810n, cycle: DAY, cycleBps: 4_000n });

beforeEach(beginPart);
afterEach(endPart);

it('the page of a lock is titled Lock detail and shows the token, and of a pair of a known exchange both sides [LKD-01]', async () => {
  await open(recordFixture());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lock detail');
  expect(panelOf('Token info')).toMatch(/0x2222.*NameCarrotSymbolCRTDecimals6$/);
  expect(screen.queryByText('Pair info')).toBeNull();
  cleanup();

  await open(recordFixture({ token: PAIR, factory: EXCHANGE }));
  expect(panelOf('Token info')).toMatch(/0x3333.*NamePancake LPsSymbolCake-LPDecimals18$/);
  expect(panelOf('Pair info')).toMatch(/ExchangePancakeSwap \(verified\)PairCRT \/ WBNBCRT.*0x2222.*WBNB.*0x6666/);
  cleanup();

  await open(recordFixture({ token: PAIR, factory: STRANGE_EXCHANGE }));
  expect(screen.queryByText('Pair info')).toBeNull();
  expect(factOf('Kind')).toBe('Pair of an unknown exchange');
});

it('the page of a lock says how the lock is in the line below its title, and what is still locked [LOK-05]', async () => {
  const said = () => screen.getByRole('heading', { level: 1 }).parentElement?.textContent;
  await open(recordFixture({ tgeDate: 4_000_000_000n, amount: carrots(1_000) }));
  expect(said()).toBe('Lock detailLocked until 2 October 20961,000CRT locked · lock 1000007');
  cleanup();

  await open(recordFixture({ tgeDate: 1n, amount: carrots(1_000) }));
  expect(said()).toBe('Lock detailUnlocked0CRT locked · lock 1000007');
});

it('the page of a lock leads back to the list that the lock is in [LOK-08]', async () => {
  const back = () => screen.getByRole('link', { name: 'All locks' }).getAttribute('href');
  await open(recordFixture());
  expect(back()).toBe('/lock-tokens');
  cleanup();

  await open(recordFixture({ token: PAIR, factory: STRANGE_EXCHANGE }));
  expect(back()).toBe('/lock-tokens');
});

it('the page of a lock says who can open it where the contract’s code is known, never otherwise, with the checks of what is locked and the contract’s source where that is verified [CHK-05] [CHK-08]', async () => {
  const NOBODY = 'Nobody before its date: no owner, no proxy, no such function';
  const check = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const sourcePage = ([, , locker]: readonly unknown[]) => `https://source.example/${locker}`;
  await open(recordFixture(), { answers: { ownLocker: () => true, sourcePage } });
  expect(factOf('Who can open it')).toContain(NOBODY);
  expect(check('Check CRT')).toBe(paths.tokenRisk(CARROT));
  expect(check('Source code')).toBe(`https://source.example/0x${'8'.repeat(40)}`);
  cleanup();

  await open(recordFixture({ token: PAIR, factory: EXCHANGE }), { answers: { ownLocker: () => false } });
  expect(factOf('Who can open it')).toContain('Unknown: we couldn’t confirm the contract’s code');
  expect(screen.queryByText(NOBODY)).toBeNull();
  expect(check('Check CRT')).toBe(paths.tokenRisk(CARROT));
  expect(check('Check WBNB')).not.toBe(paths.tokenRisk(PAIR));
  expect(screen.queryByText('Source code')).toBeNull();
  cleanup();

  // what keeps the place of the answer is neither seen nor read out, and a node that does not answer proves nothing
  const { queries } = await open(recordFixture(), { answers: { ownLocker: () => undefined } });
  expect(getComputedStyle(screen.getByText(NOBODY)).visibility).toBe('hidden');
  const reading = queries.getQueryCache().find({ queryKey: ['ownLocker'], exact: false });
  await act(async () => {
    await queries.cancelQueries({ queryKey: ['ownLocker'] });
    reading?.setState({ status: 'error', fetchStatus: 'idle', error: new Error('no node') });
  });
  await waitFor(() => expect(screen.queryByText(NOBODY)).toBeNull());
  expect(factOf('Who can open it')).toContain('Unknown: we couldn’t confirm the contract’s code');
});

it('the page of a lock counts down to the unlock date, then to the next release, then stops [LKD-02]', async () => {
  await open(recordFixture({ tgeDate: nowSeconds() + 3n * DAY + 7_260n }));
  expect(screen.getByText('Unlock in').nextElementSibling?.textContent).toMatch(/^3d : 2h : (1m : 0s|0m : 5\ds)$/);
  cleanup();

  await open(recordFixture(vesting(nowSeconds() - DAY / 2n)));
  expect(screen.queryByText('Unlock in')).toBeNull();
  expect(screen.getByText('Next release in').nextElementSibling?.textContent).toMatch(/^0d : (12h : 0m|11h : 59m) : /);
  cleanup();

  await open(recordFixture({ tgeDate: nowSeconds() - 1n }));
  expect(screen.getByText('Ready to unlock')).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

it('the page of a lock says title, both amounts, owner, lock date and unlock date with the days that remain [LKD-03]', async () => {
  const tgeDate = nowSeconds() + 3n * DAY - 5n;
  const dateText = new Date(Number(tgeDate) * 1000).toISOString().slice(0, 16).replace('T', ' ');
  await open(recordFixture({ tgeDate, owner: BOB, amount: carrots(1_000.25) }));
  expect(factOf('Title')).toBe('Team tokens');
  expect(factOf('Total amount locked')).toBe('1,000.25CRT');
  expect(factOf('Available amount')).toBe('0CRT');
  expect(factOf('Owner')).toMatch(/0x5555/);
  expect(factOf('Lock date')).toBe('2023-11-14 22:13UTC');
  expect(factOf('Unlock date')).toBe(`${dateText}UTC · 3 days left`);
  for (const label of ['TGE date', 'TGE percent', 'Cycle', 'Cycle release percent', 'Unlocked amount'])
    expect(factOf(label)).toBeUndefined();
  expect(screen.queryByText('Vesting schedule')).toBeNull();
  cleanup();

  await open(recordFixture({ tgeDate: nowSeconds() - 1n, unlockedAmount: carrots(1) }));
  expect(factOf('Available amount')).toBe('999CRT');
  expect(factOf('Unlock date')).toMatch(/UTC$/);
});

it('the page of a lock says the terms of a vesting lock, below its schedule, what was taken out, and every release [LKD-04]', async () => {
  const tgeDate = 1_700_006_400n;
  await open(recordFixture({ ...vesting(tgeDate), unlockedAmount: carrots(181) }));
  expect(factOf('TGE date')).toBe('2023-11-15 00:00UTC');
  expect(factOf('TGE percent')).toBe('18.1%');
  expect(factOf('Cycle')).toBe('1 day');
  expect(factOf('Cycle release percent')).toBe('40%');
  expect(factOf('Unlocked amount')).toBe('181CRT · withdrawn so far');
  const titles = [...document.querySelectorAll('section h2')].map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual(['Lock info', 'Vesting schedule', 'Vesting terms']);
  expect(tableTexts().map((row) => row.slice(0, 3))).toEqual([
    ['Unlock #', 'Time (UTC)', 'Unlocked tokens'],
    ['1', '2023-11-15 00:00 UTC', '181CRT (18.1%)'],
    ['2', '2023-11-16 00:00 UTC', '400CRT (40%)'],
    ['3', '2023-11-17 00:00 UTC', '400CRT (40%)'],
    ['4', '2023-11-18 00:00 UTC', '19CRT (1.9%)'],
  ]);
});

it('the page of a lock offers its owner Unlock from the date on and Renounce at any time, and nobody else anything [LKD-05]', async () => {
  await open(recordFixture(), { isConnected: true });
  expect([isDisabled('Unlock'), isDisabled('Renounce Lock Ownership')]).toEqual([true, false]);
  expect(screen.getByText(/^Locked until 20/)).toBeTruthy();
  cleanup();

  await open(recordFixture({ tgeDate: nowSeconds() - 1n }), { isConnected: true });
  expect([isDisabled('Unlock'), isDisabled('Renounce Lock Ownership')]).toEqual([false, false]);
  cleanup();

  await open(recordFixture(vesting(nowSeconds() + 60n)), { isConnected: true });
  expect(isDisabled('Unlock')).toBe(true);
  cleanup();

  await open(recordFixture(vesting(nowSeconds() - 1n)), { isConnected: true });
  expect(isDisabled('Unlock')).toBe(false);
  cleanup();

  await open(recordFixture({ owner: BOB, tgeDate: 1n }), { isConnected: true });
  expect(screen.queryByRole('button', { name: /^(Unlock|Renounce Lock Ownership)$/ })).toBeNull();
});

it('without a wallet a lock offers no button to unlock or renounce it, whatever account owns it [LKC-12]', async () => {
  await open(recordFixture({ owner: ALICE, tgeDate: 1n }));
  expect(factOf('Title')).toBe('Team tokens');
  expect(screen.queryByRole('button', { name: /Unlock|Renounce|Connect/ })).toBeNull();
});

it('the page of a lock says of a lock of liquidity what is inside, and of a lock that was taken from what is left [LKT-05]', async () => {
  // 1,000 of the 4,000 tokens of the pair, of which 500 were taken out
  const lock = { amount: carrots(1_000), unlockedAmount: carrots(500), factory: EXCHANGE };
  const pair = { ...pairFixture(), decimals: 6, totalSupply: carrots(4_000) };
  const reserves = { ...pair.pair, reserve0: carrots(80), reserve1: carrots(16) };
  const answers = {
    tokenInfo: (key: readonly unknown[]) => (key[2] === PAIR ? { ...pair, pair: reserves } : tokensAnswer(key)),
  };
  await open(recordFixture({ ...lock, token: PAIR }), { answers });
  expect(factOf('In this lock')).toBe('10CRT + 2WBNB');
  expect(factOf('Share of the pool')).toBe('12.5% still locked');
  expect(factOf('Still locked')).toBe('500Cake-LP');
  cleanup();

  // released, and nobody has taken it: it is still inside
  await open(recordFixture({ ...lock, token: PAIR, tgeDate: 1n }), { answers });
  expect(factOf('In this lock')).toBe('10CRT + 2WBNB');
  expect(factOf('Share of the pool')).toBe('0% still locked');
  cleanup();

  await open(recordFixture({ unlockedAmount: carrots(1_000), tgeDate: 1n }));
  expect(factOf('Still locked')).toBe('0CRT');
  expect(factOf('Still in the lock')).toBe('0CRT');
  expect(screen.getByText('Unlocked in full')).toBeTruthy();
  expect(factOf('In this lock')).toBeUndefined();
});

it('once a part of a lock is released, its page has a row each for what was put in, what it still holds and what is still locked; what was given up stays locked [LKD-03, LKT-05]', async () => {
  await open(recordFixture({ amount: carrots(1_000), ...vesting(nowSeconds() - DAY / 2n) }));
  expect(factOf('Available amount')).toBe('181CRT');
  expect(factOf('Still locked')).toBe('819CRT');
  cleanup();

  await open(recordFixture({ amount: carrots(1_000), unlockedAmount: carrots(1), tgeDate: 1n }));
  expect(
    ['Total amount locked', 'Still in the lock', 'Still locked', 'Available amount'].map((label) => factOf(label)),
  ).toEqual(['1,000CRT · deposited', '999CRT', '0CRT', '999CRT']);
  cleanup();

  await open(recordFixture({ amount: carrots(1_000) }));
  expect(['Still in the lock', 'Still locked'].map((label) => factOf(label))).toEqual([undefined, undefined]);
  cleanup();

  await open(recordFixture({ amount: carrots(1_000), tgeDate: 1n, owner: `0x${'0'.repeat(40)}` }));
  expect(factOf('Available amount')).toBe('0CRT');
  expect(screen.getByText('Locked permanently')).toBeTruthy();
  expect(screen.queryByText('Ready to unlock')).toBeNull();
});

it('the page of a lock says that there is no such lock only where the chain said so [LKD-07]', async () => {
  await open(null, { answers: { lock: () => null } });
  expect(screen.getByText(/Lock 1000007 doesn’t exist yet\. We check again every 3 seconds/)).toBeTruthy();
  cleanup();

  await open(undefined);
  expect(await screen.findByText('We couldn’t load the lock')).toBeTruthy();
  expect(screen.queryByText(/doesn’t exist yet/)).toBeNull();
});

it('the page of a lock shows a lock of a token that says nothing of itself, so that its owner gets it back', async () => {
  await open(recordFixture({ tgeDate: 1n, amount: 5n }), { isConnected: true, answers: { tokenInfo: () => null } });
  expect(factOf('Available amount')).toBe('5');
  expect(isDisabled('Unlock')).toBe(false);
  expect(screen.getByText(CARROT.slice(0, 6), { exact: false })).toBeTruthy();
});
