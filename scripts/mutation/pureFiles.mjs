import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Code that computes: folders and files. 90 % of its mutants are to be noticed. What only a test with a running chain or wallet can
 * judge is left out.
 */
export const PURE = [
  'mf-grow/src/pages/CreateGrow',
  'mf-sale/src/pages/CreateFairLaunch',
  'mf-sale/src/pages/CreateSale',
  'packages/contracts/src',
  'packages/indexer/src/api/subgraph/RequestBudget.ts',
  'packages/indexer/src/api/subgraph/limits.ts',
  'packages/indexer/src/api/subgraph/queryLimitErrors.ts',
  'packages/indexer/src/api/subgraph/schemaSizes.ts',
  'packages/launchpad/src/model',
  'packages/launchpad/src/wizard',
  'packages/sdk/src/acts/approvalCalls.ts',
  'packages/sdk/src/acts/approveCall.ts',
  'packages/sdk/src/acts/proof.ts',
  'packages/sdk/src/acts/revertOf.ts',
  'packages/token-risk/src/code/addressesInCode.ts',
  'packages/token-risk/src/code/partsOf.ts',
  'packages/token-risk/src/code/powersInCode.ts',
  'packages/token-risk/src/code/pushesIn.ts',
  'packages/token-risk/src/findings',
  'packages/token-risk/src/holders/holders.ts',
  'packages/token-risk/src/simulations/Compatibility.ts',
  'packages/wallet-context/src/transactions',
];

/** In these folders: what only a test with a running chain or wallet can judge. */
const ASKING = new Set(
  [
    ...['awaitTransaction', 'followCalls', 'followTransaction', 'getRefusal', 'locateTransaction', 'prepareBatch'],
    ...['prepareCall', 'preparePermitted', 'refusal', 'runTransaction', 'signPermit'],
  ].map((name) => `packages/wallet-context/src/transactions/${name}.ts`),
);

/** Tests that draw whole pages, run a chain or read the longest list: what only they notice counts as living. */
export const isSlowTest = (file) =>
  file === 'packages/contracts/src/airdropList/longestList.test.ts' ||
  /^mf-[^/]+\/.*\.test\.tsx$/.test(file) ||
  /^packages\/token-risk\/src\/(?:code\/getTokenPowers|corpus|getTokenRisk)\.test\.ts$/.test(file) ||
  (/^packages\/wallet-context\//.test(file) && !/\/transactions\/.*\.test\.ts$/.test(file)) ||
  /\/transactions\/(?:faultSequences|prepareBatch|preparePermitted|refusal|runTransaction)\.test\.ts$/.test(file);

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
      .filter((file) => isSource(file) && isPure(file) && !ASKING.has(file))
      .sort();
  });
