import { Stack, Text } from '@rab/ui';
import type { LockManyForm } from './lockManyDraft.ts';

interface ManyOutcomeProps {
  /** Locks of the whole list, and those of the next transaction. */
  count: number;
  batch: number;
  /** What the whole list takes. */
  words: string;
  /** Date of the first release, as it is shown. */
  from: string;
  typed: Pick<LockManyForm, 'tgePercent' | 'cycleDays' | 'cycleReleasePercent'>;
}

/** The signature in words: what leaves the wallet, who gets what back when, and how many transactions it takes. */
export function ManyOutcome({ count, batch, words, from, typed }: ManyOutcomeProps) {
  const transactions = Math.ceil(count / Math.max(1, batch));
  return (
    <Stack gap="3" data-testid="outcome">
      <Text overflowWrap="anywhere">
        {words} leave your wallet, into {count} {count === 1 ? 'lock' : 'locks'}. From {from} UTC on each owner can take
        out {typed.tgePercent}%, then {typed.cycleReleasePercent}% every {typed.cycleDays} days. You cannot take them
        back.
      </Text>
      {transactions > 1 ? (
        <Text>
          {batch} locks fit one transaction, so this takes {transactions}, each of which you sign. The next one makes
          the first {batch}; rows that are locked leave the list, and the rest waits here for you.
        </Text>
      ) : (
        <Text>All of it is one transaction: all locks are made, or none.</Text>
      )}
    </Stack>
  );
}
