// `npm test`: everything: lint, types and the contracts, then units, then the product in Chromium. Ends with
// what each step took and what failed in it, one line of counts, and exit code 0 only when all of it passed.
// `npm test -- lint types` runs just those steps; `--changed [REVISION]` what the changes since a revision (HEAD) can affect;
// `--whole` all rows of the scenarios' matrices, instead of the sixth that the commit's hash chooses;
// `--install` agrees to system packages being installed, as `CI` does.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { affected } from './lib/affected.mjs';
import { changedFiles } from './lib/changedFiles.mjs';
import { ensureInstalled, ROOT } from './lib/ensureInstalled.mjs';
import { ensureSystem } from './lib/ensureSystem.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { output } from './lib/run.mjs';
import { GROUPS, REPORTS, STEPS, SYSTEM, sampleOf } from './lib/steps.mjs';
import { readAreasOfSpecs, readSpecs, readWorkspace } from './lib/workspace.mjs';

const { values, positionals } = readArguments();

/** Ends the process with one sentence. */
function refuse(message) {
  console.error(message);
  process.exit(2);
}

/** The arguments: flags, and the names of steps. Ends the process on one that means nothing. */
function readArguments() {
  try {
    const parsed = parseArgs({
      options: { changed: { type: 'boolean' }, install: { type: 'boolean' }, whole: { type: 'boolean' } },
      allowPositionals: true,
    });
    const unknown = parsed.positionals.filter((name) => !Object.hasOwn(STEPS, name));
    if (parsed.values.changed ? unknown.length <= 1 : unknown.length === 0) return parsed;
    throw new Error(`There is no step ${unknown.join(', ')}; the steps are ${Object.keys(STEPS).join(', ')}.`);
  } catch (error) {
    return refuse(error.message);
  }
}

function filesSince(revision) {
  try {
    return changedFiles(revision);
  } catch (error) {
    return refuse(error.message);
  }
}

/** Which steps run, each with what it is limited to. */
function readPlan() {
  const names = positionals.filter((name) => Object.hasOwn(STEPS, name));
  const wanted = Object.keys(STEPS).filter((name) => names.length === 0 || names.includes(name));
  if (!values.changed) return wanted.map((name) => ({ name }));
  const revision = positionals.find((name) => !Object.hasOwn(STEPS, name)) ?? 'HEAD';
  const files = filesSince(revision);
  const plan = affected(files, readWorkspace(), { specs: readSpecs(), areas: readAreasOfSpecs() });
  console.log(`${files.length} files differ from ${revision}:`);
  for (const name of wanted) console.log(`  ${name}: ${plan[name].run ? 'runs' : 'does not run'}, ${plan[name].why}`);
  return wanted.filter((name) => plan[name].run).map((name) => ({ name, only: plan[name].only }));
}

requireNode();
ensureInstalled();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const plan = readPlan();
if (values.whole || values.changed) delete process.env.RAB_SAMPLE;
else if (plan.some(({ name }) => name === 'browser')) {
  const { stdout } = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  process.env.RAB_SAMPLE ??= sampleOf(stdout);
  console.log(
    `This run tries a sixth of the scenarios' matrices (RAB_SAMPLE=${process.env.RAB_SAMPLE}); --whole tries all.`,
  );
}
ensureSystem(
  plan.flatMap(({ name }) => SYSTEM[name] ?? []),
  { isAgreed: Boolean(values.install || process.env.CI) },
);

/** Runs a step. Resolves to its counts, with what it took as a line. */
async function runStep({ name, only }) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  let result;
  try {
    result = await STEPS[name](only);
  } catch (error) {
    console.error(error);
    result = { passed: 0, failed: 1, failures: [error.message] };
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  const line = `${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`;
  console.log(`== ${line}`);
  return { ...result, line };
}

const results = new Map();
for (const group of GROUPS) {
  const lists = group
    .map((names) => names.flatMap((name) => plan.filter((step) => step.name === name)))
    .filter((list) => list.length > 0);
  output.isShownAtEnd = lists.length > 1;
  await Promise.all(
    lists.map(async (list) => {
      for (const step of list) results.set(step.name, await runStep(step));
    }),
  );
}
const ended = plan.map(({ name }) => results.get(name));
const count = (key) => ended.reduce((sum, result) => sum + result[key], 0);
const total = { passed: count('passed'), failed: count('failed') };
const indented = (failure) => `  FAILED ${failure.replaceAll('\n', '\n    ')}`;
for (const { line, failures } of ended)
  if (failures.length > 0) console.log(`\n== what failed in ${line}\n${failures.map(indented).join('\n')}`);
// all names last: of a long output somebody may see the end alone
const named = ended.flatMap(({ line, failures }) => [
  line,
  ...failures.map((failure) => indented(failure.split('\n')[0])),
]);
console.log(`\n== all steps\n${named.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
