import { isUserRejection } from '@rab/contracts/errors';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { watchAsset } from 'wagmi/actions';
import { useWallet } from '../account/useWallet.ts';

/** Wallets take symbols up to that length (EIP-747 as MetaMask has it). */
const LONGEST_SYMBOL = 11;

export interface WatchedToken {
  address: Address;
  symbol: string;
  decimals: number;
}

/** What a wallet said to a token that it was to list. */
export type AddToWalletOutcome = 'added' | 'declined' | 'unable';

/** Asks the connected wallet to list a token (EIP-747); null while no wallet is connected to the page's chain. */
export function useAddToWallet(): ((token: WatchedToken) => Promise<AddToWalletOutcome>) | null {
  const config = useConfig();
  const { status } = useWallet();
  if (status !== 'ready') return null;
  return async ({ address, symbol, decimals }) => {
    const options = { address, symbol: symbol.slice(0, LONGEST_SYMBOL), decimals };
    try {
      return (await watchAsset(config, { type: 'ERC20', options })) ? 'added' : 'declined';
    } catch (error) {
      return isUserRejection(error) ? 'declined' : 'unable';
    }
  };
}
