import { PURE, packageOf } from '../mutation/pureFiles.mjs';

/** What changes nothing that runs: texts, and the tools that every lint uses anyway. */
const NO_PRODUCT =
  /^(?!guide\/).*\.md$|^(?:docs|tools|scripts|\.ci|\.changeset)\/|^(?:LICENSE|CODEOWNERS|\.gitignore|biome\.json|knip\.config\.js|dependency-cruiser\.config\.mjs|\.jscpd\.json|\.oxlintrc\.json|tsconfig[^/]*\.json)$/;
const TEST_ONLY = /\.test(?:-d)?\.tsx?$|^(?:packages\/(?!testing\/)[^/]+|mf-[^/]+|shell)\/test\//;
const E2E_SPEC = /^e2e\/([^/]+\.spec\.ts)$/;

/** Packages with code whose mutants are tried: scripts/mutation. */
const MUTATED = PURE.map(packageOf);

/** The helpers of tests need much that most of their users do not: only a change of their own reaches those. */
const HELPERS = 'packages/testing';

/** `folders` and all packages that need one of them, directly or not. */
function withDependents(folders, workspace) {
  const passesOn = (folder) => folder !== HELPERS || folders.has(HELPERS);
  const all = new Set(folders);
  for (let before = -1; before !== all.size; ) {
    before = all.size;
    for (const { folder, needs } of workspace)
      if (needs.some((need) => all.has(need) && passesOn(need))) all.add(folder);
  }
  return all;
}

/**
 * What a change can affect.
 * @param {readonly string[]} files changed files, relative to the root
 * @param {{ folder: string, needs: string[] }[]} workspace its packages
 * @param {{ specs: string[], areas: Record<string, string[]> }} scenarios the files, and which areas some of them open
 * @returns {Record<string, { run: boolean, why: string, only?: string[] }>} per step, with the folders or files that it is
 * limited to
 */
export function affected(files, workspace, { specs, areas }) {
  const always = { run: true, why: 'takes seconds' };
  const product = files.filter((file) => !NO_PRODUCT.test(file));
  const ownerOf = (file) => workspace.find(({ folder }) => file.startsWith(`${folder}/`))?.folder;
  const ownerless = product.find((file) => !ownerOf(file));
  if (ownerless) {
    const all = { run: true, why: `${ownerless} is everybody's` };
    return {
      lint: always,
      types: always,
      contracts: all,
      coverage: all,
      proofs: all,
      mutation: all,
      generated: all,
      units: all,
      browser: all,
      operations: all,
    };
  }
  const changed = new Set(product.map(ownerOf));
  const changedSources = new Set(product.filter((file) => !TEST_ONLY.test(file) && !E2E_SPEC.test(file)).map(ownerOf));
  const reached = withDependents(changedSources, workspace);
  const because = (reasons) => (reasons.length > 0 ? reasons.join(', ') : 'nothing that it tests has changed');
  const limited = (only, why) => ({ run: only.length > 0, why: because(only.length > 0 ? why : []), only });

  const solidity = product.some((file) => file.startsWith('packages/evm/'))
    ? { run: true, why: 'packages/evm has changed' }
    : { run: false, why: 'packages/evm has not changed' };
  const mutated = MUTATED.find((folder) => changed.has(folder));
  const mutation =
    solidity.run || mutated
      ? {
          run: true,
          why: [...(solidity.run ? [solidity.why] : []), ...(mutated ? [`${mutated} has changed`] : [])].join(', '),
          only: [...(solidity.run ? ['Solidity'] : []), ...(mutated ? ['TypeScript'] : [])],
        }
      : { run: false, why: 'nothing whose mutants are tried has changed' };
  const made = /^packages\/(?:evm|contracts|config|token-risk|wallet-context|ui|federation|indexer|releases)\//;
  const generated = product.some((file) => made.test(file) && !TEST_ONLY.test(file))
    ? { run: true, why: "ABIs, the indexer's types or what facades export may have changed" }
    : { run: false, why: 'nothing that ABIs, types or reports of facades are made from has changed' };

  const units = [...new Set([...changed, ...reached])]
    .filter((folder) => !/^(?:e2e|bench|deploy)$/.test(folder))
    .sort();
  const named = [...changedSources].sort().join(', ');

  const isWhole = [...reached].some((folder) => /^(?:shell|e2e)$/.test(folder));
  const reachedAreas = [...reached].filter((folder) => folder.startsWith('mf-'));
  const changedSpecs = files.flatMap((file) => E2E_SPEC.exec(file)?.[1] ?? []);
  const opening = specs.filter((spec) => (areas[spec] ?? reachedAreas).some((area) => reached.has(area)));
  const scenarios = isWhole ? specs : specs.filter((spec) => changedSpecs.includes(spec) || opening.includes(spec));

  const isDeployed = changed.has('deploy') || reached.has('deploy');

  return {
    lint: always,
    types: always,
    contracts: solidity,
    coverage: solidity,
    proofs: solidity,
    mutation,
    generated,
    units: limited(
      units,
      units.map((folder) => (changed.has(folder) ? `${folder} has changed` : `${folder} needs ${named}`)),
    ),
    browser: limited(scenarios, [
      isWhole
        ? `everything runs on ${named}`
        : `${scenarios.join(', ')} opens ${[...reachedAreas, ...changedSpecs].join(', ')}`,
    ]),
    operations: {
      run: isDeployed,
      why: because(isDeployed ? [`deploy runs ${named || 'itself'}`] : []),
    },
  };
}
