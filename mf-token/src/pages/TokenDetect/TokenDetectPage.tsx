import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import { EmptyState, lazyNamed, PageHeader, Panel, SearchInput, Stack } from '@rab/ui';
import { useNavigate, useParams } from '@rab/ui/router';
import { Suspense, useState } from 'react';
import { RiskProgress } from './RiskProgress.tsx';

/** The check itself is asked for with what shows it: it is another part of the program. */
const ofToken = () => {
  void import('../../queries/checkToken.ts').catch(() => {});
  return import('./ofToken.ts');
};
const NamedToken = lazyNamed(async () => (await ofToken()).NamedToken);
const RiskReport = lazyNamed(async () => (await ofToken()).RiskReport);

/** `/token/token-detect/{tokenAddress}`: what a token does and lets others do, from the chain alone; without a wallet. */
export function TokenDetectPage() {
  const { tokenAddress = '' } = useParams();
  const navigate = useNavigate();
  const token = parseAddress(tokenAddress);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const parts = { opened, setOpened };
  return (
    <Stack gap="6" maxW="4xl">
      <PageHeader
        title={t`Token risk check`}
        description={
          token ? (
            // the line is there before the name
            <Suspense fallback={'\u00a0'}>
              <NamedToken token={token} />
            </Suspense>
          ) : (
            t`We simulate the token on the network. We send nothing, and you don’t need a wallet.`
          )
        }
      />
      <SearchInput
        label={t`Token address`}
        placeholder={t`Token address, 0x…`}
        value={tokenAddress}
        onSearch={(text) => navigate(paths.tokenRisk(encodeURIComponent(text)), { replace: true })}
      />
      {token ? (
        <Suspense fallback={<RiskProgress {...parts} />}>
          <RiskReport key={token} token={token} {...parts} />
        </Suspense>
      ) : (
        <Panel>
          {tokenAddress ? (
            <EmptyState title={t`Invalid token address`}>
              <Trans>An address starts with 0x, followed by 40 letters and digits.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={t`Check a token`} picture="search">
              <Trans>
                Paste its address to see whether it can be sold, what it costs, what its owner can do and who holds it.
              </Trans>
            </EmptyState>
          )}
        </Panel>
      )}
    </Stack>
  );
}
