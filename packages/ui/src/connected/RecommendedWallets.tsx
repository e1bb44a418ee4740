import { t } from '@lingui/core/macro';
import { Heading, Stack } from '../core/chakra.ts';
import { ExternalLink } from '../core/icons.ts';
import { WalletLine } from './WalletLine.tsx';

/** Wallets with an extension that announces itself (EIP-6963) and knows BNB Chain, and where their makers offer them. */
const RECOMMENDED = [
  { name: 'MetaMask', url: 'https://metamask.io/download' },
  { name: 'Trust Wallet', url: 'https://trustwallet.com/download' },
  { name: 'Binance Wallet', url: 'https://www.binance.com/en/binancewallet' },
  { name: 'Coinbase Wallet', url: 'https://www.coinbase.com/wallet/downloads' },
  { name: 'Rabby', url: 'https://rabby.io' },
] as const;

/** For who has no wallet in this browser: well-known ones, each with its maker's page. */
export function RecommendedWallets() {
  return (
    <Stack gap="3">
      <Heading as="h3" textStyle="body" fontWeight="semibold">
        {t`Get a wallet`}
      </Heading>
      {RECOMMENDED.map(({ name, url }) => (
        <WalletLine key={name} name={name} href={url} mark={<ExternalLink size={16} aria-hidden="true" />} />
      ))}
    </Stack>
  );
}
