import type { AppConfig } from '@rab/config';
import type { Config, Connector } from 'wagmi';
import type { WalletConnectConnector } from './walletConnectV2.ts';

const made = new WeakMap<Config, Promise<Connector>>();

/**
 * The Wallet Connect connector of a page, made on first use: its library is heavy and reaches out to a relay, so nothing
 * of it is loaded before somebody chooses it. A failure is not kept: the next choice tries again.
 */
export function walletConnectConnector(config: Config, app: AppConfig): Promise<Connector & WalletConnectConnector> {
  const projectId = app.wallet.walletConnectProjectId;
  if (!projectId) return Promise.reject(new Error('Wallet Connect has no project id.'));
  const before = made.get(config);
  if (before) return before as Promise<Connector & WalletConnectConnector>;
  const making = import('./walletConnectV2.ts').then(async ({ walletConnectV2 }) => {
    // wagmi's own `connect` would make a new connector, and with it a second client of the relay, at every choice
    const connector = config._internal.connectors.setup(
      walletConnectV2({ projectId, requiredChainId: requiredChainOf(app) }),
    );
    await connector.getProvider();
    return connector;
  });
  made.set(config, making);
  making.catch(() => made.delete(config));
  return making as Promise<Connector & WalletConnectConnector>;
}

const MAINNET = 56;

/** Chain 56 must be offered by the wallet (WAL-09); where the page does not have it, the page's default chain. */
export const requiredChainOf = ({ chains, defaultChainId }: Pick<AppConfig, 'chains' | 'defaultChainId'>): number =>
  String(MAINNET) in chains ? MAINNET : defaultChainId;
