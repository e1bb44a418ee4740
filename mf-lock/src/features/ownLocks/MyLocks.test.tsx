import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { PortfolioContext, type PortfolioEntries } from '@rab/ui/action';
import { cleanup, screen } from '@testing-library/react';
import { onTime, tableTexts } from '../../../test/lockFixture.ts';
import { POSITION_LOCK, positionRow } from '../../../test/positionFixture.ts';
import { MyLocks } from './MyLocks.tsx';

const rows = [
  positionRow({ description: 'Launch liquidity' }),
  positionRow({ id: '6', unlockDate: 1_700_000_000n }),
  positionRow({ id: '5', unlockDate: 1_700_000_000n, isUnlocked: true }),
];
let said: { part?: PortfolioEntries['part']; coming: PortfolioEntries['coming'][] };

const open = (positions: object[] | undefined) =>
  renderPart(
    <PortfolioContext
      value={{
        due: document.body,
        put: (kind, _, entry) => {
          if (kind === 'part') said.part = entry as PortfolioEntries['part'];
          if (kind === 'coming') said.coming.push(entry as PortfolioEntries['coming']);
        },
        drop: () => {},
      }}
    >
      <MyLocks />
    </PortfolioContext>,
    {
      isConnected: true,
      contracts: { positionLock: positions ? POSITION_LOCK : null },
      answers: {
        ...onTime,
        ownLocks: () => [],
        ...(positions && { positionLocks: () => ({ rows: positions, hasNext: false }) }),
      },
    },
  );

beforeEach(() => {
  said = { coming: [] };
  beginPart();
});
afterEach(endPart);

it('the portfolio has the locked positions of an account, those to unlock among what is due, the others’ dates among what comes [LIQ-01, PRT-01]', async () => {
  await open(rows);
  expect(said.part?.holds).toBe(true);
  expect(tableTexts().map((row) => row.slice(0, 3))).toEqual([
    ['Pair', 'Title', 'Unlock time (UTC)'],
    ['CRT / WBNB', 'Launch liquidity', '2096-10-02 07:07'],
    ['CRT / WBNB', '–', '2023-11-14 22:13'],
    ['CRT / WBNB', '–', 'Withdrawn'],
  ]);
  expect(said.coming).toEqual([
    { at: 4_000_000_020n, title: 'CRT / WBNB', what: 'unlocks', path: paths.positionLock('7') },
  ]);
  expect(screen.getAllByText('Unlocked, and still in the lock')).toHaveLength(1);
});

it('without any lock the portfolio has nothing of this kind, with or without locks of positions on the chain [LIQ-01, PRT-01]', async () => {
  await open([]);
  expect(said.part?.holds).toBe(false);
  cleanup();
  endPart();
  beginPart();
  said = { coming: [] };
  await open(undefined);
  expect(said.part?.holds).toBe(false);
});
