import { SaleListPage } from '@rab/launchpad';
import { rabGrow } from '../../kind/rabGrow.ts';

/** The list of all RAB Grows. */
export function GrowListRoute() {
  return <SaleListPage kind={rabGrow} />;
}
