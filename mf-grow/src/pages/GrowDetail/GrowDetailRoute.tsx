import { SaleDetailPage } from '@rab/launchpad';
import { useParams } from '@rab/ui/router';
import { rabGrowInDetail } from './rabGrowInDetail.ts';

/** The page of one RAB Grow. */
export function GrowDetailRoute() {
  const { address } = useParams();
  return <SaleDetailPage key={address} kind={rabGrowInDetail} id={address} />;
}
