import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { Button, EmptyState, Loading, PageHeader, Panel, Stack } from '@rab/ui';
import { RouterLink, useParams, useSearchParams } from '@rab/ui/router';
import { useChainClock, useChainConfig } from '@rab/wallet-context';
import { useState } from 'react';
import { useLockRecord } from '../../queries/lockRecord.ts';
import { useTokenUnits } from '../../queries/tokenUnits.ts';
import { Certificate } from './Certificate.tsx';
import { parseClaims } from './claims.ts';
import { Verdict } from './Verdict.tsx';

/** Query parameter that holds what a certificate claims. */
const CLAIMS = 'c';

/**
 * `/lock-tokens/lock/{lockId}/certificate`: a lock as a page to print, made from the chain. With `?c=`, as the certificate's
 * code has it, what it claims is compared with the chain (LKT-06).
 */
export function CertificatePage() {
  const { lockId = '' } = useParams();
  const [search] = useSearchParams();
  const text = search.get(CLAIMS);
  const isLock = /^\d{1,30}$/.test(lockId);
  const { id: chainId } = useChainConfig();
  const clock = useChainClock();
  const { data: lock, isError } = useLockRecord(isLock ? BigInt(lockId) : null);
  const { data: units } = useTokenUnits(lock?.token ?? null);
  const [opened] = useState(clock);

  const header = (
    <PageHeader
      title={t`Lock certificate`}
      description={
        text === null
          ? t`Created from on-chain data just now.`
          : t`This certificate compared with the lock on-chain now.`
      }
      action={
        isLock && (
          <Button asChild variant="outline">
            <RouterLink to={paths.lock(lockId)}>
              <Trans>View lock {lockId}</Trans>
            </RouterLink>
          </Button>
        )
      }
    />
  );
  if (!isLock || lock === null)
    return (
      <Stack gap="6">
        {header}
        <Panel>
          <EmptyState title={text === null ? t`No such lock` : t`This certificate is forged`}>
            <Trans>There’s no lock {lockId.slice(0, 30)} on this network.</Trans>
          </EmptyState>
        </Panel>
      </Stack>
    );
  if (!lock || !units)
    return (
      <Stack gap="6">
        {header}
        <Panel>
          {isError ? (
            <EmptyState title={t`Not checked yet`}>
              <Trans>
                We can’t reach the network, so we can’t check this certificate. We try again every 3 seconds.
              </Trans>
            </EmptyState>
          ) : (
            <Loading />
          )}
        </Panel>
      </Stack>
    );
  if (text === null)
    return (
      <Stack gap="6">
        {header}
        <Certificate lock={lock} token={units} madeAt={opened} param={CLAIMS} />
      </Stack>
    );
  return (
    <Stack gap="6">
      {header}
      <Verdict claims={parseClaims(text)} lock={lock} token={units} chainId={chainId} now={clock()} />
    </Stack>
  );
}
