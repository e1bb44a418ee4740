import type { Config } from 'wagmi';
import { readWalletChoice } from './walletChoice.ts';

/**
 * Lets only the wallet that the person chose be the page's. With several wallets installed, wagmi makes any of them the
 * current one as soon as it announces accounts on its own: after an unlock, or a change in that wallet's own window.
 * @returns ends it
 */
export const keepChosenWallet = (config: Config): (() => void) =>
  config.subscribe(
    ({ connections }) => connections,
    (connections) => {
      const chosen = readWalletChoice()?.connectorId;
      const kept = [...connections].filter(([, { connector }]) => connector.id === chosen);
      if (kept.length === connections.size) return;
      const [uid = null] = kept[0] ?? [];
      config.setState((state) => ({
        ...state,
        connections: new Map(kept),
        current: uid,
        status: uid ? 'connected' : 'disconnected',
      }));
    },
  );
