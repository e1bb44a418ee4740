import type { Sale } from '@rab/launchpad';
import { isAddressEqual } from '@rab/wallet-context/reads';
import { rabGrow } from './rabGrow.ts';

/** What an owner's other grows came to, in words; `grows` may be of any owners. */
export function ownerRecord({ id, owner }: Sale, grows: readonly Sale[], now: bigint): string {
  const states = grows
    .filter((other) => isAddressEqual(other.owner, owner) && other.id !== id)
    .map((other) => rabGrow.stateOf(other, now).name);
  if (states.length === 0) return 'No other grow';
  const count = (name: string) => states.filter((state) => state === name).length;
  const counts = [
    ['satisfied', count('satisfied')],
    ['not satisfied', count('not-satisfied')],
    ['failed', count('failed')],
  ] as const;
  const told = counts.filter(([, grows]) => grows > 0).map(([words, grows]) => `${grows} ${words}`);
  return [`${states.length} other`, ...told].join(', ');
}
