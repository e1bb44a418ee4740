import type { ChainConfig } from '@rab/config';
import { useSetAtom } from 'jotai';
import { chainsInOrder } from '../chain/chainsInOrder.ts';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { useAppConfig } from '../state/AppConfigContext.ts';
import { preferencesAtom } from '../state/preferencesAtom.ts';
import { useSwitchToChain } from './useSwitchToChain.ts';
import { useWallet } from './useWallet.ts';

export interface ChainChoice {
  /** The default one first. */
  chains: ChainConfig[];
  current: ChainConfig;
  /** Switches the wallet and then the page; resolves to false, with everything as it was, where the wallet refuses. */
  choose: (chain: ChainConfig) => Promise<boolean>;
  isSwitching: boolean;
}

/** The chains to choose from: only while a wallet is connected and on one of them (APP-15), null otherwise. */
export function useChainChoice(): ChainChoice | null {
  const app = useAppConfig();
  const current = useChainConfig();
  const wallet = useWallet();
  const setPreferences = useSetAtom(preferencesAtom);
  const { switchTo, isSwitching } = useSwitchToChain();
  if (!wallet.address || !(String(wallet.chainId) in app.chains)) return null;
  const choose = async (chain: ChainConfig) => {
    if (wallet.chainId !== chain.id && !(await switchTo(chain.id))) return false;
    setPreferences((before) => ({ ...before, chainId: chain.id }));
    return true;
  };
  return { chains: chainsInOrder(app), current, choose, isSwitching };
}
