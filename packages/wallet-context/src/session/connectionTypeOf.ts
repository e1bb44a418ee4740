import type { ConnectionType } from './walletChoice.ts';

/** Id of wagmi's WalletConnect connector, also of ours. */
export const WALLET_CONNECT_ID = 'walletConnect';

/** The kind of connection that a connector makes; without one the page only reads. */
export const connectionTypeOf = (connector: { id: string } | undefined): ConnectionType => {
  if (!connector) return 'NETWORK';
  return connector.id === WALLET_CONNECT_ID ? 'WALLET_CONNECT_V2' : 'INJECTED';
};
