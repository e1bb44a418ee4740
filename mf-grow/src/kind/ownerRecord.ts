import { plural, t } from '@lingui/core/macro';
import { formatList } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';
import { isAddressEqual } from '@rab/wallet-context/reads';
import { rabGrow } from './rabGrow.ts';

/** What an owner's other grows came to, in words; `grows` may be of any owners. */
export function ownerRecord({ id, owner }: Sale, grows: readonly Sale[], now: bigint): string {
  const states = grows
    .filter((other) => isAddressEqual(other.owner, owner) && other.id !== id)
    .map((other) => rabGrow.stateOf(other, now).name);
  const count = (name: string) => states.filter((state) => state === name).length;
  const satisfied = count('satisfied');
  const notSatisfied = count('not-satisfied');
  const failed = count('failed');
  if (states.length === 0) return t`None`;
  const all = plural(states.length, { other: '# in total' });
  const results = [
    ...(satisfied > 0 ? [plural(satisfied, { other: '# satisfied' })] : []),
    ...(notSatisfied > 0 ? [plural(notSatisfied, { other: '# not satisfied' })] : []),
    ...(failed > 0 ? [plural(failed, { other: '# failed' })] : []),
  ];
  return results.length > 0 ? t`${all}: ${formatList(results)}` : all;
}
