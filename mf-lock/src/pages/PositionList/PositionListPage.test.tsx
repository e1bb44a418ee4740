import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, type PartOptions, renderPart } from '@rab/testing/renderPart';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { BOB, entityFixture, onTime, tableTexts } from '../../../test/lockFixture.ts';
import { POSITION_LOCK, positionRow } from '../../../test/positionFixture.ts';
import { type PositionLocksFilter, positionLocksWhere } from '../../queries/positionLocks.ts';
import { LiquidityLocksPage } from '../LockList/LockListPage.tsx';
import { PositionListPage } from './PositionListPage.tsx';

let asked: (PositionLocksFilter & { page: number })[] = [];

const open = (list: object = {}, options: PartOptions = {}) =>
  renderPart(<PositionListPage />, {
    path: paths.positionLocks(),
    contracts: { positionLock: POSITION_LOCK },
    ...options,
    answers: {
      ...onTime,
      positionLocks: ([, , filter]) => {
        const { of } = filter as PositionLocksFilter;
        asked.push(filter as PositionLocksFilter & { page: number });
        if (of && 'offeredTo' in of) return { rows: [positionRow({ id: '9', owner: BOB })], hasNext: false };
        return { rows: [positionRow()], hasNext: false, ...list };
      },
      ...options.answers,
    },
  });

beforeEach(() => {
  asked = [];
  beginPart();
});
afterEach(endPart);

it('the list has a row for each locked position: both tokens, state, fee, exchange, owner and date [LIQ-01]', async () => {
  const rows = [
    positionRow({ description: 'Launch liquidity' }),
    positionRow({ id: '6', owner: null, fee: 500 }),
    positionRow({ id: '5', isUnlocked: true, unlockDate: 1_700_000_000n, manager: BOB }),
    positionRow({ id: '4', unlockDate: 1_700_000_000n }),
  ];
  await open({ rows });
  expect(tableTexts().map((row) => row.slice(0, 6))).toEqual([
    ['Pair', 'State', 'Fee', 'Exchange', 'Owner', 'Unlock time (UTC)'],
    ['CRT / WBNBLaunch liquidity', 'Locked', '0.3%', 'PancakeSwap V3', '0x1111…1111', '2096-10-02 07:07'],
    ['CRT / WBNB', 'Permanent', '0.05%', 'PancakeSwap V3', 'None (renounced)', 'Never'],
    ['CRT / WBNB', 'Withdrawn', '0.3%', 'Unnamed exchange', '0x1111…1111', '2023-11-14 22:13'],
    ['CRT / WBNB', 'Ready', '0.3%', 'PancakeSwap V3', '0x1111…1111', '2023-11-14 22:13'],
  ]);
  expect(screen.getAllByText('View')[0]?.getAttribute('href')).toBe(paths.positionLock(7n));
  expect(asked).toEqual([{ search: '', of: null, page: 1 }]);
});

it('both lists of liquidity lead to each other where the chain locks positions, and nowhere else [LIQ-01]', async () => {
  const kinds = () =>
    screen
      .queryAllByRole('link', { name: /^V[23] / })
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
  await open();
  expect(kinds()).toEqual([
    ['V2 pairs', paths.liquidityLocks(), null],
    ['V3 positions', paths.positionLocks(), 'page'],
  ]);
  cleanup();

  const list = { ...onTime, lockList: () => ({ rows: [entityFixture()], hasNext: false }), ownLocks: () => [] };
  await renderPart(<LiquidityLocksPage />, { answers: list, contracts: { positionLock: POSITION_LOCK } });
  expect(kinds().map(([name, , current]) => [name, current])).toEqual([
    ['V2 pairs', 'page'],
    ['V3 positions', null],
  ]);
  cleanup();

  await renderPart(<LiquidityLocksPage />, { answers: list });
  expect(kinds()).toEqual([]);
});

it('My Locks has the positions that the account owns, and before them those offered to it [LIQ-01]', async () => {
  const { address } = await open({}, { isConnected: true, path: `${paths.positionLocks()}?search=leaf` });
  fireEvent.click(screen.getByRole('tab', { name: 'My Locks' }));
  await waitFor(() =>
    expect(asked.slice(1)).toEqual([
      { search: '', of: { offeredTo: ALICE }, page: 1 },
      { search: '', of: { owner: ALICE }, page: 1 },
    ]),
  );
  expect(address()).toBe(`${paths.positionLocks()}?tab=mine`);
  expect(screen.getByRole('region', { name: 'Offered to you' }).textContent).toContain('0x5555…5555');
});

it('My Locks without a wallet asks for one; a list without locks says what it is for, a search that finds nothing can be cleared [LIQ-01] [LOK-10]', async () => {
  await open({}, { path: `${paths.positionLocks()}?tab=mine` });
  expect(screen.getByText('Connect a wallet to see your locks.')).toBeTruthy();
  expect(asked).toEqual([]);
  cleanup();

  const { address } = await open({ rows: [] }, { path: `${paths.positionLocks()}?search=leaf` });
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText(/^Lock a position of a V3 exchange until a date\./)).toBeTruthy();
  expect(address()).toBe(paths.positionLocks());
});

it('a search looks into both tokens; a whole address may be a pool or an owner, too [LIQ-01]', () => {
  const nobody = { of: null };
  expect(positionLocksWhere({ search: '', ...nobody })).toEqual({});
  expect(JSON.stringify(positionLocksWhere({ search: 'leaf', ...nobody }))).toMatch(
    /name0_contains_nocase.*symbol0_contains_nocase.*name1_contains_nocase.*symbol1_contains_nocase/,
  );
  expect(positionLocksWhere({ search: '0xAB', ...nobody })).toEqual({
    and: [{ or: [{ token0_contains: '0xab' }, { token1_contains: '0xab' }] }],
  });
  expect(positionLocksWhere({ search: BOB, of: { owner: ALICE } })).toEqual({
    and: [
      { or: [{ token0_contains: BOB }, { token1_contains: BOB }, { pool: BOB }, { owner: BOB }] },
      { owner: ALICE },
    ],
  });
});

it('a chain without the contract has no such list, and says so [LIQ-01]', async () => {
  await open({}, { contracts: { positionLock: null } });
  expect(screen.getByText('No locks of V3 positions on Binance Smart Chain')).toBeTruthy();
});
