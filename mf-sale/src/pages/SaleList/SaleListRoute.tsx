import { SaleListPage } from '@rab/launchpad';
import { rabSale } from '../../kind/rabSale.ts';

/** The list of all RAB Sales. */
export function SaleListRoute() {
  return <SaleListPage kind={rabSale} />;
}
