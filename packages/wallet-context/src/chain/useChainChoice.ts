import type { ChainConfig } from '@rab/contracts';
import { useSetAtom } from 'jotai';
import { useSwitchToChain } from '../account/useSwitchToChain.ts';
import { useWallet } from '../account/useWallet.ts';
import { useAppConfig } from '../provider/AppConfigContext.ts';
import { selectedChainAtom } from './selectedChainAtom.ts';
import { useChainConfig } from './useChainConfig.ts';

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
  const { chains, defaultChainId } = useAppConfig();
  const current = useChainConfig();
  const wallet = useWallet();
  const setSelected = useSetAtom(selectedChainAtom);
  const { switchTo, isSwitching } = useSwitchToChain();
  if (!wallet.address || !(String(wallet.chainId) in chains)) return null;
  const choose = async (chain: ChainConfig) => {
    if (wallet.chainId !== chain.id && !(await switchTo(chain.id))) return false;
    setSelected((before) => ({ ...before, chainId: chain.id }));
    return true;
  };
  const inOrder = Object.values(chains).sort(
    (a, b) => Number(b.id === defaultChainId) - Number(a.id === defaultChainId) || a.id - b.id,
  );
  return { chains: inOrder, current, choose, isSwitching };
}
