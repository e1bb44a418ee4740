// `npm test`: everything, cheapest first: lint, types, contracts and their coverage, units, the product in Chromium. Ends with one line of
// counts and exit code 0 only when all of it passed. `npm test -- lint types` runs just those steps.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/ensureBrowser.mjs';
import { ensureInstalled, ROOT } from './lib/ensureInstalled.mjs';
import { ensurePostgres } from './lib/ensurePostgres.mjs';
import { requireNode } from './lib/requireNode.mjs';

const REPORTS = join(ROOT, 'test-results');
const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const report = (name) => join(REPORTS, `${name}.json`);
const readReport = (name) => JSON.parse(readFileSync(report(name), 'utf8'));

/** Runs a command with its output shown; resolves to its exit code and what it printed. */
function run(command, args, { cwd = ROOT, env = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      process.stdout.write(data);
    });
    child.once('error', (error) => {
      console.error(error.message);
      done({ code: 127, output });
    });
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** A check that either holds or does not. */
const one = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Counts of a runner; an exit code that is not 0 counts as a failure even when its report names none. */
const counted = (code, passed, failed) => ({ passed, failed: failed === 0 && code !== 0 ? 1 : failed });

const forge = (args, env) => run(process.execPath, [join(ROOT, 'packages/evm/bin/forge.mjs'), ...args], { env });

const STEPS = {
  lint: async () => one(await run(bin('biome'), ['check', '--error-on-warnings'])),
  types: async () => {
    const all = one(await run(bin('tsc'), ['-p', 'tsconfig.json']));
    const indexer = one(await run(bin('tsc'), ['-p', 'packages/indexer/tsconfig.json']));
    return { passed: all.passed + indexer.passed, failed: all.failed + indexer.failed };
  },
  contracts: async () => {
    const { code, output } = await forge(['test'], { FORGE_SNAPSHOT_CHECK: 'true' });
    const sum = output
      .match(/(\d+) tests? passed, (\d+) failed/g)
      ?.at(-1)
      ?.match(/\d+/g) ?? ['0', '0'];
    const exitCode = one(await run(process.execPath, ['--test', 'packages/evm/bin/forge.selftest.mjs']));
    const { passed, failed } = counted(code, Number(sum[0]), Number(sum[1]));
    return { passed: passed + exitCode.passed, failed: failed + exitCode.failed };
  },
  coverage: async () => one(await run(process.execPath, ['packages/evm/bin/coverage.mjs'])),
  abis: async () => {
    // the committed ABIs are those of the Solidity sources
    const file = join(ROOT, 'packages/contracts/src/abis/generated.ts');
    const committed = readFileSync(file, 'utf8');
    await run(process.execPath, ['node_modules/@wagmi/cli/dist/esm/cli.js', 'generate'], {
      cwd: join(ROOT, 'packages/contracts'),
    });
    const isSame = readFileSync(file, 'utf8') === committed;
    if (!isSame) console.error('packages/contracts/src/abis/generated.ts was not up to date; it is now: commit it.');
    return one({ code: isSame ? 0 : 1 });
  },
  units: async () => {
    ensurePostgres();
    const { code } = await run(bin('jest'), ['--json', `--outputFile=${report('jest')}`, '--silent']);
    const { numPassedTests, numFailedTests } = readReport('jest');
    return counted(code, numPassedTests, numFailedTests);
  },
  browser: async () => {
    ensureBrowser();
    const { code } = await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
      cwd: join(ROOT, 'e2e'),
      env: { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright') },
    });
    const { expected, unexpected, flaky } = readReport('playwright').stats;
    return counted(code, expected, unexpected + flaky);
  },
};

requireNode();
ensureInstalled();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(STEPS, name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; the steps are ${Object.keys(STEPS).join(', ')}.`);
  process.exit(2);
}
const total = { passed: 0, failed: 0 };
for (const [name, step] of Object.entries(STEPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  const started = Date.now();
  let result;
  try {
    result = await step();
  } catch (error) {
    console.error(error);
    result = { passed: 0, failed: 1 };
  }
  total.passed += result.passed;
  total.failed += result.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`== ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
