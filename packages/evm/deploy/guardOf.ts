import { type Address, parseAbi } from 'viem';
import type { ChainReader } from './sender.ts';
import { TIMELOCK_ABI } from './timelock.ts';

/** What protects the powers of an address from being used. */
export type Guard =
  /** an account of one key, also one that delegates to code (EIP-7702): its key can take the code away again */
  | { kind: 'key' }
  | { kind: 'multisig'; threshold: number; signers: number }
  | { kind: 'timelock'; seconds: number }
  /** a contract that answers as none of these */
  | { kind: 'contract' };

const SAFE_ABI = parseAbi([
  'function getThreshold() view returns (uint256)',
  'function getOwners() view returns (address[])',
]);
const DELEGATION = '0xef0100';

/**
 * What guards an address, as far as its code and its own answers show. A contract can give false answers: the person who names
 * an address has to know whose it is.
 */
export async function guardOf(client: Pick<ChainReader, 'getCode' | 'readContract'>, address: Address): Promise<Guard> {
  const code = await client.getCode({ address });
  if (!code || code.startsWith(DELEGATION)) return { kind: 'key' };
  const safe = { address, abi: SAFE_ABI } as const;
  const multisig = await Promise.all([
    client.readContract({ ...safe, functionName: 'getThreshold' }),
    client.readContract({ ...safe, functionName: 'getOwners' }),
  ]).catch(() => null);
  if (multisig) return { kind: 'multisig', threshold: Number(multisig[0]), signers: multisig[1].length };
  const delay = await client
    .readContract({ address, abi: TIMELOCK_ABI, functionName: 'getMinDelay' })
    .catch(() => null);
  return delay === null ? { kind: 'contract' } : { kind: 'timelock', seconds: Number(delay) };
}

/** Whether one person, or somebody who has one key, can act alone and at once. */
export const isUnprotected = (guard: Guard): boolean =>
  guard.kind === 'key' ||
  (guard.kind === 'multisig' && guard.threshold < 2) ||
  (guard.kind === 'timelock' && guard.seconds === 0);

/** A guard in words: `a multisig of which 2 of 3 have to sign`. */
export function describeGuard(guard: Guard): string {
  switch (guard.kind) {
    case 'key':
      return 'UNPROTECTED: one key acts alone and at once';
    case 'multisig':
      return `${isUnprotected(guard) ? 'UNPROTECTED: ' : ''}a multisig of which ${guard.threshold} of ${guard.signers} have to sign`;
    case 'timelock':
      return `${isUnprotected(guard) ? 'UNPROTECTED: ' : ''}a timelock of ${guard.seconds / 3600} hours`;
    case 'contract':
      return 'a contract that this command does not know: look at it yourself';
  }
}
