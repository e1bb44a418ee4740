import { SaleDetailPage as DetailPage, SaleKind } from '@rab/launchpad';
import { useParams } from '@rab/ui/router';

/** `/rab-sale/{presaleAddress}`. */
export function SaleDetailPage() {
  const { presaleAddress } = useParams();
  return <DetailPage key={presaleAddress} kind={SaleKind.SALE} id={presaleAddress} />;
}
