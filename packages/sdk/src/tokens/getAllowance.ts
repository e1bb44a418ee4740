import { contractAddress } from '@rab/config';
import { bnAAbi } from '@rab/contracts/abis';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';

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
