import { detailTabs, type SaleKindInDetail } from '@rab/launchpad';
import { listLaunchCall } from '../actions/listingCalls.ts';
import { takePartCall } from '../actions/takePartCall.ts';
import { TeamTab } from '../pages/FairLaunchDetail/TeamTab.tsx';
import { ListingTab } from '../pages/SaleDetail/ListingTab.tsx';
import { useChainLaunch, useLiveLaunch } from '../queries/liveLaunch.ts';
import { fairLaunch } from './fairLaunch.ts';
import { listingActs } from './listingActs.tsx';
import { rabSaleInDetail } from './rabSaleInDetail.ts';

/** A fair launch with what the page of one needs: listed like a RAB Sale, with a deposit and a team of its own. */
export const fairLaunchInDetail: SaleKindInDetail = {
  ...rabSaleInDetail,
  ...fairLaunch,
  useLiveState: useLiveLaunch,
  useChainSale: useChainLaunch,
  depositCall: takePartCall,
  createdTitle: 'Your fair launch is created',
  tabs: [
    detailTabs.token,
    detailTabs.status,
    { id: 'listing', label: 'Listing Info', Content: ListingTab },
    { id: 'team', label: 'Team', Content: TeamTab },
    detailTabs.safety,
    detailTabs.deposits,
    detailTabs.locks,
  ],
  acts: listingActs(listLaunchCall, ({ end }) => end + 1n),
};
