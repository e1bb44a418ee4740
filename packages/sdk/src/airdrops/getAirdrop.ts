import { contractAddress } from '@rab/config';
import { rabbitAirdropAbi } from '@rab/contracts/abis/others';
import type { AirdropTerms } from '@rab/contracts/airdrop-calls';
import { errorNameOf } from '@rab/contracts/error-name';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';

/** One campaign as RabbitAirdrop holds it: base units, unix seconds, cycle in seconds, basis points. */
export interface Airdrop extends AirdropTerms {
  id: bigint;
  creator: Address;
  /** Sent to accounts so far. */
  paid: bigint;
  isReclaimed: boolean;
}

const airdropsOf = ({ chain }: ReadContext) =>
  ({ address: contractAddress(chain, 'airdrop'), abi: rabbitAirdropAbi }) as const;

/**
 * One campaign as the chain holds it now; null where the contract says that it does not exist.
 * @throws whatever kept the contract from answering, such as an unreachable node
 */
export async function getAirdrop(context: ReadContext, id: bigint): Promise<Airdrop | null> {
  try {
    const { terms, ...rest } = await context.client.readContract({
      ...airdropsOf(context),
      functionName: 'campaign',
      args: [id],
    });
    return { id, ...terms, ...rest };
  } catch (error) {
    if (errorNameOf(error) === 'UnknownAirdrop') return null;
    throw error;
  }
}

/** What a row of a list was paid so far, and what a claim of it would pay now, base units. */
export async function getAirdropRow(
  context: ReadContext,
  id: bigint,
  { index, amount }: { index: number | bigint; amount: bigint },
): Promise<{ claimed: bigint; due: bigint }> {
  const read = airdropsOf(context);
  const [claimed, due] = await Promise.all([
    context.client.readContract({ ...read, functionName: 'claimed', args: [id, BigInt(index)] }),
    context.client.readContract({ ...read, functionName: 'due', args: [id, BigInt(index), amount] }),
  ]);
  return { claimed, due };
}
