import { msg, t } from '@lingui/core/macro';
import { detailTabs, type SaleKindInDetail, sharedPricingInDetail } from '@rab/launchpad';
import { listLaunchCall } from '@rab/sdk/sales';
import { partInReceipt, takePartCall } from '../../actions/takePartCall.ts';
import { fairLaunch } from '../../kind/fairLaunch.ts';
import { useChainLaunch, useLiveLaunch } from '../../queries/liveLaunch.ts';
import { listingActs } from '../SaleDetail/listingActs.tsx';
import { listingTab } from '../SaleDetail/listingTab.ts';
import { rabSaleInDetail } from '../SaleDetail/rabSaleInDetail.ts';
import { TeamTab } from './TeamTab.tsx';

/** A fair launch with what the page of one needs: listed like a RAB Sale, with a deposit and a team of its own. */
export const fairLaunchInDetail: SaleKindInDetail = {
  ...rabSaleInDetail,
  ...fairLaunch,
  useLiveState: useLiveLaunch,
  useChainSale: useChainLaunch,
  pricing: sharedPricingInDetail,
  listName: msg`Fair launches`,
  depositCall: (launch, amount, _referrer, permit) => takePartCall(launch, amount, permit),
  depositInReceipt: partInReceipt,
  createdTitle: msg`Fair launch created`,
  tabs: [
    detailTabs.token,
    detailTabs.status,
    listingTab,
    {
      id: 'team',
      get label() {
        return t`Team`;
      },
      Content: TeamTab,
    },
    detailTabs.safety,
    detailTabs.deposits,
    detailTabs.locks,
  ],
  acts: listingActs(listLaunchCall, ({ end }) => end + 1n),
};
