import type { ContractCall } from '@rab/contracts';
import type { Address } from 'viem';
import type { ChainClient } from '../ReadContext.ts';
import { approveCall } from './approveCall.ts';
import { revertOf } from './revertOf.ts';

export interface Approval {
  token: Address;
  spender: Address;
  /** Base units. */
  amount: bigint;
  /** What `spender` may take now, base units. */
  allowance: bigint;
}

/**
 * The calls that let `spender` take `amount`, none where it may already. A token that refuses to change an allowance
 * which is not used up (USDT) gets it set to zero first; no other one is bothered with that, and neither is one that
 * could not be asked: the approval's own simulation says why.
 */
export async function approvalCalls(
  client: ChainClient,
  account: Address,
  { token, spender, amount, allowance }: Approval,
): Promise<ContractCall[]> {
  if (allowance >= amount) return [];
  const approve = approveCall(token, spender, amount);
  if (allowance === 0n) return [approve];
  const isRefused = await client.simulateContract({ ...approve, account }).then(
    () => false,
    (error: unknown) => revertOf(error) !== null,
  );
  return isRefused ? [approveCall(token, spender, 0n), approve] : [approve];
}
