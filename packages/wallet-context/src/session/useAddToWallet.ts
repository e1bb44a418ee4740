import { isUserRejection } from '@rab/contracts/errors';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { watchAsset } from 'wagmi/actions';
import { useWallet } from './useWallet.ts';

/** Many wallets take symbols up to that length alone (EIP-747 as MetaMask has it). */
export const LONGEST_WALLET_SYMBOL = 11;

export interface WatchedToken {
  address: Address;
  symbol: string;
  decimals: number;
}

/** What a wallet said to a token that it was to list. */
export type AddToWalletOutcome = 'added' | 'declined' | 'unable' | 'symbol too long';

/** Asks the connected wallet to list a token (EIP-747); null while no wallet is connected to the page's chain. */
export function useAddToWallet(): ((token: WatchedToken) => Promise<AddToWalletOutcome>) | null {
  const config = useConfig();
  const { status } = useWallet();
  if (status !== 'ready') return null;
  return async ({ address, symbol, decimals }) => {
    // as the contract has it: a wallet compares
    const options = { address, symbol, decimals };
    try {
      return (await watchAsset(config, { type: 'ERC20', options })) ? 'added' : 'declined';
    } catch (error) {
      if (isUserRejection(error)) return 'declined';
      return symbol.length > LONGEST_WALLET_SYMBOL ? ('symbol too long' as const) : 'unable';
    }
  };
}
