import { contractAddress, FAST_TICK_MS, v } from '@rab/config';
import { bnAAbi } from '@rab/contracts/abis';
import type { Address } from 'viem';
import { useWallet } from '../session/useWallet.ts';
import { defineKeptRead } from './defineKeptRead.ts';
import type { ReadContext } from './readContext.ts';
import { bigintText } from './scalars.ts';
import { topics } from './topics.ts';

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

export const {
  options: balancesQueryOptions,
  useRead: useBalancesOf,
  useShown: useShownBalancesOf,
} = defineKeptRead({
  name: 'balances',
  get: getBalances,
  about: ({ account }) => [topics.account(account)],
  refetchInterval: FAST_TICK_MS,
  kept: v.array(bigintText),
});

/** Balances of the connected wallet; undefined until read. */
export function useBalances(tokens: readonly Address[]): readonly bigint[] | undefined {
  const { address } = useWallet();
  return useBalancesOf(address && tokens.length > 0 ? { account: address, tokens } : null).data;
}
