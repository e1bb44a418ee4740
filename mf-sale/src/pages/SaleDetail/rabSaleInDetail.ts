import { msg } from '@lingui/core/macro';
import { depositInReceipt, detailTabs, fixedPricingInDetail, type SaleKindInDetail } from '@rab/launchpad';
import { depositCall } from '@rab/sdk/sales';
import { addLiquidityCall } from '../../actions/listingCalls.ts';
import { rabSaleWithReads } from '../../kind/rabSaleWithReads.ts';
import { useListableFrom } from '../../queries/listableFrom.ts';
import { Leaving } from './Leaving.tsx';
import { ListedOutcome } from './ListedOutcome.tsx';
import { LockedUntil } from './LockedUntil.tsx';
import { listingActs } from './listingActs.tsx';
import { listingTab } from './listingTab.ts';

/** RAB Sale with what the page of one sale needs. */
export const rabSaleInDetail: SaleKindInDetail = {
  ...rabSaleWithReads,
  pricing: fixedPricingInDetail,
  listName: msg`RAB Sales`,
  depositCall,
  depositInReceipt,
  createdTitle: msg`Create Rab Sale Success`,
  lateText: msg`It wasn’t listed within 7 days of its end.`,
  tabs: [
    detailTabs.token,
    detailTabs.status,
    listingTab,
    detailTabs.safety,
    detailTabs.deposits,
    detailTabs.locks,
    detailTabs.calculator,
    detailTabs.affiliate,
    detailTabs.topReward,
    detailTabs.vesting,
    detailTabs.whitelist,
  ],
  acts: listingActs(addLiquidityCall, ({ id }) => useListableFrom(id).data),
  Safeguards: Leaving,
  Outcome: ListedOutcome,
  LockedUntil,
  ownerPower: msg`list the token`,
};
