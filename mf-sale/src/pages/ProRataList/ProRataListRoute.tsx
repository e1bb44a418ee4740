import { t } from '@lingui/core/macro';
import { paths } from '@rab/config';
import { SaleListPage } from '@rab/launchpad';
import { proRata } from '../../kind/proRata.ts';

/** The list of all pro rata sales. */
export function ProRataListRoute() {
  return (
    <SaleListPage
      kind={proRata}
      title={t`Pro rata sales`}
      description={t`Everybody commits within a window. What is above the hard cap comes back, the same part to everybody: being first gains nothing.`}
      others={{ label: t`RAB Sales`, path: paths.sales() }}
    />
  );
}
