import { depositCall, detailTabs, type SaleKindInDetail } from '@rab/launchpad';
import { GrowPromise } from '../pages/GrowDetail/GrowPromise.tsx';
import { ReviewOutcome } from '../pages/GrowDetail/ReviewOutcome.tsx';
import { useChainGrow, useLiveGrow } from '../queries/liveGrow.ts';
import { growActs } from './growActs.ts';
import { rabGrow } from './rabGrow.ts';

/** RAB Grow with what the page of one sale needs. */
export const rabGrowInDetail: SaleKindInDetail = {
  ...rabGrow,
  useLiveState: useLiveGrow,
  useChainSale: useChainGrow,
  depositCall,
  lateText: 'It was not reviewed within 30 days after its end.',
  tabs: Object.values(detailTabs),
  acts: growActs,
  Safeguards: GrowPromise,
  Outcome: ReviewOutcome,
};
