import type { AppConfig, ChainConfig } from '@rab/config';

/** The configured chains, the default one first. */
export const chainsInOrder = ({
  chains,
  defaultChainId,
}: Pick<AppConfig, 'chains' | 'defaultChainId'>): ChainConfig[] =>
  Object.values(chains).sort((a, b) => Number(b.id === defaultChainId) - Number(a.id === defaultChainId));
