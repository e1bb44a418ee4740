import semver from 'semver';
import type { Difference } from './surface.ts';

/** The step of a package from the last release to the next one. */
export interface Step {
  packageName: string;
  /** The version that the reports of the last release are of. */
  released: string;
  /** The version that package.json and the changesets come to. */
  next: string;
}

const list = (names: readonly string[]): string =>
  names.length > 4 ? `${names.slice(0, 4).join(', ')} and ${names.length - 4} more` : names.join(', ');

/** What a change asks for by semver: below 1.0 a minor version may break, from then on a major one. */
function neededFor({ removed, changed, added, widened }: Difference, released: string) {
  const breaks = [...removed, ...changed];
  if (breaks.length > 0) return semver.major(released) === 0 ? 'minor' : 'major';
  if (added.length + widened.length === 0) return undefined;
  return semver.major(released) === 0 ? 'patch' : 'minor';
}

/**
 * Whether the next version of a package matches by semver the changes of one of its entries.
 * @returns undefined where it does, else one sentence
 */
export function semverProblem(
  key: string,
  difference: Difference,
  { packageName, released, next }: Step,
): string | undefined {
  const needed = neededFor(difference, released);
  if (!needed || semver.gte(next, semver.inc(released, needed) ?? next)) return undefined;
  const what = (['removed', 'changed', 'added', 'widened'] as const)
    .filter((kind) => difference[kind].length > 0)
    .map((kind) => `${kind} ${list(difference[kind])}`)
    .join('; ');
  return `${key} differs from release ${released} (${what}): that is a ${needed} of ${packageName}. Say so by \`pnpm changeset\`.`;
}
