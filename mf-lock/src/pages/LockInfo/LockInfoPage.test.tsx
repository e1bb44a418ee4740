import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { type Answers, renderPart } from '@rab/testing/renderPart';
import { Route, Routes } from '@rab/ui/router';
import type { TokenLockSum } from '@rab/wallet-context/reads';
import { cleanup, screen } from '@testing-library/react';
import {
  CARROT,
  carrots,
  DAY,
  entityFixture,
  factOf,
  nowSeconds,
  onTime,
  PAIR,
  pairEntity,
  rowFixture,
  STRANGE_EXCHANGE,
  tableTexts,
} from '../../../test/lockFixture.ts';
import { LockInfoPage } from './LockInfoPage.tsx';

const route = (
  <Routes>
    <Route path={paths.locksOfToken(':token')} element={<LockInfoPage />} />
  </Routes>
);

const open = (lockInfo: object, token: string = CARROT, lockSum?: TokenLockSum) =>
  renderPart(route, {
    path: paths.locksOfToken(token),
    answers: {
      ...onTime,
      lockSum: () => lockSum,
      lockInfo: ([, , asked]) => {
        expect(asked).toEqual({ token, page: 1 });
        return { locks: [rowFixture()], hasNext: false, ...lockInfo };
      },
    } satisfies Answers,
  });

beforeEach(beginPart);
afterEach(endPart);

it('the page of a token’s locks says what is locked of the token, its value, address, name, symbol and decimals [LKL-05]', async () => {
  await open({ entity: entityFixture() });
  expect(factOf('Total amount locked')).toBe('2,000.5CRT');
  expect(factOf('Still in the locks')).toBeUndefined();
  expect(factOf('Total value locked')).toBe('$0 · no price is known');
  expect(factOf('Address')).toMatch(/0x2222/);
  expect([factOf('Name'), factOf('Symbol'), factOf('Decimals')]).toEqual(['Carrot', 'CRT', '6']);
  expect(factOf('Pair name')).toBeUndefined();
});

it('the page of a token’s locks says of a pair its name in place of name, symbol and decimals, only where its exchange is known [LKL-05]', async () => {
  await open({ entity: pairEntity }, PAIR);
  expect(factOf('Total amount locked')).toBe('3Cake-LP');
  expect(factOf('Pair name')).toBe('Carrot / Wrapped BNB (CRT / WBNB)');
  expect([factOf('Name'), factOf('Symbol'), factOf('Decimals')]).toEqual([undefined, undefined, undefined]);
  cleanup();

  await open({ entity: { ...pairEntity, factory: STRANGE_EXCHANGE } }, PAIR);
  expect(factOf('Pair name')).toBeUndefined();
  expect([factOf('Kind'), factOf('Name')]).toEqual(['Pair of an unknown exchange', 'Pancake LPs']);
});

it('what can be taken out of locks is not locked, by the chain and, while that does not answer, by the records [LKL-05, LKL-07]', async () => {
  const free = rowFixture({ id: '1000008', amount: carrots(500), tgeDate: 1n });
  const rows = { entity: entityFixture(), locks: [free, rowFixture()] };
  await open(rows);
  expect(factOf('Total amount locked')).toBe('1,500.5CRT');
  expect(factOf('Already unlocked')).toBe('500CRT ready for the owners to withdraw');
  expect(factOf('Still in the locks')).toBe('2,000.5CRT');
  cleanup();

  await open(rows, CARROT, { locked: carrots(7), free: carrots(3), until: 4_000_000_020n, unseen: carrots(1) });
  expect(factOf('Total amount locked')).toBe('7CRT');
  expect(factOf('In smaller locks, not checked')).toBe('1CRT');
  expect(factOf('First unlock')).toContain('2096-10-02 07:07');
  expect(factOf('Already unlocked')).toBe('3CRT ready for the owners to withdraw');
  expect(factOf('Still in the locks')).toBe('11CRT');
  cleanup();

  await open(rows, CARROT, { locked: 0n, free: carrots(542.76), until: null, unseen: 0n });
  expect(['Total amount locked', 'First unlock', 'Still in the locks'].map((label) => factOf(label))).toEqual([
    '0CRT',
    '–',
    '542.76CRT',
  ]);
});

