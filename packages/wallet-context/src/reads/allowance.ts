import { contractAddress, FAST_TICK_MS } from '@rab/config';
import { bnAAbi } from '@rab/contracts/abis';
import type { Address } from 'viem';
import { useWallet } from '../session/useWallet.ts';
import { defineRead } from './defineRead.ts';
import type { ReadContext } from './readContext.ts';
import { topics } from './topics.ts';

export interface AllowanceParameters {
  account: Address;
  token: Address;
  spender: Address;
}

/** What `spender` may take of the account's `token`, in base units. */
export async function getAllowance(
  { client, chain }: ReadContext,
  { account, token, spender }: AllowanceParameters,
): Promise<bigint> {
  const [allowance = 0n] = await client.readContract({
    address: contractAddress(chain, 'bnA'),
    abi: bnAAbi,
    functionName: 'getAllowances',
    args: [account, [token], [spender]],
  });
  return allowance;
}

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
