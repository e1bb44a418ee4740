import { msg } from '@lingui/core/macro';
import type { SaleKindInDetail } from '@rab/launchpad';
import { proRata } from '../../kind/proRata.ts';
import { proRataPricingInDetail } from '../../pricing/proRataPricingInDetail.ts';
import { useChainProRata } from '../../queries/chainProRata.ts';
import { fairLaunchInDetail } from '../FairLaunchDetail/fairLaunchInDetail.ts';

/** A pro rata sale with what the page of one needs: a fair launch with a pricing of its own. */
export const proRataInDetail: SaleKindInDetail = {
  ...fairLaunchInDetail,
  ...proRata,
  useChainSale: useChainProRata,
  pricing: proRataPricingInDetail,
  listName: msg`Pro rata sales`,
  createdTitle: msg`Pro rata sale created`,
};