it('the page of a token’s locks leads back to the list that the token is in, also while that is read [LOK-08]', async () => {
  const back = () => screen.getByRole('link', { name: 'All locks' }).getAttribute('href');
  await open({ entity: entityFixture() });
  expect(back()).toBe('/lock-tokens');
  cleanup();

  await open({ entity: pairEntity }, PAIR);
  expect(back()).toBe('/lock-liquidity');
  cleanup();

  await open({ entity: null });
  expect(screen.getByText('No locks for this token')).toBeTruthy();
  expect(back()).toBe('/lock-tokens');
  cleanup();

  endPart();
  beginPart();
  await renderPart(route, { path: paths.locksOfToken(CARROT), answers: onTime });
  expect(document.querySelector('[data-early=amount]')).toBeTruthy();
  expect(back()).toBe('/lock-tokens');
});

it('the page of a token’s locks lists the lock records, plain and vesting, each with the way to its page [LKL-06]', async () => {
  const vesting = rowFixture({
    id: '1000008',
    amount: carrots(250.5),
    tgeBps: 1_810n,
    cycle: 30n * DAY,
    cycleBps: 1_000n,
  });
  await open({ entity: entityFixture(), locks: [vesting, rowFixture()] });
  expect(screen.getByRole('table', { name: 'Lock records' })).toBeTruthy();
  const asked = ['Owner', 'Amount', 'Cycle', 'Cycle Release(%)', 'TGE(%)', 'Unlock time (UTC)', 'Action'];
  const [header = [], ...rows] = tableTexts();
  expect(header.filter((text) => asked.includes(text))).toEqual(asked);
  const cellsOf = (row: string[]) => asked.map((text) => row[header.indexOf(text)]);
  expect(rows.map(cellsOf)).toEqual([
    ['0x1111…1111', '250.5CRT', '30 days', '10', '18.1', '2030-01-01 00:00', 'View'],
    ['0x1111…1111', '1,000CRT', '–', '–', '–', '2030-01-01 00:00', 'View'],
  ]);
  expect(screen.getAllByText('View').map((link) => link.getAttribute('href'))).toEqual([
    '/lock-tokens/lock/1000008',
    '/lock-tokens/lock/1000007',
  ]);
});

it('lock records can be distinguished by title, state, what is left and the next release [LKT-05]', async () => {
  const past = nowSeconds() - DAY / 2n;
  const vesting = { tgeDate: past, tgeBps: 4_000n, cycle: DAY, cycleBps: 3_000n };
  const locks = [
    rowFixture({ id: '1', description: 'Team', tgeDate: 4_070_908_800n }),
    rowFixture({ id: '2', description: 'Advisors', ...vesting, unlockedAmount: carrots(400) }),
    rowFixture({ id: '3', description: '', tgeDate: past }),
    rowFixture({ id: '4', description: 'Gone', tgeDate: past, unlockedAmount: carrots(1_000) }),
  ];
  await open({ entity: entityFixture(), locks });
  const [header = [], ...rows] = tableTexts();
  const tomorrow = new Date(Number(past + DAY) * 1000).toISOString().slice(0, 16).replace('T', ' ');
  const shown = ['Title', 'Amount', 'State'].map((text) => header.indexOf(text));
  expect(rows.map((row) => shown.map((place) => row[place]))).toEqual([
    ['Team', '1,000CRT', 'Lockednext 2099-01-01 00:00'],
    ['Advisors', '1,000CRT600 left', `Releasingnext ${tomorrow}`],
    ['–', '1,000CRT', 'Ready'],
    ['Gone', '1,000CRT0 left', 'Withdrawn'],
  ]);
});

it('the page of a token’s locks reads the records from the contract where the indexer does not answer, and says so; where neither does it says that [LKL-05]', async () => {
  const fromChain = { entity: entityFixture(), locks: [rowFixture()], hasNext: false };
  const lockInfoOnChain: Answers[string] = ([, , asked]) => (asked ? fromChain : undefined);
  await renderPart(route, { path: paths.locksOfToken(CARROT), answers: { ...onTime, lockInfoOnChain } });
  expect(await screen.findByText('Shown from the chain', {}, { timeout: 20_000 })).toBeTruthy();
  expect(tableTexts()[1]?.slice(0, 1)).toEqual(['Team']);
  expect(factOf('Total amount locked')).toBe('2,000.5CRT');
  cleanup();
  endPart();
  beginPart();
  await renderPart(route, { path: paths.locksOfToken(CARROT), answers: onTime });
  expect(await screen.findByText('We couldn’t load the locks of this token.', {}, { timeout: 20_000 })).toBeTruthy();
  expect(screen.queryByText('Shown from the chain')).toBeNull();
});
