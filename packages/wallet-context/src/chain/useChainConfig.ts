import type { ChainConfig } from '@rab/config';
import { useAtomValue } from 'jotai';
import { useAppConfig } from '../state/AppConfigContext.ts';
import { preferencesAtom } from '../state/preferencesAtom.ts';

/** Configuration of the chain that the page shows; an unknown stored choice falls back to the default chain. */
export function useChainConfig(): ChainConfig {
  const { chains, defaultChainId } = useAppConfig();
  const { chainId } = useAtomValue(preferencesAtom);
  return (chains[String(chainId)] ?? chains[String(defaultChainId)]) as ChainConfig;
}
