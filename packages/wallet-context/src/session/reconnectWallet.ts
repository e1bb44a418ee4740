import type { AppConfig } from '@rab/config';
import type { Address } from 'viem';
import type { Config, Connector } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';
import { choicesOf, readWalletChoice, type WalletChoice } from './walletChoice.ts';

/** A wallet that does not answer by then no longer keeps the person from choosing another one. */
const PATIENCE_MS = 5_000;

/**
 * Connects the saved choice again without asking anybody (WAL-02). Only that wallet is touched. A wallet that announces
 * itself later is connected then, and one that the person has chosen meanwhile goes before it.
 * @param choice the saved one unless the page has its own
 * @returns ends the wait for a late wallet
 */
export function reconnectWallet(config: Config, app: AppConfig, choice = readWalletChoice()): () => void {
  if (!choice || choice.connectionType === 'NETWORK') return () => {};
  choicesOf(config).unshift(choice);
  if (choice.connectionType === 'WALLET_CONNECT_V2') {
    if (app.wallet.walletConnectProjectId)
      void import('./walletConnectConnector.ts')
        .then(({ walletConnectConnector }) => walletConnectConnector(config, app))
        .then(
          (connector) => activate(config, connector, choice),
          (error: unknown) => console.warn('wallet activation failed:', error),
        );
    return () => {};
  }
  const find = (connectors: readonly Connector[]) => connectors.find(({ id }) => id === choice.connectorId);
  const connector = find(config.connectors);
  if (connector) {
    void activate(config, connector, choice);
    return () => {};
  }
  const stop = watchConnectors(config, {
    onChange: (connectors) => {
      const late = find(connectors);
      if (!late) return;
      stop();
      void activate(config, late, choice);
    },
  });
  return stop;
}

/**
 * Connects a wallet without asking anybody, unless the person has chosen another one meanwhile. wagmi's own `reconnect` throws
 * off what was connected while it waited, and keeps a second element of the page from reconnecting at the same time.
 */
export async function activate(config: Config, connector: Connector, choice: WalletChoice): Promise<void> {
  const isWanted = () => config.state.current === null && choicesOf(config)[0] === choice;
  const show = (status: 'connecting' | 'disconnected') => {
    if (isWanted()) config.setState((state) => ({ ...state, status }));
  };
  show('connecting');
  const giveUp = setTimeout(show, PATIENCE_MS, 'disconnected');
  try {
    const data = (await connector.isAuthorized()) && (await connector.connect({ isReconnecting: true }));
    if (data && isWanted()) {
      const { events } = config._internal;
      connector.emitter.off('connect', events.connect);
      connector.emitter.on('change', events.change);
      connector.emitter.on('disconnect', events.disconnect);
      const connection = { ...data, accounts: data.accounts as readonly [Address, ...Address[]], connector };
      config.setState((state) => ({
        ...state,
        connections: new Map([[connector.uid, connection]]),
        current: connector.uid,
        status: 'connected',
      }));
    }
  } catch (error) {
    console.warn('wallet activation failed:', error);
  } finally {
    clearTimeout(giveUp);
    show('disconnected');
  }
}
