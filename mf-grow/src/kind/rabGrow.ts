import { msg, t } from '@lingui/core/macro';
import { SALE_KINDS } from '@rab/config';
import { GROW_LISTING_GRACE, GrowStatus, growStatus, REVIEW_GRACE } from '@rab/contracts';
import {
  commonStates,
  factsOf,
  fixedPricing,
  type ListTab,
  listTabs,
  poolEnded,
  type SaleKind,
  type SaleState,
} from '@rab/launchpad';
import { growMilestones } from './growMilestones.ts';

/** Settled by the administrator's review: buyers choose between their tokens and their deposit, or have their tokens. */
const reviewed = { phase: 'settled', banner: null, isClaimOpen: true } as const;

/** A tag's words are said when it is shown. */
const STATES: Record<GrowStatus, SaleState> = {
  [GrowStatus.QUED]: commonStates.upcoming,
  [GrowStatus.ACTIVE]: commonStates.live,
  [GrowStatus.SUCCESS]: {
    ...commonStates.success,
    get banner() {
      return t`Waiting for listing time`;
    },
  },
  [GrowStatus.FAILED]: commonStates.failed,
  [GrowStatus.LISTING]: {
    ...reviewed,
    name: 'listing',
    tag: {
      get label() {
        return t`Listing`;
      },
      tone: 'warning',
    },
    isRefundOpen: true,
  },
  [GrowStatus.SATISFY]: {
    ...reviewed,
    name: 'satisfied',
    tag: {
      get label() {
        return t`Satisfy`;
      },
      tone: 'positive',
    },
    isRefundOpen: false,
  },
  [GrowStatus.NOT_SATISFY]: {
    ...reviewed,
    name: 'not-satisfied',
    tag: {
      get label() {
        return t`Not Satisfy`;
      },
      tone: 'negative',
    },
    isRefundOpen: true,
  },
};

/** Sales with this result of the review. */
const reviewTab = (status: GrowStatus): ListTab => {
  const { name, tag } = STATES[status];
  return {
    id: name,
    get label() {
      return tag.label;
    },
    conditions: () => [{ growStatus: status }],
  };
};

/** RAB Grow: a private sale whose listing the administrator reviews. */
export const rabGrow: SaleKind = {
  ...SALE_KINDS.privateSale,
  listTabs: [...Object.values(listTabs), reviewTab(GrowStatus.SATISFY), reviewTab(GrowStatus.NOT_SATISFY)],
  marker: msg`RAB GROW`,
  pricing: fixedPricing,
  claimsOpen: msg`once the review begins`,
  stateOf: (sale, now) => {
    const state = STATES[growStatus({ ...factsOf(sale), growStatus: sale.reviewStatus }, now)];
    return sale.isFinalized ? { ...state, banner: poolEnded() } : state;
  },
  deadlinesOf: ({ end }) => [end + REVIEW_GRACE + 1n, end + GROW_LISTING_GRACE + 1n],
  ownerActOf: ({ isFinalized }, { name }) =>
    !isFinalized && (name === 'satisfied' || name === 'not-satisfied') ? t`Finalized` : null,
  milestonesOf: growMilestones,
};
