import { t } from '@lingui/core/macro';
import { paths } from '@rab/config';
import { SaleListPage } from '@rab/launchpad';
import { useChainConfig } from '@rab/wallet-context';
import { rabSale } from '../../kind/rabSale.ts';

/** The list of all RAB Sales. */
export function SaleListRoute() {
  const { fairLaunch } = useChainConfig().subgraphs;
  return (
    <SaleListPage
      kind={rabSale}
      title={t`Current Sale`}
      description={t`Presales whose contract lists the token and locks the liquidity.`}
      {...(fairLaunch && { others: { label: t`Fair launches`, path: paths.fairLaunches() } })}
    />
  );
}
