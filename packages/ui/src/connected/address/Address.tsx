import { t } from '@lingui/core/macro';
import { explorerLink } from '@rab/config';
import { shortAddress } from '@rab/contracts';
import { useChainConfig } from '@rab/wallet-context';
import { HStack, IconButton, Link, Span } from '../../core/chakra.ts';
import { Hint } from '../../core/Hint.tsx';
import { Identicon } from '../../core/Identicon.tsx';
import { ExternalLink } from '../../core/icons.ts';
import { CopyButton } from './CopyButton.tsx';

export interface AddressProps {
  /** Checksummed. */
  address: string;
  /** Page of the explorer. */
  kind?: 'address' | 'token';
  /** Characters shown; 6 and 4 by default. */
  leading?: number;
  trailing?: number;
  /** Toast after copying. */
  copiedText?: string;
  /** In dense tables: the short address with its link only. */
  compact?: boolean;
}

/** An address as the product shows every address: identicon, short form, full on hover, copy, explorer link. */
export function Address({
  address,
  kind = 'address',
  leading = 6,
  trailing = 4,
  copiedText = t`Copied address`,
  compact = false,
}: AddressProps) {
  const chain = useChainConfig();
  const href = explorerLink(chain, kind, address);
  const short = shortAddress(address, leading, trailing);
  if (compact) {
    return (
      <Link
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        color="fg"
        fontFamily="mono"
        textStyle="label"
        className="notranslate"
        translate="no"
        whiteSpace="nowrap"
        verticalAlign="middle"
      >
        <Identicon address={address} size={16} />
        <bdi>{short}</bdi>
      </Link>
    );
  }
  return (
    <HStack
      as="span"
      gap="1"
      display="inline-flex"
      verticalAlign="middle"
      maxW="full"
      whiteSpace="nowrap"
      className="notranslate"
      translate="no"
    >
      <Identicon address={address} />
      <Hint hint={address}>
        <Span as="bdi" fontFamily="mono" textStyle="label">
          {short}
        </Span>
      </Hint>
      <CopyButton text={address} label={t`Copy address ${short}`} toastText={copiedText} />
      <IconButton asChild variant="ghost" size="2xs" color="fg.muted">
        <a href={href} target="_blank" rel="noopener noreferrer" aria-label={t`View ${short} on ${chain.scanName}`}>
          <ExternalLink />
        </a>
      </IconButton>
    </HStack>
  );
}
