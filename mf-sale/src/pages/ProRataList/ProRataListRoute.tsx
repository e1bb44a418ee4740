import { msg, t } from '@lingui/core/macro';
import { paths } from '@rab/config';
import { say } from '@rab/language';
import { SaleListPage } from '@rab/launchpad';
import { useChainConfig } from '@rab/wallet-context';
import { proRata } from '../../kind/proRata.ts';
import { NotOnThisChain } from '../CreateProRata/NotOnThisChain.tsx';

const TITLE = msg`Pro rata sales`;

/** The list of all pro rata sales. */
export function ProRataListRoute() {
  const { subgraphs } = useChainConfig();
  if (!subgraphs.proRata) return <NotOnThisChain title={TITLE} />;
  return (
    <SaleListPage
      kind={proRata}
      title={say(TITLE)}
      description={t`Everybody commits within a window. What is above the hard cap comes back, the same part to everybody: being first gains nothing.`}
      others={{ label: t`RAB Sales`, path: paths.sales() }}
    />
  );
}
