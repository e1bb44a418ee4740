import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import type { LockRecord } from '@rab/sdk/locks';
import { Button, Flex, Panel } from '@rab/ui';
import { saveFile } from '@rab/ui/files';
import { LinkToContext } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { useContext } from 'react';
import { CertificateAndBadge } from './CertificateAndBadge.tsx';
import { scheduleCsv, unlockCalendar } from './lockFiles.ts';

/** A lock's dates for a calendar, its schedule for a spreadsheet, and its certificate (LKT-06); and its badge for other pages. */
export function TakeAlongLock({ lock, token }: { lock: LockRecord; token: Pick<TokenInfo, 'decimals' | 'symbol'> }) {
  const { id } = useChainConfig();
  const link = new URL(useContext(LinkToContext)(paths.lock(lock.id)), location.href).href;
  return (
    <Panel title={t`Share and export`}>
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          onClick={() => saveFile(`lock-${lock.id}.ics`, 'text/calendar', unlockCalendar(lock, token, id, link))}
        >
          <Trans>Dates (.ics)</Trans>
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => saveFile(`lock-${lock.id}.csv`, 'text/csv', scheduleCsv(lock, token))}
        >
          <Trans>Schedule (.csv)</Trans>
        </Button>
        <CertificateAndBadge lockId={lock.id} certificate={paths.lockCertificate(lock.id)} />
      </Flex>
    </Panel>
  );
}
