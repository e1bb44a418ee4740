import { useSwitchChain } from 'wagmi';
import { useChainConfig } from '../chain/useChainConfig.ts';

/**
 * Asks the wallet to switch to the chain that the page shows (hex chain id; the chain is added first where the wallet
 * does not know it, WAL-07). A refusal is logged only.
 */
export function useSwitchToChain(): { switchChain: () => Promise<void>; isSwitching: boolean } {
  const { id } = useChainConfig();
  const { mutateAsync, isPending } = useSwitchChain();
  const switchChain = async () => {
    try {
      await mutateAsync({ chainId: id });
    } catch (error) {
      console.warn('chain switch failed:', error);
    }
  };
  return { switchChain, isSwitching: isPending };
}
