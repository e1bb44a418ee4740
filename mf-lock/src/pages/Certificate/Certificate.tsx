import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { formatAmount } from '@rab/contracts';
import { lockedAmount } from '@rab/contracts/lock';
import type { LockRecord } from '@rab/sdk/locks';
import { LinkToContext } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import { useContext } from 'react';
import { headline } from '../LockDetail/headline.ts';
import { CertificateSheet } from './CertificateSheet.tsx';
import { claimsOf, claimsText } from './claims.ts';
import { claimTexts } from './claimTexts.ts';

interface CertificateProps {
  lock: LockRecord;
  token: { decimals: number; symbol: string };
  /** Chain time, unix seconds. */
  madeAt: bigint;
  /** Query parameter of the claims. */
  param: string;
}

/** A lock as a page to print; its code leads to the comparison of what it claims with the chain. */
export function Certificate({ lock, token, madeAt, param }: CertificateProps) {
  const chain = useChainConfig();
  const claims = claimsOf(lock, chain.id, madeAt);
  const link = new URL(useContext(LinkToContext)(paths.lockCertificate(lock.id)), location.href);
  link.search = new URLSearchParams({ [param]: claimsText(claims) }).toString();
  const untitled = t`Untitled`;
  const amount = formatAmount(lockedAmount(lock, madeAt), token.decimals);
  return (
    <CertificateSheet
      what={
        <Trans>
          {amount} {token.symbol} locked
        </Trans>
      }
      headline={headline(lock, madeAt)}
      name={
        <Trans>
          Lock {String(lock.id)}: {lock.description || untitled}
        </Trans>
      }
      promise={<Trans>Locked tokens go only to the lock’s owner, on these dates. Nobody can change that.</Trans>}
      texts={claimTexts(claims, token)}
      link={link}
    />
  );
}
