// `npm test`: everything, cheapest first: lint, types, generated files and units, the contracts next to them, and then the product in
// Chromium. Ends with what each step took and what failed in it, one line of counts, and exit code 0 only when all of it passed.
// `npm test -- lint types` runs just those steps; `--changed [REVISION]` what the changes since a revision (HEAD) can affect;
// `--install` agrees to system packages being installed, as `CI` does.
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { affected } from './lib/affected.mjs';
import { changedFiles } from './lib/changedFiles.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { ensureSystem } from './lib/ensureSystem.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { outputOf, show } from './lib/run.mjs';
import { ALONE, BESIDE, compileContracts, NEED_NO_CONTRACTS, REPORTS, STEPS, SYSTEM } from './lib/steps.mjs';
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
      options: { changed: { type: 'boolean' }, install: { type: 'boolean' } },
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
ensureSystem(
  plan.flatMap(({ name }) => SYSTEM[name] ?? []),
  { isAgreed: Boolean(values.install || process.env.CI) },
);
const isWanted = (name) => plan.some((step) => step.name === name);
const compiled = isWanted('contracts') ? compileContracts() : undefined;
const total = { passed: 0, failed: 0 };
const steps = [];

/** Runs a step, and shows what it came to. */
async function runStep({ name, only }) {
  show(`\n== ${name}\n`);
  const started = Date.now();
  let result;
  try {
    if (!NEED_NO_CONTRACTS.includes(name)) await compiled;
    result = await STEPS[name](only);
  } catch (error) {
    show(`${error.stack}\n`);
    result = { passed: 0, failed: 1, failures: [error.message] };
  }
  total.passed += result.passed;
  total.failed += result.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const line = `${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`;
  show(`== ${line}\n`);
  steps.push(line, ...result.failures.map((failure) => `  FAILED ${failure.replaceAll('\n', '\n    ')}`));
}

/** Runs steps one after another next to the others; what one shows is printed when it has ended. */
async function runBeside(them) {
  for (const step of them) console.log(await outputOf(() => runStep(step)));
}

const isBeside = ({ name }) => BESIDE.includes(name) && !plan.every((step) => BESIDE.includes(step.name));
const beside = runBeside(plan.filter(isBeside));
for (const step of plan.filter((one) => !isBeside(one))) {
  if (ALONE.includes(step.name)) await beside;
  await runStep(step);
}
await beside;
console.log(`\n== all steps\n${steps.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
