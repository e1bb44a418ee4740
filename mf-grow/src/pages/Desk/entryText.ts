import { t } from '@lingui/core/macro';
import type { GrowEntry } from '../../queries/growHistory.ts';

const status = (): Readonly<Record<number, string>> => ({ 4: t`LISTING`, 5: t`SATISFY`, 6: t`NOT SATISFY` });

/** An entry of a grow’s history in words; one that the indexer names and we do not know is shown under its own name. */
export function entryText({ type, value }: Pick<GrowEntry, 'type' | 'value'>): string {
  switch (type) {
    case 'created':
      return t`Sale created`;
    case 'status':
      return t`Status set to ${status()[value] ?? value}`;
    case 'visible':
      return value === 1 ? t`Shown in the lists` : t`Hidden from the lists`;
    case 'failed':
      return t`Ended as failed`;
    case 'finalized':
      return t`Paid out`;
    case 'part':
      return t`Paid to the owner: part ${value}`;
    case 'stopped':
      return value === 1 ? t`Payout stopped` : t`Payout resumed`;
    default:
      return type;
  }
}
