import { t } from '@lingui/core/macro';
import type { SaleState } from './SaleState.ts';

export const poolEnded = () => t`This pool has ended`;

const closed = { banner: null, isClaimOpen: false, isRefundOpen: false };

/** States that sales of every kind go through. A tag's words are said when it is shown. */
export const commonStates = {
  upcoming: {
    ...closed,
    name: 'upcoming',
    phase: 'upcoming',
    tag: {
      get label() {
        return t`Upcoming`;
      },
      tone: 'info',
    },
  },
  live: {
    ...closed,
    name: 'live',
    phase: 'live',
    tag: {
      get label() {
        return t`Sale Live`;
      },
      tone: 'positive',
    },
  },
  /** Each kind says what it waits for. */
  success: {
    ...closed,
    name: 'success',
    phase: 'succeeded',
    tag: {
      get label() {
        return t`Sale Ended`;
      },
      tone: 'neutral',
    },
  },
  failed: {
    name: 'failed',
    phase: 'failed',
    tag: {
      get label() {
        return t`Canceled`;
      },
      tone: 'negative',
    },
    get banner() {
      return poolEnded();
    },
    isClaimOpen: false,
    isRefundOpen: true,
  },
} as const satisfies Record<string, SaleState>;
