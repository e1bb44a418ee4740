import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { LinkToContext, useParams, useSearchParams } from '@rab/ui/router';
import { useChainClock, useChainConfig } from '@rab/wallet-context';
import { useContext, useState } from 'react';
import { pairText } from '../../model/pairOrder.ts';
import { positionHeadline } from '../../model/positionState.ts';
import { usePoolSides } from '../../queries/poolSides.ts';
import { type PositionLockRecord, usePositionLock } from '../../queries/positionLock.ts';
import { CertificateFrame } from './CertificateFrame.tsx';
import { CertificateSheet } from './CertificateSheet.tsx';
import { CLAIMS } from './claims.ts';
import {
  comparePositionClaims,
  type PositionClaims,
  parsePositionClaims,
  positionClaims,
  positionClaimsText,
  positionClaimTexts,
} from './positionClaims.ts';
import { Comparison, NoCertificate } from './Verdict.tsx';

/** Of a position that was taken out and closed nothing is left. */
const GONE = { pool: `0x${'0'.repeat(40)}`, liquidity: 0n } as const;

/**
 * `/lock-liquidity/position/{lockId}/certificate`: a locked position as a page to print, made from the chain. With `?c=`, what a
 * certificate claims is compared with the chain.
 */
export function PositionCertificatePage() {
  const { lockId = '' } = useParams();
  const [search] = useSearchParams();
  const text = search.get(CLAIMS);
  const { contracts, id: chainId } = useChainConfig();
  const isLock = contracts.positionLock !== null && /^\d{1,30}$/.test(lockId);
  const clock = useChainClock();
  const { data: locked, isError } = usePositionLock(isLock ? BigInt(lockId) : null);
  const sides = usePoolSides(locked?.position ?? null);
  const [opened] = useState(clock);
  const frame = { lockId, path: paths.positionLock(lockId), isCheck: text !== null };
  if (!isLock || locked === null) return <CertificateFrame {...frame} state="none" />;
  if (!locked || (locked.position && !sides))
    return <CertificateFrame {...frame} state={!locked && isError ? 'unread' : 'reading'} />;
  const { lock, position } = locked;
  const heldAt = (madeAt: bigint) => positionClaims(lock, position ?? GONE, { chainId, madeAt });
  return (
    <CertificateFrame {...frame} state="read">
      {text === null ? (
        <PositionCertificate lock={lock} sides={sides} claims={heldAt(opened)} />
      ) : (
        <PositionVerdict id={lock.id} claims={parsePositionClaims(text)} heldAt={heldAt} now={clock()} />
      )}
    </CertificateFrame>
  );
}

interface PositionCertificateProps {
  lock: PositionLockRecord;
  /** None of a position that is gone. */
  sides: ReturnType<typeof usePoolSides>;
  claims: PositionClaims;
}

function PositionCertificate({ lock, sides, claims }: PositionCertificateProps) {
  const chain = useChainConfig();
  const link = new URL(useContext(LinkToContext)(paths.positionCertificate(lock.id)), location.href);
  link.search = new URLSearchParams({ [CLAIMS]: positionClaimsText(claims) }).toString();
  const untitled = t`Untitled`;
  return (
    <CertificateSheet
      what={sides ? t`${pairText(chain, sides)} liquidity` : t`This position no longer exists`}
      headline={positionHeadline(lock, claims.madeAt)}
      name={
        <Trans>
          Lock {String(lock.id)}: {lock.description || untitled}
        </Trans>
      }
      promise={
        <Trans>A locked position goes only to the lock’s owner, from its date on. Nobody can change that.</Trans>
      }
      texts={positionClaimTexts(claims)}
      link={link}
    />
  );
}

interface PositionVerdictProps {
  id: bigint;
  claims: PositionClaims | null;
  heldAt: (madeAt: bigint) => PositionClaims;
  now: bigint;
}

function PositionVerdict({ id, claims, heldAt, now }: PositionVerdictProps) {
  if (!claims) return <NoCertificate />;
  const held = heldAt(claims.madeAt);
  return (
    <Comparison
      lockId={id}
      findings={comparePositionClaims(claims, held, now)}
      claimed={positionClaimTexts(claims)}
      held={positionClaimTexts(held)}
    />
  );
}
