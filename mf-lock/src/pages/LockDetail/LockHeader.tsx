import { paths } from '@rab/config';
import { Heading, Stack, Text, useDocumentTitle } from '@rab/ui';
import { WayBack } from '@rab/ui/router';
import type { ReactNode } from 'react';

const TITLE = 'Lock detail';

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
  useDocumentTitle(TITLE);
  return (
    <Stack gap="3" minW="0">
      <WayBack to={isLiquidity ? paths.liquidityLocks() : paths.tokenLocks()}>All locks</WayBack>
      <Stack gap="1">
        <Heading as="h1" textStyle="label" color="fg.muted" fontWeight="medium">
          {TITLE}
        </Heading>
        <Text textStyle="headline" overflowWrap="anywhere">
          {headline}
        </Text>
        <Text color="fg.muted">
          {locked} locked · lock {String(lockId)}
        </Text>
      </Stack>
    </Stack>
  );
}
