import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { csvText } from '@rab/sdk/lists';
import { Button, Flex, Panel, utcInFile } from '@rab/ui';
import { calendarFile, saveFile } from '@rab/ui/files';
import { LinkToContext } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import { useContext } from 'react';
import type { Position, PositionLockRecord } from '../../queries/positionLock.ts';
import { CertificateAndBadge } from '../LockDetail/CertificateAndBadge.tsx';

interface TakeAlongPositionProps {
  lock: PositionLockRecord;
  position: Position;
  pair: string;
  /** Nobody takes out what was given up: there is no date. */
  isPermanent: boolean;
}

/** A locked position's date for a calendar and a spreadsheet, its certificate, and its badge for other pages. */
export function TakeAlongPosition({ lock, position, pair, isPermanent }: TakeAlongPositionProps) {
  const { id: chainId } = useChainConfig();
  const link = new URL(useContext(LinkToContext)(paths.positionLock(lock.id)), location.href).href;
  const id = String(lock.id);
  const saveDate = () => {
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
      <Flex gap="2" wrap="wrap">
        {!isPermanent && (
          <Button size="sm" variant="outline" onClick={saveDate}>
            <Trans>Date (.ics)</Trans>
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          onClick={() => saveFile(`position-${id}.csv`, 'text/csv', positionCsv(lock, position, isPermanent))}
        >
          <Trans>Table (.csv)</Trans>
        </Button>
        <CertificateAndBadge lockId={lock.id} kind="position" certificate={paths.positionCertificate(lock.id)} />
      </Flex>
    </Panel>
  );
}

/** A locked position as a table for spreadsheets: UTC, ticks, the liquidity as its exchange counts it. */
const positionCsv = (lock: PositionLockRecord, position: Position, isPermanent: boolean): string =>
  csvText([
    ['lock', 'manager', 'position', 'pool', 'fee_millionths', 'tick_lower', 'tick_upper', 'liquidity', 'unlock_utc'],
    [
      ...[String(lock.id), lock.manager, String(lock.tokenId), position.pool, String(position.fee)],
      ...[String(position.tickLower), String(position.tickUpper), String(position.liquidity)],
      isPermanent ? 'never' : utcInFile(lock.unlockDate),
    ],
  ]);
