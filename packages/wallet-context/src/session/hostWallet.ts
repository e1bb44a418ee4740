import { t } from '@lingui/core/macro';
import type { EIP1193Provider } from 'viem';
import { injected } from 'wagmi/connectors/injected';
import { leaseProvider } from './leaseProvider.ts';
import type { GivenWallet } from './plainWallet.ts';
import { HOST_WALLET } from './walletChoice.ts';

/** The wallet that the page around an element has given it. */
export interface HostWallet extends GivenWallet {
  provider: EIP1193Provider;
}

/** Makes that wallet one for an element. Which accounts the page has and how they were chosen is not changed from there. */
export function hostWallet(provider: EIP1193Provider): HostWallet {
  const lease = leaseProvider(provider, ['wallet_requestPermissions', 'wallet_revokePermissions']);
  const target = { id: HOST_WALLET.connectorId, name: t`Wallet of this page`, provider: lease.provider as never };
  return { provider, connector: injected({ target: () => target }), end: lease.end };
}
