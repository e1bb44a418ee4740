import { paths } from '@rab/config';
import { useParams, useSearchParams } from '@rab/ui/router';
import { useChainClock, useChainConfig } from '@rab/wallet-context';
import { useState } from 'react';
import { useLockRecord } from '../../queries/lockRecord.ts';
import { useTokenUnits } from '../../queries/tokenUnits.ts';
import { Certificate } from './Certificate.tsx';
import { CertificateFrame } from './CertificateFrame.tsx';
import { CLAIMS, parseClaims } from './claims.ts';
import { Verdict } from './Verdict.tsx';

/**
 * `/lock-tokens/lock/{lockId}/certificate`: a lock as a page to print, made from the chain. With `?c=`, as the certificate's
 * code has it, what it claims is compared with the chain (LKT-06).
 */
export function CertificatePage() {
  const { lockId = '' } = useParams();
  const [search] = useSearchParams();
  const text = search.get(CLAIMS);
  const isLock = /^\d{1,30}$/.test(lockId);
  const { id: chainId } = useChainConfig();
  const clock = useChainClock();
  const { data: lock, isError } = useLockRecord(isLock ? BigInt(lockId) : null);
  const { data: units } = useTokenUnits(lock?.token ?? null);
  const [opened] = useState(clock);
  const frame = { lockId, path: paths.lock(lockId), isCheck: text !== null };
  if (!isLock || lock === null) return <CertificateFrame {...frame} state="none" />;
  if (!lock || !units) return <CertificateFrame {...frame} state={isError ? 'unread' : 'reading'} />;
  return (
    <CertificateFrame {...frame} state="read">
      {text === null ? (
        <Certificate lock={lock} token={units} madeAt={opened} param={CLAIMS} />
      ) : (
        <Verdict claims={parseClaims(text)} lock={lock} token={units} chainId={chainId} now={clock()} />
      )}
    </CertificateFrame>
  );
}
