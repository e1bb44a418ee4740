import { SaleDetailPage } from '@rab/launchpad';
import { useParams } from '@rab/ui/router';
import { fairLaunchInDetail } from './fairLaunchInDetail.ts';

/** The page of one fair launch. */
export function FairLaunchDetailRoute() {
  const { address } = useParams();
  return <SaleDetailPage key={address} kind={fairLaunchInDetail} id={address} />;
}
