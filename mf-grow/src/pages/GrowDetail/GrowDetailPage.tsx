import { SaleDetailPage, SaleKind } from '@rab/launchpad';
import { useParams } from '@rab/ui/router';

/** `/rab-grow/{privateSaleAddress}`. */
export function GrowDetailPage() {
  const { privateSaleAddress } = useParams();
  return <SaleDetailPage key={privateSaleAddress} kind={SaleKind.GROW} id={privateSaleAddress} />;
}
