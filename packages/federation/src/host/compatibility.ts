import { compareVersions, validateStrict } from 'compare-versions';

/** What a build offers by its share keys, or needs of them: versions and names of exports, null where those are not known. */
export interface Surface {
  /** Version of the `Host` interface; in older builds its major alone, a number. */
  host: string | number;
  shared: Readonly<Record<string, { version: string; names: readonly string[] | null }>>;
}

/** Why an area cannot run in a host, and which of the two is older, where the versions show it. */
export interface Incompatibility {
  older: 'host' | 'area' | 'unknown';
  /** For the developer, e.g. `@rab/ui has no StaleNote`. */
  reason: string;
}

/** Below 0: the first one is older; above 0: the second one is. Not a number where either is no version. */
const orderOf = (one: string, other: string): number =>
  validateStrict(one) && validateStrict(other) ? compareVersions(one, other) : Number.NaN;

const interfaceOf = ({ host }: Surface): string => (typeof host === 'number' ? `${host}.0.0` : host);

const isSameMajor = (one: string, other: string): boolean =>
  !Number.isNaN(orderOf(one, other)) && Number.parseInt(one, 10) === Number.parseInt(other, 10);

/** True for a version below the lowest one, and where the two cannot be compared because either is not a version. */
export const isTooOld = (version: string, lowest: string): boolean => !(orderOf(version, lowest) >= 0);

const olderOf = (offered: number): Incompatibility['older'] =>
  offered < 0 ? 'host' : offered > 0 ? 'area' : 'unknown';

/**
 * Compares what an area needs with what the host offers: a `Host` interface of the same major version that is not older, every
 * share key in the same major version, and every name that the area uses. Undefined where it fits.
 */
export function incompatibilityOf(needs: Surface, offer: Surface): Incompatibility | undefined {
  const [wanted, given] = [interfaceOf(needs), interfaceOf(offer)];
  const order = orderOf(given, wanted);
  if (order < 0 || !isSameMajor(given, wanted))
    return { older: olderOf(order), reason: `the host's interface is ${given}, not ${wanted}` };
  for (const [key, { version, names }] of Object.entries(needs.shared)) {
    const offered = Object.hasOwn(offer.shared, key) ? offer.shared[key] : undefined;
    if (!offered) return { older: 'host', reason: `there is no ${key}` };
    const older = olderOf(orderOf(offered.version, version));
    if (!isSameMajor(offered.version, version))
      return { older, reason: `${key} is ${offered.version}, not ${version}` };
    const missing = names?.filter((name) => offered.names && !offered.names.includes(name)) ?? [];
    if (missing.length > 0) return { older, reason: `${key} ${offered.version} has no ${missing.join(', ')}` };
  }
  return undefined;
}
