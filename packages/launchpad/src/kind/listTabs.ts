import { t } from '@lingui/core/macro';
import type { SaleWhere } from '@rab/sdk/sales';

/** One tab of a list of sales. */
export interface ListTab {
  /** Value of the query parameter. */
  id: string;
  label: string;
  /** Only the connected account's own. */
  isOwn?: true;
  /** What it means in indexed facts at `now`: chain time, unix seconds. */
  conditions: (now: bigint) => readonly SaleWhere[];
}

/** Tabs of the lists of every kind (HOM-04). */
export const listTabs = {
  all: {
    id: 'all',
    get label() {
      return t`All Projects`;
    },
    conditions: () => [],
  },
  mine: {
    id: 'mine',
    get label() {
      return t`My projects`;
    },
    isOwn: true,
    conditions: () => [],
  },
  live: {
    id: 'live',
    get label() {
      return t`Live`;
    },
    conditions: (now) => [{ forceFailed: false, finalized: false, startTime_lte: `${now}`, endTime_gte: `${now}` }],
  },
  upcoming: {
    id: 'upcoming',
    get label() {
      return t`Upcoming`;
    },
    conditions: (now) => [{ forceFailed: false, startTime_gt: `${now}` }],
  },
  ended: {
    id: 'ended',
    get label() {
      return t`Ended`;
    },
    conditions: (now) => [{ or: [{ forceFailed: true }, { finalized: true }, { endTime_lt: `${now}` }] }],
  },
} as const satisfies Record<string, ListTab>;
