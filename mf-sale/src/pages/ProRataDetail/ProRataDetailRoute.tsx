import { SaleDetailPage } from '@rab/launchpad';
import { useParams } from '@rab/ui/router';
import { proRataInDetail } from './proRataInDetail.ts';

/** The page of one pro rata sale. */
export function ProRataDetailRoute() {
  const { address } = useParams();
  return <SaleDetailPage key={address} kind={proRataInDetail} id={address} />;
}
