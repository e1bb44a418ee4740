import { paths } from '@rab/config';
import { SaleListPage } from '@rab/launchpad';
import { fairLaunch } from '../../kind/fairLaunch.ts';

/** The list of all fair launches. */
export function FairLaunchListRoute() {
  return <SaleListPage kind={fairLaunch} others={{ label: 'RAB Sales', path: paths.sales() }} />;
}
