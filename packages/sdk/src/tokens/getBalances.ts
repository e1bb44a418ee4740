import { contractAddress } from '@rab/config';
import { bnAAbi } from '@rab/contracts/abis';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';

export interface BalancesParameters {
  account: Address;
  /** The zero address is the native currency. */
  tokens: readonly Address[];
}

/** Balances of an account in base units, in the order of `tokens`; an unreadable one counts as 0 (WAL-10). */
export const getBalances = (
  { client, chain }: ReadContext,
  { account, tokens }: BalancesParameters,
): Promise<readonly bigint[]> =>
  client.readContract({
    address: contractAddress(chain, 'bnA'),
    abi: bnAAbi,
    functionName: 'getBalances',
    args: [account, tokens],
  });
