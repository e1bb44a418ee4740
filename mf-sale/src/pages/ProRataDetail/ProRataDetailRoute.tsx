import { SaleDetailPage } from '@rab/launchpad';
import { useParams } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import { NotOnThisChain } from '../CreateProRata/NotOnThisChain.tsx';
import { proRataInDetail } from './proRataInDetail.ts';

/** The page of one pro rata sale. */
export function ProRataDetailRoute() {
  const { address } = useParams();
  const { subgraphs } = useChainConfig();
  if (!subgraphs.proRata) return <NotOnThisChain title={proRataInDetail.listName} />;
  return <SaleDetailPage key={address} kind={proRataInDetail} id={address} />;
}
