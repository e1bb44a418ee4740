import { detailTabs, type SaleKindInDetail, sharedPricingInDetail } from '@rab/launchpad';
import { listLaunchCall } from '../../actions/listingCalls.ts';
import { partInReceipt, takePartCall } from '../../actions/takePartCall.ts';
import { fairLaunch } from '../../kind/fairLaunch.ts';
import { useChainLaunch, useLiveLaunch } from '../../queries/liveLaunch.ts';
import { ListingTab } from '../SaleDetail/ListingTab.tsx';
import { listingActs } from '../SaleDetail/listingActs.tsx';
import { rabSaleInDetail } from '../SaleDetail/rabSaleInDetail.ts';
import { TeamTab } from './TeamTab.tsx';

/** A fair launch with what the page of one needs: listed like a RAB Sale, with a deposit and a team of its own. */
export const fairLaunchInDetail: SaleKindInDetail = {
  ...rabSaleInDetail,
  ...fairLaunch,
  useLiveState: useLiveLaunch,
  useChainSale: useChainLaunch,
  pricing: sharedPricingInDetail,
  listName: 'Fair launches',
  depositCall: takePartCall,
  depositInReceipt: partInReceipt,
  createdTitle: 'Fair launch created',
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
