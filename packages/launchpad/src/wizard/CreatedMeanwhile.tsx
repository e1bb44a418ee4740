import { t } from '@lingui/core/macro';
import { Link, Notice, Text } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { inWords, type TransactionRecord, useChainConfig, useTransactions } from '@rab/wallet-context';
import { useState } from 'react';

type Created = TransactionRecord & { createdPath: string };

/** What was created on another page since this wizard was opened, of another draft: it may be what this one is for, too. */
function useCreatedMeanwhile(actKey: string, draftId: string | null): Created | undefined {
  const { id: chainId } = useChainConfig();
  const created = useTransactions().filter(
    (record): record is Created => record.key === actKey && record.createdPath !== undefined,
  );
  // those of every chain: what was made on another one before is no news where the page changes to it
  const [before] = useState(() => new Set(created.map(({ id }) => id)));
  return created.find((record) => record.chainId === chainId && !before.has(record.id) && record.draftId !== draftId);
}

/** Says so, with the way there: nobody creates the same a second time without a word. */
export function CreatedMeanwhile({ actKey, draftId }: { actKey: string; draftId: string | null }) {
  const created = useCreatedMeanwhile(actKey, draftId);
  if (!created) return null;
  const { summary } = inWords(created);
  return (
    <Notice tone="warning" title={t`Already created in another tab`}>
      <Text>
        {t`“${summary}” was sent after you opened this page. If you continue here, you create another one.`}{' '}
        <Link asChild colorPalette="accent">
          <RouterLink to={created.createdPath}>{t`Open it`}</RouterLink>
        </Link>
      </Text>
    </Notice>
  );
}
