import { detailTabs, type SaleKindInDetail } from '@rab/launchpad';
import { useLiveGrow } from '../queries/liveGrow.ts';
import { rabGrow } from './rabGrow.ts';

/** RAB Grow with what the page of one sale needs. */
export const rabGrowInDetail: SaleKindInDetail = {
  ...rabGrow,
  useLiveState: useLiveGrow,
  tabs: Object.values(detailTabs),
  acts: [],
};
