import { msg, t } from '@lingui/core/macro';
import { SALE_KINDS } from '@rab/config';
import { ANYONE_DELAY, ELSEWHERE_DELAY, LISTING_GRACE, SaleStatus, saleStatus } from '@rab/contracts';
import {
  commonMilestones,
  commonStates,
  factsOf,
  fixedPricing,
  listTabs,
  poolEnded,
  type SaleKind,
  type SaleState,
} from '@rab/launchpad';

/** States of a sale that its owner lists. */
export const LISTED_SALE_STATES: Record<SaleStatus, SaleState> = {
  [SaleStatus.QUED]: commonStates.upcoming,
  [SaleStatus.ACTIVE]: commonStates.live,
  [SaleStatus.SUCCESS]: {
    ...commonStates.success,
    get banner() {
      return t`Waiting for owner add liquidity`;
    },
  },
  [SaleStatus.FAILED]: commonStates.failed,
  [SaleStatus.FINALIZED]: {
    ...commonStates.success,
    name: 'finalized',
    phase: 'settled',
    get banner() {
      return poolEnded();
    },
    isClaimOpen: true,
  },
};

/** RAB Sale: lists itself on an exchange and locks the liquidity. */
export const rabSale: SaleKind = {
  ...SALE_KINDS.presale,
  listTabs: Object.values(listTabs),
  marker: null,
  pricing: fixedPricing,
  claimsOpen: msg`at listing`,
  stateOf: (sale, now) =>
    LISTED_SALE_STATES[saleStatus({ ...factsOf(sale), lpGenerationComplete: sale.isListed }, now)],
  deadlinesOf: ({ end }) => [end + ANYONE_DELAY + 1n, end + ELSEWHERE_DELAY + 1n, end + LISTING_GRACE + 1n],
  ownerActOf: (_sale, { phase }) => (phase === 'succeeded' ? t`Finalize` : null),
  milestonesOf: commonMilestones,
};
