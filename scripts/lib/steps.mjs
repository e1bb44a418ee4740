import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './ensureInstalled.mjs';
import { run } from './run.mjs';

/** Where the runners put their reports. */
export const REPORTS = join(ROOT, 'test-results');
const report = (name) => join(REPORTS, `${name}.json`);
const readReport = (name) => JSON.parse(readFileSync(report(name), 'utf8'));

/** A check that either holds or does not. */
const one = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** The counts of several checks. */
const sum = (counts) =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  });

/** Counts of a runner; an exit code that is not 0 counts as a failure even when its report names none. */
const counted = (code, passed, failed) => ({ passed, failed: failed === 0 && code !== 0 ? 1 : failed });

/**
 * Counts of jest's report at a path. What a test skips where a machine lacks a program or a right is a failure on a CI, which
 * has them all: nothing is left out there without a word.
 */
export function jestCounts(code, { numPassedTests, numFailedTests, testResults }, isCi = Boolean(process.env.CI)) {
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending')
    .map(({ fullName }) => fullName);
  if (!isCi) return counted(code, numPassedTests, numFailedTests);
  for (const name of skipped) console.error(`skipped, which fails on a CI: ${name}`);
  return counted(code, numPassedTests, numFailedTests + skipped.length);
}

const forge = (args, env) => run(process.execPath, [join(ROOT, 'packages/evm/bin/forge.mjs'), ...args], { env });

/** Committed files that are made from others: what makes them, and in which folder. */
const GENERATED = [
  {
    files: ['packages/contracts/src/abis/generated.ts'],
    folder: 'packages/contracts',
    command: ['node_modules/@wagmi/cli/dist/esm/cli.js', 'generate'],
  },
  {
    files: [
      'packages/wallet-context/src/reads/graphql/introspection.d.ts',
      ...readdirSync(join(ROOT, 'packages/indexer/served')).map((name) => `packages/indexer/served/${name}`),
    ],
    folder: 'packages/indexer',
    command: ['--import', 'tsx', 'types/write.ts'],
  },
  { files: ['packages/evm/LAYOUT.md'], folder: 'packages/evm', command: ['bin/layout.mjs'] },
];

/** Regenerates files and returns whether the committed ones were the same. */
async function areUpToDate({ files, folder, command }) {
  const read = () => files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const committed = read();
  const { code } = await run(process.execPath, command, { cwd: join(ROOT, folder) });
  const now = read();
  const other = files.filter((_, index) => code !== 0 || now[index] !== committed[index]);
  for (const file of other)
    console.error(`${file} was not up to date, or could not be made anew; where it is now, commit it.`);
  return other.length === 0;
}

/** Prints the page on which each failed scenario ended, for people who have nothing but CI's output. */
function printLastPages() {
  const results = join(ROOT, 'e2e/test-results');
  if (!existsSync(results)) return;
  for (const path of readdirSync(results, { recursive: true }).filter((name) => name.endsWith('error-context.md'))) {
    const page = /^```yaml\n(.*?)^```/ms.exec(readFileSync(join(results, path), 'utf8'))?.[1];
    console.log(`\n== the page at the end of ${path}\n${page ?? 'not known'}`);
  }
}

/**
 * The steps of `npm test`, cheapest first. Each resolves to its counts; some take the folders or files that they are limited to.
 */
