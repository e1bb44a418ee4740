import { useAtomValue } from 'jotai';
import type { Address } from 'viem';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { DEMO_WALLET_RDNS } from '../provider/demoWallet.ts';
import { demoWalletAtom } from './demoWalletAtom.ts';
import { useWallet } from './useWallet.ts';

/** Accounts to choose from while the local demo wallet is connected; empty otherwise. */
export function useDemoAccounts(): { name: string; address: Address; select: () => void }[] {
  const { local } = useChainConfig();
  const demo = useAtomValue(demoWalletAtom);
  const { rdns } = useWallet();
  if (!local || !demo || rdns !== DEMO_WALLET_RDNS) return [];
  return local.accounts.map(({ name, address }) => ({ name, address, select: () => demo.select(address) }));
}
