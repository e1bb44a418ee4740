import { useState } from 'react';
import { useConfig } from 'wagmi';
import { useChainConfig } from '../chain/useChainConfig.ts';

export interface SwitchToChain {
  /** To the chain that the page shows. */
  switchChain: () => Promise<boolean>;
  /** To any configured chain. */
  switchTo: (chainId: number) => Promise<boolean>;
  isSwitching: boolean;
}

/** Asks the wallet to switch its chain (WAL-07). A refusal is logged only and resolves to false. */
export function useSwitchToChain(): SwitchToChain {
  const config = useConfig();
  const shown = useChainConfig();
  const [isSwitching, setSwitching] = useState(false);
  const switchTo = async (chainId: number) => {
    setSwitching(true);
    try {
      const { switchWalletChain } = await import('./switchWalletChain.ts');
      await switchWalletChain(config, chainId);
      return true;
    } catch (error) {
      console.warn('chain switch failed:', error);
      return false;
    } finally {
      setSwitching(false);
    }
  };
  return { switchChain: () => switchTo(shown.id), switchTo, isSwitching };
}
