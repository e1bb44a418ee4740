import { t } from '@lingui/core/macro';
import { formatList } from '@rab/language';

/**
 * Says which of the names that fair launches know a chain does not offer; undefined when it has them all. A name counts
 * as offered when one on the chain begins with it: `Pancake` is there as `PancakeSwap`.
 */
export function notOnChain(known: readonly string[], offered: readonly string[]): string | undefined {
  const missing = known.filter((name) => !offered.some((other) => other.toLowerCase().startsWith(name.toLowerCase())));
  return missing.length > 0 ? t`Not available on this network: ${formatList(missing)}` : undefined;
}
