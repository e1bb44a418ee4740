import { t } from '@lingui/core/macro';
import type { DetailTab } from '@rab/launchpad';
import { ListingTab } from './ListingTab.tsx';

/** What every kind of sale that lists itself says of its listing. */
export const listingTab: DetailTab = {
  id: 'listing',
  get label() {
    return t`Listing Info`;
  },
  Content: ListingTab,
};
