import { detailTabs, type SaleKindInDetail } from '@rab/launchpad';
import { FinalizeButton } from '../pages/SaleDetail/FinalizeButton.tsx';
import { ListingTab } from '../pages/SaleDetail/ListingTab.tsx';
import { useLiveSale } from '../queries/liveSale.ts';
import { canFinalize } from './canFinalize.ts';
import { rabSale } from './rabSale.ts';

/** RAB Sale with what the page of one sale needs. */
export const rabSaleInDetail: SaleKindInDetail = {
  ...rabSale,
  useLiveState: useLiveSale,
  tabs: [
    detailTabs.token,
    detailTabs.status,
    { id: 'listing', label: 'Listing Info', Content: ListingTab },
    detailTabs.locks,
  ],
  acts: [{ id: 'finalize', isOpen: canFinalize, Button: FinalizeButton }],
};
