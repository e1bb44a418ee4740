import { paths } from '@rab/config';
import { SaleListPage } from '@rab/launchpad';
import { fairLaunch } from '../../kind/fairLaunch.ts';

/** The list of all fair launches. */
export function FairLaunchListRoute() {
  return (
    <SaleListPage
      kind={fairLaunch}
      title="Fair launches"
      description="Everybody shares the tokens by deposits, at one price. They list themselves and lock their liquidity."
      others={{ label: 'RAB Sales', path: paths.sales() }}
    />
  );
}
