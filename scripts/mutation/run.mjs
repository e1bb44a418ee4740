// Mutation tests of TypeScript: `pnpm mutation:ts [FOLDER OR FILE …]`, all pure folders where none is named. Fails when a mutant lives
// that survivors.json does not explain. A mutant is tried by the tests of its own package that reach it.
//   --name PATTERN   mutants whose name matches
//   --changed REV    those of files that differ from a revision; of packages/contracts where none does
//   --sample N       N of them, chosen by their names: always the same
//   --minutes M      tries mutants for M minutes, once the tests have passed without any, and says how many were not tried
//   --jobs N         as many at once; the number of processors when left out
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { changedFiles } from '../lib/changedFiles.mjs';
import { mutantsOf } from './mutants.mjs';
import { filesIn, PURE, packageOf } from './pureFiles.mjs';
import { Workers } from './Workers.mjs';
import { keyOf } from './withMutants.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SURVIVORS = new URL('survivors.json', import.meta.url);
/** Of one file of tests without a mutant: a busy machine is no failure. */
const BASELINE_LIMIT_MS = 600_000;
/** On top of five times what its tests take without it: an endless loop, or a slow machine. */
const LIMIT_MS = 15_000;

const { values, positionals } = parseArgs({
  options: {
    name: { type: 'string' },
    changed: { type: 'string' },
    sample: { type: 'string' },
    minutes: { type: 'string' },
    jobs: { type: 'string' },
  },
  allowPositionals: true,
});
const started = Date.now();
const jobs = Number(values.jobs ?? availableParallelism());

function chosenFiles() {
  const files = filesIn(positionals.length > 0 ? positionals : PURE);
  if (!values.changed) return files;
  const changed = new Set(changedFiles(values.changed));
  const touched = files.filter((file) => changed.has(file));
  return touched.length > 0 ? touched : files.filter((file) => packageOf(file) === 'packages/contracts');
}

const digest = ({ name }) => createHash('sha256').update(name).digest('hex');

/** A number of them by the digests of their names: a change of a source moves no other mutant in or out. */
const sampled = (mutants) =>
  values.sample
    ? mutants
        .map((mutant) => [digest(mutant), mutant])
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .slice(0, Number(values.sample))
        .map(([, mutant]) => mutant)
    : mutants;

const mutantsIn = (file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8'));
const candidates = sampled(
  chosenFiles()
    .flatMap(mutantsIn)
    .filter(({ name }) => !values.name || new RegExp(values.name).test(name)),
);
const workers = new Workers([...new Set(candidates.map(({ file }) => file))]);

/** Runs every test without a mutant. Resolves to the tests that reach each mutant, quickest first. */
async function baseline() {
  const reachedBy = new Map();
  const list = (await workers.related()).map((path) => ({ tests: [path], limitMs: BASELINE_LIMIT_MS }));
  const times = new Map();
  await workers.run(list, {
    jobs,
    onAnswer: ({ tests: [path] }, { failure, reached, ms }) => {
      if (failure !== null) throw new Error(`${path} fails without any mutant: ${failure}`);
      times.set(path, ms);
      for (const key of reached)
        if (path.startsWith(join(ROOT, packageOf(key)))) reachedBy.set(key, [...(reachedBy.get(key) ?? []), path]);
    },
  });
  for (const paths of reachedBy.values()) paths.sort((one, other) => times.get(one) - times.get(other));
  const took = Math.round((Date.now() - started) / 1000);
  console.log(`${candidates.length} mutants; all ${times.size} test files are green without any, after ${took} s`);
  return { reachedBy, times };
}

const { reachedBy, times } = await baseline();
const deadline = values.minutes ? Date.now() + Number(values.minutes) * 60_000 : Number.POSITIVE_INFINITY;
const listed = JSON.parse(readFileSync(SURVIVORS, 'utf8'));
const isPart = Boolean(values.sample || values.changed);
const results = new Map();
let late = 0;

/** Notes whether a mutant lives; one that no explanation is known of is said at once. */
function note(mutant, isKilled) {
  results.set(mutant, isKilled);
  const reach = reachedBy.has(keyOf(mutant)) ? '' : ', which no test reaches';
  if (!isKilled && !(mutant.name in listed)) console.log(`lives: ${mutant.file}:${mutant.line} ${mutant.name}${reach}`);
}

const queue = [];
for (const mutant of candidates) {
  const tests = reachedBy.get(keyOf(mutant));
  // what is explained needs no proof; where all are tried, one that is noticed by now is found
  if (!tests || (isPart && mutant.name in listed)) note(mutant, false);
  else
    queue.push({
      mutant: keyOf(mutant),
      of: mutant,
      tests,
      limitMs: LIMIT_MS + 5 * tests.reduce((sum, path) => sum + times.get(path), 0),
    });
}
await workers.run(queue, {
  jobs,
  isOver: () => Date.now() > deadline,
  onAnswer: ({ of }, { failure }) => {
    if (failure === 'late') late += 1;
    note(of, failure !== null);
  },
});

const byFile = new Map();
for (const mutant of results.keys()) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant]);
const isEquivalent = ({ name }) => listed[name]?.startsWith('equivalent');
let [killed, counted] = [0, 0];
for (const [file, mutants] of byFile) {
  const alive = mutants.filter((each) => !results.get(each));
  const equivalent = alive.filter(isEquivalent).length;
  killed += mutants.length - alive.length;
  counted += mutants.length - equivalent;
  if (alive.length > 0)
    console.log(`${file}: ${mutants.length - alive.length} killed, ${alive.length} survive (${equivalent} equivalent)`);
}
const share = counted === 0 ? 100 : (killed / counted) * 100;
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(
  `${killed} of ${counted} non-equivalent mutants killed (${share.toFixed(1)} %), ${late} of them by the time limit, ${candidates.length - results.size} not tried, ${minutes} minutes`,
);
const unexplained = [...results]
  .filter(([{ name }, isKilled]) => !isKilled && !(name in listed))
  .map(([mutant]) => mutant);
if (unexplained.length > 0)
  console.error(
    `${unexplained.length} live without an explanation in scripts/mutation/survivors.json: kill or explain them.`,
  );
process.exit(unexplained.length > 0 ? 1 : 0);
