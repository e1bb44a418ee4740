import { safeAbi } from '@rab/contracts/abis/foreign';
import { revertOf } from '@rab/sdk/acts';
import type { Address, Client } from 'viem';
import { readContract } from 'viem/actions';

/** What a Safe itself says on the chain. */
export interface SafeOnChain {
  /** Of the proposal that is executed next. */
  nonce: number;
  threshold: number;
  owners: readonly Address[];
}

/** @throws where the node does not answer, or the account is no Safe */
export async function readSafe(client: Client, address: Address): Promise<SafeOnChain> {
  const [nonce, threshold, owners] = await Promise.all([
    readContract(client, { address, abi: safeAbi, functionName: 'nonce' }),
    readContract(client, { address, abi: safeAbi, functionName: 'getThreshold' }),
    readContract(client, { address, abi: safeAbi, functionName: 'getOwners' }),
  ]);
  return { nonce: Number(nonce), threshold: Number(threshold), owners };
}

/**
 * Whether a contract is a Safe.
 * @throws where the node does not answer
 */
export const isSafe = (client: Client, address: Address): Promise<boolean> =>
  readSafe(client, address).then(
    () => true,
    (error: unknown) => {
      if (revertOf(error) || isEmptyAnswer(error)) return false;
      throw error;
    },
  );

/** A contract without such a function may also answer with nothing, or with something else. */
const isEmptyAnswer = (error: unknown): boolean =>
  error instanceof Error && /ContractFunctionZeroDataError|AbiDecoding/.test(String((error.cause as Error)?.name));
