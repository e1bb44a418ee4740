import { UpdateInfoPage } from '@rab/launchpad';
import { useParams } from '@rab/ui/router';
import { rabSaleWithReads } from '../../kind/rabSaleWithReads.ts';

/** Update Additional Info of one RAB Sale. */
export function UpdateInfoRoute() {
  const { address } = useParams();
  return <UpdateInfoPage key={address} kind={rabSaleWithReads} id={address} />;
}
