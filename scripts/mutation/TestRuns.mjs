import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSlowTest, packageOf } from './pureFiles.mjs';
import { withMutants } from './withMutants.mjs';

const require = createRequire(import.meta.url);
const { SearchSource } = require('jest');
const { readConfigs } = require('jest-config');
const { default: TestRunner } = require('jest-runner');
const { default: Runtime } = require('jest-runtime');

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const here = (file) => fileURLToPath(new URL(file, import.meta.url));
/** A mutant on which a test takes longer counts as noticed: no test next to its source waits that long. */
const TEST_TIMEOUT_MS = 10_000;
const OPTIONS = { _: [], $0: '', silent: true, watchman: false, maxWorkers: 1 };

/** A project of the house whose sources have mutants. */
const withTransform = (project) => ({
  ...project,
  transform: project.transform.map(([pattern, , options]) => [
    pattern,
    here('transform.cjs'),
    { root: ROOT, swc: options },
  ]),
  setupFilesAfterEnv: [...project.setupFilesAfterEnv, here('noteReached.cjs')],
});

/** Runs test files again and again in this process, with one mutant on or none. */
export class TestRuns {
  #files;
  #config;
  #projects;
  #reachedFile = join(tmpdir(), `rab-reached-${process.pid}.json`);

  constructor(files, config, projects) {
    [this.#files, this.#config, this.#projects] = [files, config, projects];
    process.env.RAB_REACHED = this.#reachedFile;
  }

  /** @param {readonly string[]} files that have mutants, from the root */
  static async of(files) {
    globalThis.rabMutation = { files: new Set(files), withMutants };
    const { globalConfig, configs } = await readConfigs(OPTIONS, [ROOT]);
    const projects = await Promise.all(
      configs.map(async (project) => {
        const context = await Runtime.createContext(withTransform(project), { console, maxWorkers: 1 });
        return { context, source: new SearchSource(context) };
      }),
    );
    return new TestRuns(files, { ...globalConfig, testTimeout: TEST_TIMEOUT_MS }, projects);
  }

  /** Paths of the tests in the `src` folders of the files' packages that import some of the files, directly or not. */
  async related() {
    const paths = new Set(this.#files.map((file) => join(ROOT, file)));
    const found = await Promise.all(this.#projects.map(({ source }) => source.findRelatedTests(paths, false)));
    const folders = [...new Set(this.#files.map((file) => join(ROOT, packageOf(file), 'src/')))];
    return found
      .flatMap(({ tests }) => tests.map(({ path }) => path))
      .filter((path) => folders.some((folder) => path.startsWith(folder)) && !isSlowTest(relative(ROOT, path)));
  }

  /**
   * Runs one test file.
   * @param {string} path
   * @param {string} [mutant] key of the one that is on
   * @returns {Promise<{ failure: string | null, reached: string[] }>} keys of the mutants that it came to, where nothing failed
   */
  async run(path, mutant = '') {
    process.env.RAB_MUTANT = mutant;
    const { context } = this.#projects.find(({ source }) => source.isTestFilePath(path));
    let failure = null;
    const runner = new TestRunner(this.#config, {});
    runner.on('test-file-success', ([, { numFailingTests, failureMessage, testExecError }]) => {
      if (numFailingTests > 0 || testExecError) failure = failureMessage ?? 'It did not run.';
    });
    runner.on('test-file-failure', ([, error]) => {
      failure = error.message || 'It did not run.';
    });
    await runner.runTests([{ context, path }], { isInterrupted: () => false }, { serial: true });
    return { failure, reached: failure === null ? JSON.parse(readFileSync(this.#reachedFile, 'utf8')) : [] };
  }
}
