import { expect, it } from '@jest/globals';
import { GrowStatus } from '@rab/contracts';
import { saleFixture } from '@rab/launchpad/testing';
import { guideTable } from '@rab/testing/guideTable';
import { growWait } from './growWait.ts';
import { rabGrow } from './rabGrow.ts';

/** Start 1000, end 2000; what a status that follows from time and deposits takes. */
const WAYS = {
  QUED: [{}, 999n],
  ACTIVE: [{}, 1500n],
  SUCCESS: [{ raised: 5n * 10n ** 18n }, 2001n],
  FAILED: [{ isCancelled: true }, 1500n],
  LISTING: [{ raised: 5n * 10n ** 18n, reviewStatus: GrowStatus.LISTING }, 2001n],
  SATISFY: [{ raised: 5n * 10n ** 18n, reviewStatus: GrowStatus.SATISFY }, 2001n],
  NOT_SATISFY: [{ raised: 5n * 10n ** 18n, reviewStatus: GrowStatus.NOT_SATISFY }, 2001n],
} as const satisfies Record<keyof typeof GrowStatus, unknown>;

it('the guide names the states of a RAB Grow as its page shows them, and no others [LNG-05]', () => {
  const states = (Object.keys(GrowStatus) as (keyof typeof GrowStatus)[]).map((name) => {
    const [change, now] = WAYS[name];
    const { tag, banner } = rabGrow.stateOf(saleFixture({ listing: null, ...change }), now);
    return [name, tag.label, banner ?? '–'];
  });
  expect(guideTable('states', 'RAB Grow').map((row) => row.slice(0, 3))).toEqual(states);
});

it('the guide says what a grow waits for at the administrator’s desk, and until how many days after its end [LNG-05]', () => {
  const daysUntil = (change: Parameters<typeof saleFixture>[0]) => {
    const sale = saleFixture({ listing: null, raised: 5n * 10n ** 18n, ...change });
    return (Number((growWait(sale, 2001n)?.until ?? 0n) - sale.end) / 86_400).toString();
  };
  const [, ...rows] = guideTable('administrators', 'The desk');
  expect(rows.map(([, , until]) => until?.replace(' days after its end', ''))).toEqual([
    daysUntil({}),
    daysUntil({ reviewStatus: GrowStatus.LISTING }),
    daysUntil({ reviewStatus: GrowStatus.SATISFY }),
  ]);
});
