import type { Address } from 'viem';
import { useConnection } from 'wagmi';
import { useChainConfig } from '../chain/useChainConfig.ts';

/** What the page knows of the visitor's wallet. */
export type Wallet =
  | { status: 'disconnected' | 'connecting'; address?: undefined; walletName?: undefined; rdns?: undefined }
  | { status: 'wrong-chain' | 'ready'; address: Address; walletName: string; rdns: string };

/**
 * The connected wallet in the three states that every action button knows (WAL-06): disconnected, on another chain
 * than the one the page shows, or ready.
 */
export function useWallet(): Wallet {
  const chain = useChainConfig();
  const { address, chainId, connector, status } = useConnection();
  if (!address || !connector) {
    return { status: status === 'connecting' || status === 'reconnecting' ? 'connecting' : 'disconnected' };
  }
  return {
    status: chainId === chain.id ? 'ready' : 'wrong-chain',
    address,
    walletName: connector.name,
    rdns: connector.id,
  };
}
