import { SaleDetailPage } from '@rab/launchpad';
import { useParams } from '@rab/ui/router';
import { rabSaleInDetail } from './rabSaleInDetail.ts';

/** The page of one RAB Sale. */
export function SaleDetailRoute() {
  const { address } = useParams();
  return <SaleDetailPage key={address} kind={rabSaleInDetail} id={address} />;
}
