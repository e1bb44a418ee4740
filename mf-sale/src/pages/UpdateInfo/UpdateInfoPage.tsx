import { SaleKind, UpdateInfoPage as UpdatePage } from '@rab/launchpad';
import { useParams } from '@rab/ui/router';

/** `/rab-sale/update/{presaleAddress}`. */
export function UpdateInfoPage() {
  const { presaleAddress } = useParams();
  return <UpdatePage key={presaleAddress} kind={SaleKind.SALE} id={presaleAddress} />;
}
