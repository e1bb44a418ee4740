import type { Address, PublicClient } from 'viem';
import { safeAbi, timelockControllerAbi } from '../abis/foreign.ts';
import { isContractAccount } from '../address/isContractAccount.ts';
import { errorLayers } from '../errors/errorLayers.ts';

/** What protects the powers of an address from being used. */
export type Guard =
  /** an account of one key, also one that delegates to code (EIP-7702) */
  | { kind: 'key' }
  | { kind: 'multisig'; threshold: number; signers: number }
  | { kind: 'timelock'; seconds: number }
  /** a contract that answers as none of these */
  | { kind: 'contract' };

const NO_SUCH_FUNCTION =
  /^(?:ContractFunctionZeroDataError|ContractFunctionRevertedError|AbiDecoding\w+|PositionOutOfBoundsError)$/;

/** An answer; null from a contract that has no such function. */
const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (errorLayers(error).some(({ name }) => NO_SUCH_FUNCTION.test(String(name)))) return null;
    throw error;
  });

/**
 * What guards an address, as far as its code and its own answers show. A contract can give false answers: the person who names
 * an address has to know whose it is.
 * @throws where the node does not answer
 */
export async function guardOf(
  client: Pick<PublicClient, 'readContract' | 'request'>,
  address: Address,
): Promise<Guard> {
  if (!(await isContractAccount(client, address))) return { kind: 'key' };
  const safe = { address, abi: safeAbi } as const;
  const [threshold, owners, delay] = await Promise.all([
    orNull(client.readContract({ ...safe, functionName: 'getThreshold' })),
    orNull(client.readContract({ ...safe, functionName: 'getOwners' })),
    orNull(client.readContract({ address, abi: timelockControllerAbi, functionName: 'getMinDelay' })),
  ]);
  if (threshold !== null && owners !== null)
    return { kind: 'multisig', threshold: Number(threshold), signers: owners.length };
  return delay === null ? { kind: 'contract' } : { kind: 'timelock', seconds: Number(delay) };
}
