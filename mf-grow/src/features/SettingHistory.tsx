import { t } from '@lingui/core/macro';
import { StatusTag } from '@rab/ui';
import { useChainConfig } from '@rab/wallet-context';
import { useState } from 'react';
import { usePlatformSettings } from '../queries/platformSettings.ts';
import { useSettingActs } from '../queries/settingActs.ts';
import { ActPages, HISTORY_SIZE } from './ActPages.tsx';
import { holdsNow, settingText } from './settingText.ts';

/** Lists who changed which platform setting and when, from the indexer, and what applies now, from the contract (ADM-02). */
export function SettingLog() {
  const chain = useChainConfig();
  const [page, setPage] = useState(1);
  const acts = useSettingActs({ page, size: HISTORY_SIZE });
  const { data: settings } = usePlatformSettings({});
  return (
    <ActPages
      title={t`Settings history`}
      label={t`Changes to the platform settings`}
      acts={acts}
      page={page}
      onPage={setPage}
      words={(act) => (
        <>
          {settingText(act, chain)}{' '}
          {settings && holdsNow(act, settings) && <StatusTag tone="positive">{t`Active`}</StatusTag>}
        </>
      )}
    />
  );
}
