import type { Config } from 'wagmi';
import { choicesOf } from './walletChoice.ts';

/**
 * Lets only the wallet that the person chose on this page be the page's. With several wallets installed, wagmi makes any
 * of them the current one as soon as it announces accounts on its own: after an unlock, or a change in that wallet's own
 * window. A wallet that is asked takes the place of the one before when it agrees.
 * @returns ends it
 */
export const keepChosenWallet = (config: Config): (() => void) =>
  config.subscribe(
    ({ connections }) => connections,
    (connections) => {
      const kept = choicesOf(config)
        .flatMap(({ connectorId }) => [...connections].filter(([, { connector }]) => connector.id === connectorId))
        .slice(0, 1);
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
