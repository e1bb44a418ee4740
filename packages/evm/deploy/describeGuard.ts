import type { Guard } from '@rab/contracts/powers';

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
