import { useConfig } from 'wagmi';
import { disconnectWallet } from './disconnectWallet.ts';

/** Takes the wallet off the page (WAL-04). */
export function useDisconnectWallet(): () => Promise<void> {
  const config = useConfig();
  return () => disconnectWallet(config);
}
