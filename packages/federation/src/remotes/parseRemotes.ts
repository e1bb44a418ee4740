import { ConfigError, httpUrlSchema, v } from '@rab/config';

const path = v.pipe(v.string(), v.startsWith('/', 'must begin with /'));
/** As addresses have it: what is written otherwise would never be one. */
const prefix = v.pipe(v.string(), v.regex(/^(?:\/[\w.~%-]+)+$/, 'must be a path such as /lock-tokens'));

/** A complete hash of an `integrity` attribute: browsers ignore one that is not valid. */
export const INTEGRITY = /^(?:sha256-[\w+/]{43}=|sha384-[\w+/]{64}|sha512-[\w+/]{86}==)$/;

/** Pictures that the menu has for an area. */
export const ICON_NAMES = ['coins', 'layers', 'lock', 'percent', 'rocket', 'shield', 'sprout', 'users'] as const;

const navItemSchema = v.object({
  /** Heading in the menu, e.g. `Lock`. */
  group: v.pipe(v.string(), v.minLength(1)),
  label: v.pipe(v.string(), v.minLength(1)),
  path,
  /** Beginnings of the paths of other pages that belong to the item, e.g. `/rab-sale` for every sale. The longest one counts. */
  covers: v.optional(v.array(prefix)),
});

/** Pages of the shell on which areas draw sections. */
const SLOTS = ['home', 'portfolio'] as const;

const sectionSchema = v.object({
  slot: v.picklist(SLOTS, `must be one of ${SLOTS.join(', ')}`),
  /** What the area exposes for it, e.g. `my-locks`. */
  expose: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be a name such as my-locks')),
  /** Its heading while it loads or fails; the area's name where it has none. */
  title: v.optional(v.pipe(v.string(), v.minLength(1))),
  /** Sections of a page are in this order, the lowest first. */
  order: v.optional(v.number(), 0),
  /** Home keeps the room of so many cards while the section loads. */
  cards: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 3),
});

const remoteSchema = v.object({
  /** Federation name, e.g. `mf_lock`. */
  name: v.pipe(v.string(), v.regex(/^\w+$/, 'may hold letters, digits and _ only')),
  /** The remote's manifest. */
  entry: httpUrlSchema,
  version: v.optional(v.string(), ''),
  /** Hash of the manifest as `integrity` attributes have it: only this very release may run. */
  integrity: v.optional(v.pipe(v.string(), v.regex(INTEGRITY, 'is no hash such as sha256-…'))),
  /** The oldest release that may run. */
  minVersion: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'is no version such as 1.2.0'))),
  /** First path segments that belong to the remote, e.g. `/lock-tokens`. */
  paths: v.pipe(v.array(prefix), v.minLength(1, 'needs at least one path')),
  /** The menu's picture of its groups. */
  icon: v.optional(v.picklist(ICON_NAMES, `must be one of ${ICON_NAMES.join(', ')}`), 'layers'),
  nav: v.optional(v.array(navItemSchema), []),
  /** What the area draws on pages of the shell. */
  sections: v.optional(v.array(sectionSchema), []),
  enabled: v.optional(v.boolean(), true),
});

const remotesSchema = v.object({ remotes: v.array(remoteSchema) });

const wrong = (field: string, why: string) => new ConfigError(`remotes.json: ${field} ${why}`, { field });

/**
 * Each area and each path has one line.
 * @throws {ConfigError} naming the first one that has two
 */
function requireOnce(remotes: readonly Remote[]): void {
  const seen = new Set<string>();
  for (const { name, paths } of remotes)
    for (const text of [name, ...new Set(paths)]) {
      if (seen.has(text)) throw wrong('remotes', `has ${text} twice`);
      seen.add(text);
    }
}

export type IconName = (typeof ICON_NAMES)[number];
export type Remote = v.InferOutput<typeof remoteSchema>;
export type Slot = (typeof SLOTS)[number];
/** A section and the area that draws it. */
export type Section = v.InferOutput<typeof sectionSchema> & { remote: Remote };
export type NavItem = v.InferOutput<typeof navItemSchema>;
/** What a remotes.json holds before it is parsed. */
export type RemotesInput = v.InferInput<typeof remotesSchema>;

/**
 * Checks a parsed remotes.json; disabled remotes are left out and may be of any area.
 * @throws {ConfigError} naming the first wrong field
 */
export function parseRemotes(json: unknown): Remote[] {
  const result = v.safeParse(remotesSchema, json);
  if (result.success) {
    const remotes = result.output.remotes.filter(({ enabled }) => enabled);
    requireOnce(remotes);
    return remotes;
  }
  const [issue] = result.issues;
  throw wrong(v.getDotPath(issue) ?? 'the whole file', issue.message.replace(/^Invalid/, 'is invalid'));
}

/** The sections that areas draw on a page of the shell, in its order. */
export const sectionsIn = (slot: Slot, remotes: readonly Remote[]): Section[] =>
  remotes
    .flatMap((remote) => remote.sections.map((section) => ({ ...section, remote })))
    .filter((section) => section.slot === slot)
    .sort((one, other) => one.order - other.order);
