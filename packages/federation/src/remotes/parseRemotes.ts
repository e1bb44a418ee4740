import { ConfigError, httpUrlSchema, v } from '@rab/config';

const path = v.pipe(v.string(), v.startsWith('/', 'must begin with /'));

/** Pictures that the menu has for an area. */
export const ICON_NAMES = ['coins', 'layers', 'lock', 'percent', 'rocket', 'shield', 'sprout', 'users'] as const;

const navItemSchema = v.object({
  /** Heading in the menu, e.g. `Lock`. */
  group: v.pipe(v.string(), v.minLength(1)),
  label: v.pipe(v.string(), v.minLength(1)),
  path,
});

const remoteSchema = v.object({
  /** Federation name, e.g. `mf_lock`. */
  name: v.pipe(v.string(), v.regex(/^\w+$/, 'may hold letters, digits and _ only')),
  /** The remote's manifest. */
  entry: httpUrlSchema,
  version: v.optional(v.string(), ''),
  /** Hash of the manifest as `integrity` attributes have it: only this very release may run. */
  integrity: v.optional(v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-/))),
  /** The oldest release that may run. */
  minVersion: v.optional(v.string()),
  /** First path segments that belong to the remote, e.g. `/lock-tokens`. */
  paths: v.pipe(v.array(path), v.minLength(1, 'needs at least one path')),
  /** The menu's picture of its groups. */
  icon: v.optional(v.picklist(ICON_NAMES, `must be one of ${ICON_NAMES.join(', ')}`), 'layers'),
  nav: v.optional(v.array(navItemSchema), []),
  enabled: v.optional(v.boolean(), true),
});

const remotesSchema = v.object({ remotes: v.array(remoteSchema) });

export type IconName = (typeof ICON_NAMES)[number];
export type Remote = v.InferOutput<typeof remoteSchema>;
export type NavItem = v.InferOutput<typeof navItemSchema>;
/** What a remotes.json holds before it is parsed. */
export type RemotesInput = v.InferInput<typeof remotesSchema>;

/**
 * Checks a parsed remotes.json; disabled remotes are left out.
 * @throws {ConfigError} naming the first wrong field
 */
export function parseRemotes(json: unknown): Remote[] {
  const result = v.safeParse(remotesSchema, json);
  if (result.success) return result.output.remotes.filter(({ enabled }) => enabled);
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'the whole file';
  throw new ConfigError(`remotes.json: ${field} ${issue.message.replace(/^Invalid/, 'is invalid')}`, { field });
}

/** True for a path that is one of the prefixes or lies below one. */
export const isBelow = (prefixes: readonly string[], pathname: string): boolean =>
  prefixes.some((prefix) => pathname === prefix || ['/', '?', '#'].some((next) => pathname.startsWith(prefix + next)));

/** The remote that a path belongs to. */
export const remoteOf = (remotes: readonly Remote[], pathname: string): Remote | undefined =>
  remotes.find(({ paths }) => isBelow(paths, pathname));
