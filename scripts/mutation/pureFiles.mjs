import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Code that computes and neither draws nor asks anybody: folders and files. 90 % of its mutants are to be noticed. */
export const PURE = [
  'packages/contracts/src',
  'packages/indexer/src/api/subgraph/RequestBudget.ts',
  'packages/indexer/src/api/subgraph/limits.ts',
  'packages/indexer/src/api/subgraph/queryErrors.ts',
  'packages/indexer/src/api/subgraph/schemaSizes.ts',
  'packages/launchpad/src/model',
];

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(?:test|test-d|d)\.tsx?$/.test(file);
/** Neither generated, nor a list of exports, nor a hook or component, whose tests are of another kind. */
const isPure = (file) => !/\/abis\/|\/index\.ts$|\.tsx$|\/use[A-Z][^/]*$/.test(file);

/** Folder of the package that a file is in. */
export const packageOf = (file) => /^packages\/[^/]+|^[^/]+/.exec(file)[0];

/**
 * The sources that have mutants in some folders; a file that is named itself is one whatever it is.
 * @param {readonly string[]} places from the root
 * @throws where there is nothing at one of them
 */
export const filesIn = (places) =>
  places.flatMap((place) => {
    if (isSource(place)) return [place];
    const folder = place.replace(/\/$/, '');
    return readdirSync(join(ROOT, folder), { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => isSource(file) && isPure(file))
      .sort();
  });
