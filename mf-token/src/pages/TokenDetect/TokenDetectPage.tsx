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
        title="Token risk check"
        description={
          token ? (
            // the line is there before the name
            <Suspense fallback={<>&nbsp;</>}>
              <NamedToken token={token} />
            </Suspense>
          ) : (
            'What a token does, and lets others do: tried on the chain itself.'
          )
        }
      />
      <SearchInput
        label="Token address"
        placeholder="Token address, 0x…"
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
            <EmptyState title="Invalid token address">
              An address begins with 0x and has 40 letters and digits after it.
            </EmptyState>
          ) : (
            <EmptyState title="Which token?" picture="search">
              Paste its address: can it be sold, what does it cost, what can its owner do, and who has it? Nothing is
              sent, and no wallet is needed.
            </EmptyState>
          )}
        </Panel>
      )}
    </Stack>
  );
}
