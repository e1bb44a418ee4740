import table from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';
import { parseSync } from 'oxc-parser';

const { api, javascript } = table;

/** Names of browserslist, as the table of browsers has them. */
const BROWSERS = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' };

const isOlder = (one, other) => {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  return a[0] === b[0] ? (a[1] ?? 0) < (b[1] ?? 0) : a[0] < b[0];
};

/** The lowest versions: by the browser's name, as text. @param {string[]} queries of browserslist */
export function lowestOf(queries) {
  const lowest = {};
  for (const found of browserslist(queries)) {
    const [name, versions] = found.split(' ');
    const [version] = versions.split('-');
    if (BROWSERS[name] && (!lowest[name] || isOlder(version, lowest[name]))) lowest[name] = version;
  }
  return lowest;
}

/** The browsers whose lowest version lacks what an entry of the table is about. */
function lackedBy(entry, lowest) {
  const support = entry.__compat?.support;
  if (!support) return [];
  return Object.entries(lowest).flatMap(([name, version]) => {
    const first = [support[BROWSERS[name]]]
      .flat()
      .find((one) => one && !one.flags && !one.prefix && !one.alternative_name);
    if (!first?.version_added || first.version_added === 'preview') return [name];
    return isOlder(version, first.version_added.replace('≤', '')) ? [name] : [];
  });
}

const isGlobal = (name) => /^[A-Z]/.test(name);
const TABLES = [javascript.builtins, api];
const without = ({ __compat: _, ...members }) => members;

/** Whose methods are known by their names, whatever they are called on. */
const OWNERS = ['Array', 'ArrayBuffer', 'String', 'TypedArray'];

/** What the lowest versions lack: globals, functions by `Global.member`, and methods of `OWNERS` that no other of them has had for longer. */
function lackedApis(lowest) {
  const [globals, members, methods] = [new Map(), new Map(), new Map()];
  for (const [name, entry] of TABLES.flatMap((table) => Object.entries(without(table)))) {
    const lacked = lackedBy(entry, lowest);
    if (isGlobal(name) && lacked.length > 0) globals.set(name, lacked);
    for (const [member, part] of Object.entries(without(entry))) {
      const key = member.replace(/_static$/, '');
      const by = lackedBy(part, lowest);
      if (by.length > 0) members.set(`${name}.${key}`, by);
      if (OWNERS.includes(name)) methods.set(key, by.length > 0 && methods.get(key)?.length !== 0 ? by : []);
    }
  }
  return { globals, members, methods };
}

/** What a script adds where it is missing: `fill(Object, 'hasOwn', …)`, `fill(Array.prototype, 'findLast', …)`. */
export const fallbacksIn = (script) =>
  new Set([...script.matchAll(/\bfill\((\w+)(?:\.prototype)?, '(\w+)'/g)].map(([, owner, name]) => `${owner}.${name}`));

/**
 * Makes the check of a source: what it uses that one of the lowest versions lacks and nothing adds. A call that is made only where there is
 * such a method (`?.`) is no finding.
 * @param {Record<string, string>} lowest
 * @param {ReadonlySet<string>} fallbacks
 */
export function newerApis(lowest, fallbacks) {
  const { globals, members, methods } = lackedApis(lowest);
  const filled = new Set([...fallbacks].map((name) => name.split('.')[1]));
  const lackOf = ({ type, callee, optional }) => {
    if (type === 'NewExpression') return callee.type === 'Identifier' && [callee.name, globals.get(callee.name)];
    if (type !== 'CallExpression' || optional || callee.type !== 'MemberExpression' || callee.computed) return null;
    const { object, property } = callee;
    if (object.type !== 'Identifier' || !isGlobal(object.name))
      return !filled.has(property.name) && [`.${property.name}()`, methods.get(property.name)];
    const name = `${object.name}.${property.name}`;
    return !fallbacks.has(name) && [name, members.get(name)];
  };
  return (file, source) => {
    const found = [];
    JSON.stringify(parseSync(file, source).program, (_key, node) => {
      const [name, by = []] = (node?.type && lackOf(node)) || [];
      if (by.length > 0) found.push({ start: node.start, name, by });
      return typeof node === 'bigint' ? String(node) : node;
    });
    return found;
  };
}
