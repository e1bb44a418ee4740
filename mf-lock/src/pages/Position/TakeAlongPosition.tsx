import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { Button, Panel } from '@rab/ui';
import { calendarFile, saveFile } from '@rab/ui/files';
import { LinkToContext } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import { useContext } from 'react';
import type { PositionLockRecord } from '../../queries/positionLock.ts';

/** The unlock date of a locked position for a calendar. */
export function TakeAlongPosition({ lock, pair }: { lock: PositionLockRecord; pair: string }) {
  const { id: chainId } = useChainConfig();
  const link = new URL(useContext(LinkToContext)(paths.positionLock(lock.id)), location.href).href;
  const id = String(lock.id);
  const save = () => {
    const date = {
      id: `position-${chainId}-${id}`,
      words: t`Position ${pair} unlocks (lock ${id})`,
      at: lock.unlockDate,
      link,
    };
    saveFile(`position-${id}.ics`, 'text/calendar', calendarFile(t`Lock`, lock.lockDate, [date]));
  };
  return (
    <Panel title={t`Share and export`}>
      <Button size="sm" variant="outline" onClick={save}>
        <Trans>Date (.ics)</Trans>
      </Button>
    </Panel>
  );
}
