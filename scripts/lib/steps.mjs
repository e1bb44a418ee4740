import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './ensureInstalled.mjs';
import { run } from './run.mjs';

/** Where the runners put their reports. */
export const REPORTS = join(ROOT, 'test-results');
const report = (name) => join(REPORTS, `${name}.json`);
const readReport = (name) => JSON.parse(readFileSync(report(name), 'utf8'));

/** A check that either holds or does not, by its name. */
const one = ({ code }, name) =>
  code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };

/** The counts of several checks. */
const sum = (counts) =>
  counts.reduce(
    (all, { passed, failed, failures }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      failures: [...all.failures, ...failures],
    }),
    { passed: 0, failed: 0, failures: [] },
  );

/** Counts of a runner; an exit code that is not 0 counts as a failure even when its report names none. */
const counted = (code, passed, failed, failures = []) => ({
  passed,
  failed: failed === 0 && code !== 0 ? 1 : failed,
  failures,
});

/** The beginning of what a runner says of a failure: the end of a CI's output may be all that somebody gets to read. */
const beginning = (text, lines = 25) =>
  stripVTControlCharacters(text)
    .split('\n')
    .slice(0, lines)
    .map((line) => line.slice(0, 300))
    .join('\n');

/**
 * Counts of jest's report at a path. What a test skips where a machine lacks a program or a right is a failure on a CI, which
 * has them all: nothing is left out there without a word.
 */
