import type { Address } from 'viem';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { announced, DEMO_WALLET_RDNS } from './announcedDemoWallet.ts';
import { useWallet } from './useWallet.ts';

/** Accounts to choose from while the local demo wallet is connected; empty otherwise. */
export function useDemoAccounts(): { name: string; address: Address; select: () => void }[] {
  const { local } = useChainConfig();
  const demo = announced.demoWallet;
  const { rdns } = useWallet();
  if (!local || !demo || rdns !== DEMO_WALLET_RDNS) return [];
  return local.accounts.map(({ name, address }) => ({ name, address, select: () => demo.select(address) }));
}
