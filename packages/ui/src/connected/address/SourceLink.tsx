import { Trans } from '@lingui/react/macro';
import type { Address } from '@rab/wallet-context/reads';
import { useSourcePage } from '@rab/wallet-context/reads';
import { Link } from '../../core/chakra.ts';

/** Where the verified source of a contract can be read; nothing where the configuration names no page of its code (CHK-08). */
export function SourceLink({ address }: { address: Address }) {
  const { data: page } = useSourcePage(address);
  if (!page) return null;
  return (
    <Link href={page} target="_blank" rel="noopener noreferrer">
      <Trans>Source code</Trans>
    </Link>
  );
}
