import { describeError } from '@rab/contracts/errors';
import { type RawCall, rawCall } from '@rab/contracts/raw-call';
import { approvalCalls, tryCalls } from '@rab/sdk/acts';
import { getAllowance } from '@rab/sdk/tokens';
import type { Address } from 'viem';
import type { ReadContext } from '../reads/readContext.ts';

/** An act with the approval before it, as a node takes it. */
export interface RefusalParameters {
  account: Address;
  token: Address;
  spender: Address;
  /** Base units that the act takes. */
  amount: bigint;
  act: RawCall;
}

/**
 * Why the chain would refuse an act after its approval, as a sentence: both are tried on top of each other, and nothing is
 * sent. Null where it would not, and where no node can or will try it: each is simulated again before it is sent.
 */
export async function getRefusal(
  context: ReadContext,
  { account, token, spender, amount, act }: RefusalParameters,
): Promise<string | null> {
  const allowance = await getAllowance(context, { account, token, spender });
  const approvals = await approvalCalls(context.client, account, { token, spender, amount, allowance });
  const tried = await tryCalls(context.client, account, [...approvals.map(rawCall), act]);
  return tried && 'error' in tried ? describeError(tried.error) : null;
}
