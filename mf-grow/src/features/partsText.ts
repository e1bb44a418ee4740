import { plural, t } from '@lingui/core/macro';
import { SECONDS_PER_DAY } from '@rab/contracts';

/** In how many parts, and how far apart (seconds): `4 parts, 30 days apart`. */
export function partsText(count: bigint, period: bigint): string {
  const days = plural(Number(period / SECONDS_PER_DAY), { one: '# day', other: '# days' });
  return t`${String(count)} parts, ${days} apart`;
}
