import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { useDocumentTitle } from '@rab/ui';
import { SubjectHeader } from '@rab/ui/router';
import type { ReactNode } from 'react';

const title = () => t`Lock detail`;

export interface LockHeaderProps {
  /** How the lock is now. */
  headline: ReactNode;
  /** What of it is still locked, with its unit. */
  locked: ReactNode;
  lockId: bigint;
  /** Whether the list that it is in is that of liquidity. */
  isLiquidity?: boolean;
}

/** The title of a lock's page as a label above how the lock is (LOK-05): as large before the program as after it. */
export function LockHeader({ headline, locked, lockId, isLiquidity = false }: LockHeaderProps) {
  useDocumentTitle(title());
  return (
    <SubjectHeader
      list={{ path: isLiquidity ? paths.liquidityLocks() : paths.tokenLocks(), name: t`All locks` }}
      label={title()}
      headline={headline}
    >
      <Trans>
        {locked} locked · lock {String(lockId)}
      </Trans>
    </SubjectHeader>
  );
}
