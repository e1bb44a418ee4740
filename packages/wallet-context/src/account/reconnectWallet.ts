import type { AppConfig } from '@rab/contracts';
import type { Config, Connector } from 'wagmi';
import { reconnect, watchConnectors } from 'wagmi/actions';
import { readWalletChoice } from './walletChoice.ts';
import { walletConnectConnector } from './walletConnectConnector.ts';

/** A wallet that does not answer by then no longer keeps the person from choosing another one. */
const PATIENCE_MS = 5_000;

/**
 * Connects the saved choice again without asking anybody (WAL-02). Only that wallet is touched: wagmi's own would
 * connect every wallet that ever gave this page an account. A wallet that announces itself later is connected then.
 * @returns ends the wait for a late wallet
 */
export function reconnectWallet(config: Config, app: AppConfig): () => void {
  const choice = readWalletChoice();
  if (!choice || choice.connectionType === 'NETWORK') return () => {};
  if (choice.connectionType === 'WALLET_CONNECT_V2') {
    if (app.wallet.walletConnectProjectId)
      walletConnectConnector(config, app).then(
        (connector) => activate(config, connector),
        (error: unknown) => console.warn('wallet activation failed:', error),
      );
    return () => {};
  }
  const find = (connectors: readonly Connector[]) => connectors.find(({ id }) => id === choice.connectorId);
  const connector = find(config.connectors);
  if (connector) {
    void activate(config, connector);
    return () => {};
  }
  const stop = watchConnectors(config, {
    onChange: (connectors) => {
      const late = find(connectors);
      if (!late) return;
      stop();
      if (config.state.status === 'disconnected') void activate(config, late);
    },
  });
  return stop;
}

async function activate(config: Config, connector: Connector): Promise<void> {
  const giveUp = setTimeout(() => {
    if (config.state.current === null) config.setState((state) => ({ ...state, status: 'disconnected' }));
  }, PATIENCE_MS);
  try {
    await reconnect(config, { connectors: [connector] });
    // it answered after all
    if (config.state.current !== null) config.setState((state) => ({ ...state, status: 'connected' }));
  } catch (error) {
    console.warn('wallet activation failed:', error);
  } finally {
    clearTimeout(giveUp);
  }
}
