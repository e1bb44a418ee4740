import { contractCall, shareInBasisPoints } from '@rab/contracts';
import { rawCall } from '@rab/contracts/raw-call';
import { type Address, erc20Abi } from 'viem';
import type { ReadContext } from './readContext.ts';

export interface TransferLossParameters {
  account: Address;
  token: Address;
  /** Base units that are moved: at least one, at most the account's balance. */
  amount: bigint;
}

/** Nobody's: no token treats it as one of its own. */
const STRANGER: Address = `0x${'7ab'.repeat(13)}1`;

/**
 * How much of a transfer does not arrive, in basis points: measured by one that is tried and not sent. Null where it fails
 * or no node can or will try it.
 */
export async function getTransferLoss(
  { client }: ReadContext,
  { account, token, amount }: TransferLossParameters,
): Promise<bigint | null> {
  const held = { to: token, abi: erc20Abi, functionName: 'balanceOf', args: [STRANGER] } as const;
  const move = contractCall({ address: token, abi: erc20Abi, functionName: 'transfer', args: [STRANGER, amount] });
  const calls = [held, { ...rawCall(move), account }, held] as const;
  const [block] = await client.simulateBlocks({ blocks: [{ calls }] }).catch(() => []);
  if (!block || block.calls.some(({ status }) => status === 'failure')) return null;
  const [before, , after] = block.calls.map(({ result }) => (typeof result === 'bigint' ? result : null));
  if (before === null || before === undefined || after === null || after === undefined) return null;
  const arrived = after - before;
  return arrived < amount ? shareInBasisPoints(amount - arrived, amount) : 0n;
}
