import { t } from '@lingui/core/macro';
import { paths } from '@rab/config';
import { SaleListPage } from '@rab/launchpad';
import { fairLaunch } from '../../kind/fairLaunch.ts';

/** The list of all fair launches. */
export function FairLaunchListRoute() {
  return (
    <SaleListPage
      kind={fairLaunch}
      title={t`Fair launches`}
      description={t`All buyers pay one price and split the tokens by their deposits. The contract lists the token and locks the liquidity.`}
      others={{ label: t`RAB Sales`, path: paths.sales() }}
    />
  );
}
