import type { AppConfig, ChainConfig } from '@rab/contracts';

/** The configured chains, the default one first. */
export const chainsInOrder = ({
  chains,
  defaultChainId,
}: Pick<AppConfig, 'chains' | 'defaultChainId'>): ChainConfig[] =>
  Object.values(chains).sort((a, b) => Number(b.id === defaultChainId) - Number(a.id === defaultChainId));
