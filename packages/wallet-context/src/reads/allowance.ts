import { FAST_TICK_MS } from '@rab/config';
import { getAllowance } from '@rab/sdk/tokens';
import type { Address } from 'viem';
import { useWallet } from '../session/useWallet.ts';
import { defineRead } from './defineRead.ts';
import { topics } from './topics.ts';

export const { options: allowanceQueryOptions, useRead: useAllowanceOf } = defineRead({
  name: 'allowance',
  get: getAllowance,
  about: ({ account }) => [topics.account(account)],
  refetchInterval: FAST_TICK_MS,
});

/** Allowance of the connected wallet; undefined until read. */
export function useAllowance(token: Address | null, spender: Address | null): bigint | undefined {
  const { address } = useWallet();
  return useAllowanceOf(address && token && spender ? { account: address, token, spender } : null).data;
}
