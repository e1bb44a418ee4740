import { t } from '@lingui/core/macro';
import type { SalePartProps } from '@rab/launchpad';
import { DateTime } from '@rab/ui';
import { useChainTimeSince } from '@rab/wallet-context';
import { useListedLock } from '../../queries/listedLock.ts';

/** Until when what a sale has listed is locked, by the lock that its contract names (LOK-07). */
export function LockedUntil({ sale }: SalePartProps) {
  const { data: lock } = useListedLock(sale.id);
  const now = useChainTimeSince(lock ? [lock.tgeDate] : []);
  if (!lock) return '…';
  return (
    <>
      {lock.tgeDate > now ? t`Until` : t`Unlocked since`} <DateTime seconds={lock.tgeDate} />
    </>
  );
}
