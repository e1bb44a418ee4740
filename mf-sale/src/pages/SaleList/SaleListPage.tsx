import { SaleListPage as ListPage, SaleKind } from '@rab/launchpad';

/** `/view-sales` and `/rab-sale/view-sales`. */
export function SaleListPage() {
  return <ListPage kind={SaleKind.SALE} description="Presales that list themselves and lock their liquidity." />;
}
