import { t } from '@lingui/core/macro';
import { type ChainConfig, explorerLink } from '@rab/config';
import type { ReactNode } from 'react';
import { Link } from '../core/chakra.ts';

export interface TransactionLinkProps {
  hash: string | undefined;
  chain: ChainConfig;
  /** What is pressed, where it is not `View transaction`. */
  children?: ReactNode;
}

/** The explorer's page of a transaction; nothing while it has no hash. */
export function TransactionLink({ hash, chain, children = t`View transaction` }: TransactionLinkProps) {
  if (!hash) return null;
  return (
    <Link href={explorerLink(chain, 'tx', hash)} target="_blank" rel="noopener noreferrer" colorPalette="accent">
      {children}
    </Link>
  );
}
