import { useConfig } from 'wagmi';
import { HOST_WALLET } from './walletChoice.ts';

/** Connects the wallet that the page around an element has given it; null where it gave none. */
export function useHostWallet(): (() => void) | null {
  const config = useConfig();
  const connector = config.connectors.find(({ id }) => id === HOST_WALLET.connectorId);
  if (!connector) return null;
  return () => void import('./connectWallet.ts').then(({ connectWallet }) => connectWallet(config, connector));
}
