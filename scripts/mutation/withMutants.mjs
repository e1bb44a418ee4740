import { mutantsOf } from './mutants.mjs';

/** What the environment names the mutant that is on by, and what a run notes of those that it reaches. */
export const keyOf = ({ file, id }) => `${file}#${id}`;

/**
 * A source with all of its mutants, each behind a switch. `RAB_MUTANT` of the environment is the key of the one that is on; the key of
 * each that is reached is added to the global set `rabReached`.
 * @param {string} file as the mutants' names have it
 * @param {string} source
 */
export function withMutants(file, source) {
  const bySite = new Map();
  for (const mutant of mutantsOf(file, source)) bySite.set(mutant.site, [...(bySite.get(mutant.site) ?? []), mutant]);
  const sites = [...bySite.keys()];
  let next = 0;

  /** The text from one place to another, with the sites that begin there. */
  function rendered(start, end) {
    let text = '';
    let at = start;
    while (next < sites.length && sites[next].range[0] < end) {
      const site = sites[next];
      next += 1;
      const [from, to] = site.range;
      text += source.slice(at, from) + switched(site, rendered(from, to));
      at = to;
    }
    return text + source.slice(at, end);
  }

  function switched(site, original) {
    const mutants = bySite.get(site);
    // in a block: an `else` after the statement stays with its own `if`
    if (site.kind === 'statement') return `{ if (!rabMutant(${mutants[0].id})) {${original}} }`;
    const choice = mutants.reduceRight(
      (rest, { id, text }) => `rabMutant(${id}) ? (${text}) : ${rest}`,
      `(${original})`,
    );
    return site.kind === 'attribute' ? `{${choice}}` : `(${choice})`;
  }

  // a declaration: there before the module's own code runs, also in a circle of imports
  const declared =
    `function rabMutant(id: number) { const key = ${JSON.stringify(`${file}#`)} + id; ` +
    '((globalThis as any).rabReached ??= new Set()).add(key); return process.env.RAB_MUTANT === key; } ';
  return declared + rendered(0, source.length);
}
