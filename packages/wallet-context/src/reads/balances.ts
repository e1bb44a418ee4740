import { bigintText, FAST_TICK_MS, v } from '@rab/config';
import { getBalances } from '@rab/sdk/tokens';
import type { Address } from 'viem';
import { useWallet } from '../session/useWallet.ts';
import { defineKeptRead } from './defineKeptRead.ts';
import { topics } from './topics.ts';

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
