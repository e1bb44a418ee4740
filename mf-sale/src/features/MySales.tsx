import { t } from '@lingui/core/macro';
import { paths } from '@rab/config';
import { SalesOfAccount } from '@rab/launchpad';
import { Stack } from '@rab/ui';
import { useChainConfig } from '@rab/wallet-context';
import { fairLaunch } from '../kind/fairLaunch.ts';
import { proRata } from '../kind/proRata.ts';
import { rabSale } from '../kind/rabSale.ts';

/** What the connected account has in sales, fair launches and pro rata sales; the shell loads it from this remote at run time. */
export function MySales() {
  const { subgraphs } = useChainConfig();
  return (
    <Stack gap="6">
      <SalesOfAccount
        kind={rabSale}
        title={t`RAB Sale`}
        first={{
          title: t`Join a sale`,
          text: t`Deposit into a presale whose contract lists the token. If it misses its soft cap, you can withdraw your full deposit.`,
          path: paths.sales(),
        }}
      />
      {subgraphs.fairLaunch && <SalesOfAccount kind={fairLaunch} title={t`Fair launches`} />}
      {subgraphs.proRata && <SalesOfAccount kind={proRata} title={t`Pro rata sales`} />}
    </Stack>
  );
}
