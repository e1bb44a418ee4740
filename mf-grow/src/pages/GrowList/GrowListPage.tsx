import { SaleKind, SaleListPage } from '@rab/launchpad';

/** `/rab-grow/list`. */
export function GrowListPage() {
  return <SaleListPage kind={SaleKind.GROW} description="Private sales whose listing the administrator reviews." />;
}
