import { t } from '@lingui/core/macro';
import { useChainConfig, useSwitchToChain, useWallet } from '@rab/wallet-context';
import { useEffect, useRef } from 'react';
import { toast } from '../toast/toast.ts';

/** How long a wallet may take to show its question. */
const PATIENCE_MS = 15_000;

/** Said where a wallet did not switch (WAL-07): some cannot be asked at all, but every one can be switched by hand. */
export const sayNotSwitched = (chain: string): void => {
  toast(t`Your wallet didn’t switch to ${chain}. You can choose ${chain} in the wallet itself.`);
};

/** Asks the wallet to switch to the chain that the page shows, and says where it does not, or does not answer. */
export function useSwitchChain(): { switchChain: () => Promise<void>; isSwitching: boolean } {
  const { name } = useChainConfig();
  const { switchChain, isSwitching } = useSwitchToChain();
  const { status } = useWallet();
  const shown = useRef(status);
  useEffect(() => {
    shown.current = status;
  }, [status]);
  // a person who has changed it by hand meanwhile needs no message
  const isStillThere = () => shown.current === 'wrong-chain';
  return {
    isSwitching,
    switchChain: async () => {
      const isLate = setTimeout(
        () =>
          isStillThere() &&
          toast(t`Your wallet hasn’t answered yet. If it shows no request, choose ${name} in the wallet itself.`),
        PATIENCE_MS,
      );
      const hasSwitched = await switchChain();
      clearTimeout(isLate);
      if (!hasSwitched && isStillThere()) sayNotSwitched(name);
    },
  };
}
