import { UpdateInfoPage } from '@rab/launchpad';
import { useParams } from '@rab/ui/router';
import { rabSaleInDetail } from '../../kind/rabSaleInDetail.ts';

/** Update Additional Info of one RAB Sale. */
export function UpdateInfoRoute() {
  const { address } = useParams();
  return <UpdateInfoPage key={address} kind={rabSaleInDetail} id={address} />;
}