export const STEPS = {
  /** Every `lint:` command of package.json, side by side; what one prints is shown when it has ended. */
  lint: async () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const commands = Object.entries(scripts).filter(([name]) => name.startsWith('lint:'));
    return sum(
      await Promise.all(
        commands.map(async ([name, line]) => {
          const { code, output } = await run(line, [], { shell: true, isQuiet: true });
          console.log(code === 0 ? `${name}: ok` : `${name}: failed\n${output}`);
          return one({ code });
        }),
      ),
    );
  },
  types: async () => {
    const all = one(await run('tsc', ['-p', 'tsconfig.json']));
    const indexer = one(await run('tsc', ['-p', 'packages/indexer/tsconfig.json']));
    const selftest = one(await run(process.execPath, ['--test', 'tools/types/typeTests.selftest.mjs']));
    return sum([all, indexer, selftest]);
  },
  contracts: async () => {
    const { code, output } = await forge(['test'], { FORGE_SNAPSHOT_CHECK: 'true' });
    const counts = output
      .match(/(\d+) tests? passed, (\d+) failed/g)
      ?.at(-1)
      ?.match(/\d+/g) ?? ['0', '0'];
    const exitCode = one(await run(process.execPath, ['--test', 'packages/evm/bin/forge.selftest.mjs']));
    const { passed, failed } = counted(code, Number(counts[0]), Number(counts[1]));
    return { passed: passed + exitCode.passed, failed: failed + exitCode.failed };
  },
  coverage: async () => one(await run(process.execPath, ['packages/evm/bin/coverage.mjs'])),
  /** That the proofs can fail, then each of them. */
  proofs: async () => {
    const { code, output } = await run(process.execPath, ['--test', 'packages/evm/formal/prove.test.mjs']);
    const [, proved = '0', all = '0'] = /(\d+) of (\d+) properties proved/.exec(output) ?? [];
    return counted(code, Number(proved), Number(all) - Number(proved));
  },
  /**
   * Mutants of the contracts and of the pure packages: a fixed sample of each, one minute at most plus the build; with RAB_BASE
   * those of files that differ from that revision, three minutes at most. A slow machine tries fewer, and says so. `pnpm
   * mutation:ts` tries all of TypeScript.
   */
  mutation: async (languages = ['Solidity', 'TypeScript']) => {
    const base = process.env.RAB_BASE;
    const chosen = base ? ['--changed', base, '--minutes', '3'] : ['--sample', '40', '--minutes', '1'];
    const jobs = {
      Solidity: [
        ['--test', 'packages/evm/mutation/mutants.selftest.mjs'],
        ['packages/evm/mutation/run.mjs', ...chosen],
      ],
      TypeScript: [
        ['--test', 'scripts/mutation/mutants.selftest.mjs'],
        ['scripts/mutation/run.mjs', ...chosen],
      ],
    };
    const counts = [];
    for (const args of languages.flatMap((language) => jobs[language]))
      counts.push(one(await run(process.execPath, args)));
    return sum(counts);
  },
  generated: async () => {
    const results = await Promise.all(GENERATED.map(areUpToDate));
    // reads what those above write
    const facades = await run(process.execPath, ['--import', 'tsx', 'src/facades/main.ts', '--check'], {
      cwd: join(ROOT, 'packages/releases'),
    });
    return sum([...results.map((isSame) => one({ code: isSame ? 0 : 1 })), one(facades)]);
  },
  units: async (folders) => {
    const only = folders?.map((folder) => `${join(ROOT, folder)}/`) ?? [];
    const args = ['--json', `--outputFile=${report('jest')}`, '--silent', '--passWithNoTests', ...only];
    const { code } = await run('jest', args);
    return jestCounts(code, readReport('jest'));
  },
  browser: async (specs = []) => {
    const { code } = await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...specs], {
      cwd: join(ROOT, 'e2e'),
      env: { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright') },
    });
    if (code !== 0) printLastPages();
    const { expected, unexpected, flaky, skipped } = readReport('playwright').stats;
    // no scenario may be left out here: the browser and all that it needs were made sure of
    return counted(code, expected, unexpected + flaky + skipped);
  },
  /** A whole site from the files of deploy/, behind nginx. */
  operations: async () => {
    const built = await run(process.execPath, ['scripts/start.mjs', '--build-only']);
    if (built.code !== 0) return one(built);
    const args = ['--config', 'deploy/jest.config.mjs', '--json', `--outputFile=${report('operations')}`];
    const { code } = await run('jest', args);
    return jestCounts(code, readReport('operations'));
  },
};

/** The Debian packages that a step needs. */
export const SYSTEM = {
  proofs: ['z3'],
  units: ['postgresql'],
  browser: ['chromium'],
  operations: [
    'postgresql',
    'nginx',
    'libnginx-mod-http-brotli-static',
    'prometheus',
    'prometheus-node-exporter',
    'docker-compose',
    // elsewhere the test that needs it is skipped
    ...(process.env.CI ? ['systemd'] : []),
  ],
};
