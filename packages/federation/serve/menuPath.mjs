/**
 * Whether a path is one of the prefixes or below one: whole segments only.
 * @param {readonly string[]} prefixes
 * @param {string} pathname
 */
export const isBelow = (prefixes, pathname) =>
  prefixes.some((prefix) => pathname === prefix || ['/', '?', '#'].some((next) => pathname.startsWith(prefix + next)));

/**
 * The path of the menu item that a page belongs to: the item that names, as its path or in `covers`, the longest prefix of the
 * page's path.
 * @param {readonly { path: string, covers?: readonly string[] }[]} items
 * @param {string} pathname or a route, e.g. `/rab-sale/:address`
 * @returns {string | undefined} undefined for a page of no item
 */
export const menuPathOf = (items, pathname) =>
  items
    .flatMap(({ path, covers = [] }) => [path, ...covers].map((prefix) => ({ path, prefix })))
    .filter(({ prefix }) => isBelow([prefix], pathname))
    .sort((one, other) => other.prefix.length - one.prefix.length)[0]?.path;