export function jestCounts(code, { numPassedTests, numFailedTests, testResults }, isCi = Boolean(process.env.CI)) {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = results
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}\n${beginning(failureMessages.join('\n'))}`);
  // a file that could not be loaded has no tests to name
  for (const { name, message, status, assertionResults } of testResults)
    if (status === 'failed' && assertionResults.length === 0) failures.push(`${name}\n${beginning(message)}`);
  if (!isCi) return counted(code, numPassedTests, numFailedTests, failures);
  const skipped = results.filter(({ status }) => status === 'pending');
  for (const { fullName } of skipped) failures.push(`${fullName}: skipped, which fails on a CI`);
  return counted(code, numPassedTests, numFailedTests + skipped.length, failures);
}

/** The scenarios of Playwright's report that did not pass at their first try, each with the place where it is written. */
export function failedScenarios({ suites }) {
  const inSuite = ({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status !== 'expected')),
    ...inner.flatMap(inSuite),
  ];
  return suites.flatMap(inSuite).map(({ file, line, title, tests }) => {
    const message = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).find(Boolean);
    return `${file}:${line} ${title}\n${beginning(message ?? tests.map(({ status }) => status).join())}`;
  });
}

const forge = (args, options) => run(process.execPath, [join(ROOT, 'packages/evm/bin/forge.mjs'), ...args], options);

/** Committed files that are made from others: what makes them, and in which folder. */
const GENERATED = [
  {
    files: [
      'packages/contracts/src/abis/generated.ts',
      'packages/contracts/src/abis/generatedProof.ts',
      'packages/contracts/src/abis/generatedProRata.ts',
    ],
    folder: 'packages/contracts',
    command: ['node_modules/@wagmi/cli/dist/esm/cli.js', 'generate'],
  },
  {
    files: [
      'packages/config/src/indexer/graphql/introspection.d.ts',
      ...readdirSync(join(ROOT, 'packages/indexer/served')).map((name) => `packages/indexer/served/${name}`),
    ],
    folder: 'packages/indexer',
    command: ['--import', 'tsx', 'types/write.ts'],
  },
  { files: ['packages/evm/LAYOUT.md'], folder: 'packages/evm', command: ['bin/layout.mjs'] },
  {
    files: readdirSync(join(ROOT, 'packages/deployment/registry/rab-launchpad')).map(
      (name) => `packages/deployment/registry/rab-launchpad/${name}`,
    ),
    folder: 'packages/deployment',
    command: ['--import', 'tsx', 'src/descriptors/main.ts'],
  },
  {
    files: execFileSync('git', ['ls-files', '*/words/*.po'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n'),
    folder: '.',
    command: ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean'],
  },
];

/** Regenerates files and returns whether the committed ones were the same. */
async function areUpToDate({ files, folder, command }) {
  const read = () => files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const committed = read();
  const { code } = await run(process.execPath, command, { cwd: join(ROOT, folder) });
  const now = read();
  const other = files.filter((_, index) => code !== 0 || now[index] !== committed[index]);
  for (const file of other)
    console.error(`${file} was not up to date, or could not be generated; where it is now, commit it.`);
  return other.length === 0;
}

/** The page on which each failed scenario ended, for people who have nothing but CI's output. */
function lastPages() {
  const results = join(ROOT, 'e2e/test-results');
  if (!existsSync(results)) return [];
  return readdirSync(results, { recursive: true })
    .filter((name) => name.endsWith('error-context.md'))
    .map((path) => {
      const page = /^```yaml\n(.*?)^```/ms.exec(readFileSync(join(results, path), 'utf8'))?.[1];
      return `the page at the end of ${path}\n${page ?? 'not known'}`;
    });
}

/**
 * A page without its header, its footer and the targets of its links: what a scenario waited for is in its main part, or in a
 * dialog or toast after it.
 */
export const mainPartOf = (page) => {
  const [title, ...lines] = page.split('\n');
  const main = lines.findIndex((line) => /^ *- main\b/.test(line));
  const kept = lines
    .slice(Math.max(main, 0))
    .join('\n')
    .replace(/^( *)- contentinfo:(?:\n\1 .*)*\n?/gm, '')
    .replace(/^ *- \/url: .*\n?/gm, '');
  return beginning(`${title}\n${kept}`, 60);
};

/**
 * The steps of `npm test`. Each resolves to its counts; some take the folders or files that they are limited to.
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
          return one({ code }, name);
        }),
      ),
    );
  },
  types: async () => {
    const checks = [
      ['tsc', '-p', 'tsconfig.json'],
      ['tsc', '-p', 'packages/indexer/tsconfig.json'],
      [process.execPath, '--test', 'tools/types/typeTests.selftest.mjs'],
    ];
    return sum(
      await Promise.all(checks.map(async ([command, ...args]) => one(await run(command, args), args.join(' ')))),
    );
  },
  contracts: async () => {
    const { code, output } = await forge(['test'], { env: { FORGE_SNAPSHOT_CHECK: 'true' } });
    const counts = output
      .match(/(\d+) tests? passed, (\d+) failed/g)
      ?.at(-1)
      ?.match(/\d+/g) ?? ['0', '0'];
    // with each suite, and once more at the end
    const failures = [...new Set(output.match(/^\[FAIL.*$/gm))];
    return sum([
      counted(code, Number(counts[0]), Number(counts[1]), failures),
      one(await run(process.execPath, ['--test', 'packages/evm/bin/forge.selftest.mjs']), 'forge.selftest.mjs'),
    ]);
  },
  coverage: async () => one(await run(process.execPath, ['packages/evm/bin/coverage.mjs']), 'coverage.mjs'),
  /** That the proofs can fail, then each of them. */
  proofs: async () => {
    const { code, output } = await run(process.execPath, ['--test', 'packages/evm/formal/prove.test.mjs']);
    const [, proved = '0', all = '0'] = /(\d+) of (\d+) properties proved/.exec(output) ?? [];
    return counted(code, Number(proved), Number(all) - Number(proved));
  },
  /**
   * Mutants of the contracts and of the pure packages: a fixed sample of each, one minute at most after the build and, for
   * TypeScript, after the tests have passed without a mutant; with RAB_BASE those of files that differ from that revision, three
   * minutes at most. The TypeScript sample is taken from packages whose tests take seconds. A slow machine tries fewer, and says so.
   * `pnpm mutation:ts` tries all of TypeScript.
   */
  mutation: async (languages = ['Solidity', 'TypeScript']) => {
    const base = process.env.RAB_BASE;
    const chosen = base ? ['--changed', base, '--minutes', '3'] : ['--sample', '40', '--minutes', '1'];
    const sampled = base ? [] : ['packages/contracts/src', 'packages/launchpad/src/model'];
    const jobs = {
      Solidity: [
        ['--test', 'packages/evm/mutation/mutants.selftest.mjs'],
        ['packages/evm/mutation/run.mjs', ...chosen],
      ],
      TypeScript: [
        ['--test', 'scripts/mutation/mutants.selftest.mjs'],
        ['scripts/mutation/run.mjs', ...sampled, ...chosen],
      ],
    };
    const counts = [];
    for (const args of languages.flatMap((language) => jobs[language]))
      counts.push(one(await run(process.execPath, args), args.join(' ')));
    return sum(counts);
  },
  generated: async () => {
    const results = await Promise.all(GENERATED.map(areUpToDate));
    // reads what those above write
    const facades = await run(process.execPath, ['--import', 'tsx', 'src/facades/main.ts', '--check'], {
      cwd: join(ROOT, 'packages/releases'),
    });
    return sum([
      ...results.map((isSame, at) => one({ code: isSame ? 0 : 1 }, GENERATED[at].files.join(' '))),
      one(facades, 'facades'),
    ]);
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
    const pages = code === 0 ? [] : lastPages();
    for (const page of pages) console.log(`\n== ${page}`);
    const written = readReport('playwright');
    const { expected, unexpected, flaky, skipped } = written.stats;
    // no scenario may be left out here: the browser and all that it needs were made sure of
    return counted(code, expected, unexpected + flaky + skipped, [
      ...failedScenarios(written),
      ...pages.map(mainPartOf),
    ]);
  },
  /** A whole site from the files of deploy/, behind nginx. */
  operations: async () => {
    const built = await run(process.execPath, ['scripts/start.mjs', '--build-only']);
    if (built.code !== 0) return one(built, 'start.mjs --build-only');
    const args = ['--config', 'deploy/jest.config.mjs', '--json', `--outputFile=${report('operations')}`];
    const { code } = await run('jest', args);
    return jestCounts(code, readReport('operations'));
  },
};

/**
 * In which order steps run: group after group, the lists of a group side by side, the steps of a list one after another. The
 * contracts use one processor for most of their time (their compiler, long campaigns) and share a group with what has no limit
 * that fails where something slows it down. The other steps use all processors.
 */
export const GROUPS = [
  [
    ['lint', 'types', 'proofs', 'mutation'],
    ['contracts', 'coverage'],
  ],
  [['generated']],
  [['units']],
  [['browser']],
  [['operations']],
];

/** Which sixth of the scenarios' matrices a run tries (e2e/support/sampled.ts): the same on every machine. @param {string} commit its hash */
export const sampleOf = (commit) => `${Number.parseInt(commit.slice(0, 8), 16) % 6}/6`;

/** The Debian packages that a step needs. */
export const SYSTEM = {
  proofs: ['z3'],
  units: ['postgresql'],
  // elsewhere the scenarios in other engines are left out
  browser: ['chromium-headless-shell', ...(process.env.CI ? ['firefox-esr', 'webkit2gtk-driver', 'xvfb'] : [])],
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
