import { msg } from '@lingui/core/macro';
import { depositInReceipt, detailTabs, fixedPricingInDetail, type SaleKindInDetail } from '@rab/launchpad';
import { depositCall } from '@rab/sdk/sales';
import { rabGrow } from '../../kind/rabGrow.ts';
import { useChainGrow, useLiveGrow } from '../../queries/liveGrow.ts';
import { GrowSafeguards } from './GrowSafeguards.tsx';
import { growActs } from './growActs.ts';
import { ReviewOutcome } from './ReviewOutcome.tsx';

/** RAB Grow with what the page of one sale needs. */
export const rabGrowInDetail: SaleKindInDetail = {
  ...rabGrow,
  useLiveState: useLiveGrow,
  useChainSale: useChainGrow,
  pricing: fixedPricingInDetail,
  listName: msg`RAB Grows`,
  depositCall,
  depositInReceipt,
  lateText: msg`The review didn’t begin within 30 days of the sale’s end.`,
  tabs: Object.values(detailTabs),
  acts: growActs,
  Safeguards: GrowSafeguards,
  Outcome: ReviewOutcome,
  ownerPower: msg`pay out the raise`,
};
