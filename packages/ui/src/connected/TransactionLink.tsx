import { type ChainConfig, explorerLink } from '@rab/config';
import type { TransactionRecord } from '@rab/wallet-context';
import { Link } from '../core/chakra.ts';

/** The explorer's page of a transaction; nothing while it has no hash. */
export function TransactionLink({ hash, chain }: { hash: TransactionRecord['hash']; chain: ChainConfig }) {
  if (!hash) return null;
  return (
    <Link href={explorerLink(chain, 'tx', hash)} target="_blank" rel="noopener noreferrer" colorPalette="accent">
      View transaction
    </Link>
  );
}
