import type { Config } from 'wagmi';
import { disconnect } from 'wagmi/actions';
import { choicesOf, saveWalletChoice } from './walletChoice.ts';

/**
 * Takes the wallet off the page: its connector is deactivated and reset, the saved type cleared (WAL-04). The page has
 * no wallet afterwards, even if the wallet itself cannot be notified.
 */
export async function disconnectWallet(config: Config): Promise<void> {
  choicesOf(config).length = 0;
  saveWalletChoice(null);
  for (const { connector } of [...config.state.connections.values()]) {
    try {
      await disconnect(config, { connector });
    } catch (error) {
      console.warn('the wallet could not be told that it is disconnected:', error);
    }
  }
  config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }));
}
