#!/usr/bin/env node
// Mutation tests of the contracts: `pnpm --filter @rab/evm mutate`. All mutants are in one build, each switched on by the block's
// coinbase, so one costs a test run and no compilation. Fails when a mutant lives that survivors.json does not explain.
//   --file PATTERN   the mutants of files whose path matches
//   --name PATTERN   those whose name matches
//   --changed REV    those of files that differ from a revision; the fixed sample where no contract does
//   --sample N       N of them, chosen by their names: always the same
//   --after N        leaves out the first N of the sample: a long run can be done in parts
//   --minutes M      stops after so long, and says how many were not tried
//   --jobs N         as many at once; the number of processors when left out
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildMutants, forge } from './build.mjs';
import { allMutants } from './mutants.mjs';
import { QUICK, suitesNear, suitesOf, THOROUGH } from './suites.mjs';
import { syntaxTrees } from './syntaxTrees.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const build = join(root, '.mutation');
/** The sample of a run without changes of contracts. */
const FIXED_SAMPLE = 40;
const TIMEOUT_MS = 120_000;

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    name: { type: 'string' },
    changed: { type: 'string' },
    sample: { type: 'string' },
    after: { type: 'string', default: '0' },
    minutes: { type: 'string' },
    jobs: { type: 'string' },
  },
});

/** Contracts that differ from a revision, or are not committed. */
function changedContracts(revision) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return [
    ...git('diff', '--name-only', '--relative', revision, '--', 'src'),
    ...git('ls-files', '--others', '--exclude-standard', '--', 'src'),
  ].filter((file) => file.endsWith('.sol'));
}

const digest = ({ name }) => createHash('sha256').update(name).digest('hex');

/** `count` of a list by the digests of their names: a change of a source moves no other mutant in or out of the sample. */
const sampled = (list, count) =>
  list
    .map((each) => ({ each, key: digest(each) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(Number(values.after), count)
    .map(({ each }) => each);

function chosen(mutants) {
  const sample = values.sample && Number(values.sample);
  if (values.changed) {
    const files = new Set(changedContracts(values.changed));
    const touched = mutants.filter(({ file }) => files.has(file));
    if (touched.length > 0) return sample ? sampled(touched, sample) : touched;
    return sampled(mutants, sample || FIXED_SAMPLE);
  }
  const matches = (text, pattern) => pattern === undefined || new RegExp(pattern).test(text);
  const wanted = mutants.filter(({ file, name }) => matches(file, values.file) && matches(name, values.name));
  return sample ? sampled(wanted, sample) : wanted;
}

/** Runs that did not end in time: an endless loop, or a slow machine. */
let late = 0;

/** Runs tests with one mutant switched on; 0 for none. Resolves to whether they noticed. */
async function isNoticed(id, args, effort) {
  const env = {
    ...effort,
    FOUNDRY_BLOCK_COINBASE: `0x${id.toString(16).padStart(40, '0')}`,
    // what one mutant fails with is not tried on the next
    FOUNDRY_FUZZ_FAILURE_PERSIST_DIR: join(build, 'cache/failures', String(id)),
    FOUNDRY_INVARIANT_FAILURE_PERSIST_DIR: join(build, 'cache/failures', String(id)),
    FOUNDRY_INVARIANT_SHOW_METRICS: 'false',
  };
  const { code, output, timedOut } = await forge(build, ['test', '--fail-fast', '--threads', '1', ...args], {
    env,
    timeoutMs: TIMEOUT_MS,
  });
  if (timedOut) late += 1;
  // nothing is compiled between mutants: results of a build that somebody else has touched mean nothing
  if (/^Compiling \d+ files/m.test(output)) throw new Error('The build was changed while its mutants ran.');
  if (!timedOut && code !== 0 && !/\[FAIL/.test(output))
    throw new Error(`forge did not run its tests:\n${output.slice(0, 2000)}`);
  return code !== 0;
}

async function isKilled(mutant) {
  if (await isNoticed(mutant.id, ['--match-path', suitesNear(mutant.file)], QUICK)) return true;
  return isNoticed(mutant.id, ['--match-path', suitesOf(mutant.file)], THOROUGH);
}

const sources = syntaxTrees(root);
const mutants = allMutants(sources);
const candidates = chosen(mutants);
console.log(`${mutants.length} mutants, ${candidates.length} of them chosen; building`);
const started = Date.now();
const leftOut = await buildMutants(root, build, sources, mutants);
rmSync(join(build, 'cache/failures'), { recursive: true, force: true });
mkdirSync(join(build, 'cache/failures'), { recursive: true });
if (await isNoticed(0, [], QUICK)) throw new Error('The tests fail without any mutant.');
console.log(`built, and green without a mutant, after ${Math.round((Date.now() - started) / 1000)} s`);

const listed = JSON.parse(readFileSync(join(root, 'mutation/survivors.json'), 'utf8'));
const results = new Map();
const queue = candidates.filter(({ id }) => !leftOut.has(id));
const chosenCount = queue.length;
const deadline = values.minutes ? Date.now() + Number(values.minutes) * 60_000 : Number.POSITIVE_INFINITY;
// a survivor that is known needs no proof; where all are tried, one that is killed by now is found
const isWhole = !values.sample && !values.changed;
const work = async () => {
  while (queue.length > 0 && Date.now() < deadline) {
    const mutant = queue.shift();
    const killed = mutant.name in listed && !isWhole ? false : await isKilled(mutant);
    results.set(mutant, killed);
    if (!killed && !(mutant.name in listed)) console.log(`lives: ${mutant.file}:${mutant.line} ${mutant.name}`);
  }
};
await Promise.all(Array.from({ length: Number(values.jobs ?? availableParallelism()) }, work));

const files = Map.groupBy
  ? Map.groupBy(results.keys(), ({ file }) => file)
  : [...results.keys()].reduce((all, each) => all.set(each.file, [...(all.get(each.file) ?? []), each]), new Map());
const unexplained = [];
let counted = 0;
let killed = 0;
for (const [file, all] of files) {
  const alive = all.filter((each) => !results.get(each));
  const unknown = alive.filter(({ name }) => !(name in listed));
  const equivalent = alive.filter(({ name }) => listed[name]?.startsWith('equivalent')).length;
  unexplained.push(...unknown);
  killed += all.length - alive.length;
  counted += all.length - equivalent;
  console.log(
    `${file}: ${all.length - alive.length} killed, ${alive.length} survive (${equivalent} equivalent, ${unknown.length} unexplained)`,
  );
}
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
const share = counted === 0 ? 100 : (killed / counted) * 100;
console.log(
  `${killed} of ${counted} non-equivalent mutants killed (${share.toFixed(1)} %), ${late} of them by the time limit, ${chosenCount - results.size} not tried, ${minutes} minutes`,
);
writeFileSync(
  join(build, 'survivors.txt'),
  unexplained.map(({ file, line, name }) => `${file}:${line} ${name}\n`).join(''),
);
const stale = Object.keys(listed).filter((name) => !mutants.some((each) => each.name === name));
for (const name of stale) console.error(`survivors.json explains a mutant that there is not: ${name}`);
if (unexplained.length > 0)
  console.error(`${unexplained.length} live without an explanation in mutation/survivors.json: kill or explain them.`);
process.exit(unexplained.length + stale.length > 0 ? 1 : 0);
