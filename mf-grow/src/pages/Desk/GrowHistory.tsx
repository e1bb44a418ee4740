import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { shortSymbol } from '@rab/contracts';
import { Link } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { useState } from 'react';
import { ActPages, HISTORY_SIZE } from '../../features/ActPages.tsx';
import { useGrowActs } from '../../queries/growActs.ts';
import { actText } from './actText.ts';

/** Lists who did what to which grow, and when, from the indexer (ADM-02). */
export function ActLog() {
  const [page, setPage] = useState(1);
  const acts = useGrowActs({ page, size: HISTORY_SIZE });
  return (
    <ActPages
      title={t`Review history`}
      label={t`Actions on grows`}
      acts={acts}
      page={page}
      onPage={setPage}
      words={({ launchpad, ...act }) => (
        <Trans>
          <Link asChild colorPalette="accent">
            <RouterLink to={paths.grow(launchpad.id)}>{shortSymbol(launchpad.tokenSymbol)}</RouterLink>
          </Link>
          : {actText(act)}
        </Trans>
      )}
    />
  );
}
