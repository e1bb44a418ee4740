import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withMutants } from './schemata.mjs';
import { solidityFiles } from './syntaxTrees.mjs';

/**
 * Unoptimized code is compiled in half the time; what the contracts do is the same. Gas tests are left out. The paths are seen from
 * the build's own folder.
 */
const CONFIGURATION = `[profile.default]
libs = []
offline = true
auto_detect_solc = false
auto_detect_remappings = false
evm_version = "cancun"
optimizer = false
bytecode_hash = "none"
code_size_limit = 1000000
remappings = ["@openzeppelin/=node_modules/@openzeppelin/"]
fs_permissions = [{ access = "read", path = "../../../node_modules" }, { access = "read", path = "out" }]

[profile.default.invariant]
fail_on_revert = true

# tests that name the profile are read here too
[profile.deep]

[lint]
lint_on_build = false
`;

/** Groups of processes that run now. */
const running = new Set();
// an interrupted process leaves none behind
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
process.once('exit', () => {
  for (const group of running) process.kill(-group, 'SIGKILL');
});

/** Runs forge in the build and resolves to its exit code and output. */
export function forge(build, args, { env = {}, timeoutMs } = {}) {
  const launcher = join(build, '../bin/forge.mjs');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [launcher, ...args], {
      env: { ...process.env, RAB_FORGE_ROOT: build, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child.pid);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      // forge is a child of the launcher: the whole group ends
      process.kill(-child.pid, 'SIGKILL');
    }, timeoutMs ?? 3_600_000);
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child.pid);
      resolve({ code, output, timedOut });
    });
  });
}

/** Errors of the compiler: file and line of each. */
const errorsIn = (output) =>
  [...output.matchAll(/^Error[^\n]*\n\s*--> ([^:\n]+):(\d+):/gm)].map(([, file, line]) => ({
    file,
    line: Number(line),
  }));

/**
 * Builds the sources with these mutants in them, and the tests with their pure functions made views. A mutant that does not
 * compile (a swap that types forbid, a variable left without a value) is left out and the rest built again.
 * @returns {Promise<Set<number>>} ids of those left out
 */
export async function buildMutants(root, build, sources, mutants) {
  mkdirSync(build, { recursive: true });
  for (const name of ['src', 'test']) rmSync(join(build, name), { recursive: true, force: true });
  writeFileSync(join(build, 'foundry.toml'), CONFIGURATION);
  rmSync(join(build, 'node_modules'), { force: true });
  symlinkSync('../node_modules', join(build, 'node_modules'));
  cpSync(join(root, 'test'), join(build, 'test'), { recursive: true });
  rmSync(join(build, 'test/gas'), { recursive: true });
  cpSync(join(root, 'src'), join(build, 'src'), { recursive: true });
  for (const file of solidityFiles(join(build, 'test')))
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\bpure\b/g, 'view'));
  const leftOut = new Set();
  for (;;) {
    const kept = mutants.filter(({ id }) => !leftOut.has(id));
    const texts = new Map();
    for (const file of sources.keys()) {
      if (!file.startsWith('src/')) continue;
      const text = withMutants(file, sources, kept);
      texts.set(file, text.split('\n'));
      if (readFileSync(join(build, file), 'utf8') !== text) writeFileSync(join(build, file), text);
    }
    const { code, output } = await forge(build, ['build']);
    if (code === 0) return leftOut;
    const before = leftOut.size;
    for (const { file, line } of errorsIn(output)) {
      const faulty = texts.get(relative(build, join(build, file)))?.[line - 1] ?? '';
      for (const [, id] of faulty.matchAll(/block\.coinbase == address\((\d+)\)/g)) leftOut.add(Number(id));
    }
    if (leftOut.size === before) throw new Error(`The build with mutants fails:\n${output.slice(0, 4000)}`);
    console.log(`${leftOut.size - before} mutants do not compile and are left out`);
  }
}
