import type { Address } from 'viem';
import { useConnection } from 'wagmi';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { connectionTypeOf } from './connectionTypeOf.ts';
import type { ConnectionType } from './walletChoice.ts';

/** What the page knows of the visitor's wallet. */
export type Wallet =
  | {
      status: 'disconnected' | 'connecting';
      connectionType: 'NETWORK';
      address?: undefined;
      chainId?: undefined;
      walletName?: undefined;
      rdns?: undefined;
    }
  | {
      status: 'wrong-chain' | 'ready';
      connectionType: ConnectionType;
      address: Address;
      /** The chain that the wallet is on, configured or not. */
      chainId: number;
      walletName: string;
      rdns: string;
    };

/**
 * The connected wallet in the three states that every action button knows (WAL-06): disconnected, on another chain
 * than the one the page shows, or ready. Without a wallet the page still reads the chain (connection type NETWORK).
 */
export function useWallet(): Wallet {
  const chain = useChainConfig();
  const { address, chainId, connector, status } = useConnection();
  if (!address || !connector) {
    const isConnecting = status === 'connecting' || status === 'reconnecting';
    return { status: isConnecting ? 'connecting' : 'disconnected', connectionType: 'NETWORK' };
  }
  return {
    status: chainId === chain.id ? 'ready' : 'wrong-chain',
    connectionType: connectionTypeOf(connector),
    address,
    chainId: chainId ?? 0,
    walletName: connector.name,
    rdns: connector.id,
  };
}
