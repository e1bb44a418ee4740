import { t } from '@lingui/core/macro';
import { StatusTag } from '@rab/ui';
import { useChainConfig } from '@rab/wallet-context';
import { useState } from 'react';
import { usePlatformSettings } from '../queries/platformSettings.ts';
import { useSettingHistory } from '../queries/settingHistory.ts';
import { HISTORY_SIZE, HistoryPages } from './HistoryPages.tsx';
import { holdsNow, settingText } from './settingText.ts';

/** Lists who changed which platform setting and when, from the indexer, and what applies now, from the contract (ADM-02). */
export function SettingHistory() {
  const chain = useChainConfig();
  const [page, setPage] = useState(1);
  const entries = useSettingHistory({ page, size: HISTORY_SIZE });
  const { data: settings } = usePlatformSettings({});
  return (
    <HistoryPages
      title={t`Settings history`}
      label={t`Changes to the platform settings`}
      entries={entries}
      page={page}
      onPage={setPage}
      words={(entry) => (
        <>
          {settingText(entry, chain)}{' '}
          {settings && holdsNow(entry, settings) && <StatusTag tone="positive">{t`Active`}</StatusTag>}
        </>
      )}
    />
  );
}
