import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { shortSymbol } from '@rab/contracts';
import { Link } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { useState } from 'react';
import { HISTORY_SIZE, HistoryPages } from '../../features/HistoryPages.tsx';
import { useGrowHistory } from '../../queries/growHistory.ts';
import { entryText } from './entryText.ts';

/** Lists who did what to which grow, and when, from the indexer (ADM-02). */
export function GrowHistory() {
  const [page, setPage] = useState(1);
  const entries = useGrowHistory({ page, size: HISTORY_SIZE });
  return (
    <HistoryPages
      title={t`Review history`}
      label={t`Actions on grows`}
      entries={entries}
      page={page}
      onPage={setPage}
      words={({ launchpad, ...entry }) => (
        <Trans>
          <Link asChild colorPalette="accent">
            <RouterLink to={paths.grow(launchpad.id)}>{shortSymbol(launchpad.tokenSymbol)}</RouterLink>
          </Link>
          : {entryText(entry)}
        </Trans>
      )}
    />
  );
}
