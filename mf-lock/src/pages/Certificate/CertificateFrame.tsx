import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, EmptyState, Loading, PageHeader, Panel, Stack } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import type { ReactNode } from 'react';

interface CertificateFrameProps {
  lockId: string;
  /** Of the lock's page. */
  path: string;
  /** Whether the address holds the claims of a certificate to compare. */
  isCheck: boolean;
  /** `none`: the address names no lock, or one that the chain does not have; `unread`: the chain does not answer. */
  state: 'none' | 'reading' | 'unread' | 'read';
  children?: ReactNode;
}

/** A certificate's page: its title, and what it says while there is nothing to show. */
export function CertificateFrame({ lockId, path, isCheck, state, children }: CertificateFrameProps) {
  const isLock = /^\d{1,30}$/.test(lockId);
  return (
    <Stack gap="6">
      <PageHeader
        title={t`Lock certificate`}
        description={
          isCheck ? t`This certificate compared with the lock on-chain now.` : t`Created from on-chain data just now.`
        }
        action={
          isLock && (
            <Button asChild variant="outline">
              <RouterLink to={path}>
                <Trans>View lock {lockId}</Trans>
              </RouterLink>
            </Button>
          )
        }
      />
      {state === 'read' ? (
        children
      ) : (
        <Panel>
          {state === 'none' ? (
            <EmptyState title={isCheck ? t`This certificate is forged` : t`No such lock`}>
              <Trans>There’s no lock {lockId.slice(0, 30)} on this network.</Trans>
            </EmptyState>
          ) : state === 'unread' ? (
            <EmptyState title={t`Not checked yet`}>
              <Trans>
                We can’t reach the network, so we can’t check this certificate. We try again every 3 seconds.
              </Trans>
            </EmptyState>
          ) : (
            <Loading />
          )}
        </Panel>
      )}
    </Stack>
  );
}
