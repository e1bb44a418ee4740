import { Plural, Trans } from '@lingui/react/macro';
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
        <Trans>
          {words} leave your wallet and go into <Plural value={count} one="# lock" other="# locks" />. From {from} UTC,
          each owner can withdraw {typed.tgePercent}%, then {typed.cycleReleasePercent}% every {typed.cycleDays} days.
          You can’t get the tokens back.
        </Trans>
      </Text>
      {transactions > 1 ? (
        <Text>
          <Trans>
            This takes {transactions} transactions of up to {batch} locks, and you sign each one. The next one creates
            the first {batch}. Finished rows leave the list, and the rest stays here for you.
          </Trans>
        </Text>
      ) : (
        <Text>
          <Trans>This is one transaction: it creates all locks or none.</Trans>
        </Text>
      )}
    </Stack>
  );
}
