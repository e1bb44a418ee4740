import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WORKSPACE } from '@rab/devnet/options';
import { integrityOf } from '@rab/federation/integrity';

/** Neither sources nor what a build of them reads. */
const LEFT_OUT = new Set(['.git', '.local', 'node_modules', 'dist', 'out', 'cache', 'coverage', 'test-results']);
const NEXT_YEAR = fileURLToPath(new URL('nextYear.mjs', import.meta.url));

const foldersIn = (folder: string): string[] =>
  readdirSync(join(WORKSPACE, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !LEFT_OUT.has(entry.name))
    .map(({ name }) => join(folder, name));

/**
 * The workspace's sources once more in another folder, with libraries of its own there (hard links) and no cache of any build.
 * @returns the folder
 */
export function copyWorkspace(name: string): string {
  const copy = join(WORKSPACE, '.local', 'e2e', name);
  rmSync(copy, { recursive: true, force: true });
  for (const entry of readdirSync(WORKSPACE))
    if (!LEFT_OUT.has(entry))
      cpSync(join(WORKSPACE, entry), join(copy, entry), {
        recursive: true,
        filter: (source) => !LEFT_OUT.has(basename(source)),
      });
  for (const folder of ['.', ...foldersIn('.'), ...foldersIn('packages')]) {
    if (!readdirSync(join(WORKSPACE, folder)).includes('node_modules')) continue;
    const libraries = join(folder, 'node_modules');
    execFileSync('cp', ['-al', join(WORKSPACE, libraries), join(copy, libraries)]);
    for (const made of ['.cache', '.federation']) rmSync(join(copy, libraries, made), { recursive: true, force: true });
  }
  return copy;
}

/**
 * Builds a front end of a copy of the workspace, a year later and at the other end of the world.
 * @param options.hasCache it reads and writes webpack's cache, as no build on a CI does
 * @returns the build's folder
 * @throws with what the build has printed when it fails
 */
export async function buildIn(copy: string, app: string, { hasCache = false } = {}): Promise<string> {
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: join(copy, app),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import ${NEXT_YEAR}`,
      TZ: 'Pacific/Kiritimati',
      CI: hasCache ? '' : 'true',
    },
  });
  let printed = '';
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (text) => {
      printed += text;
    });
  const code = await new Promise((done) => build.on('close', done));
  if (code !== 0) throw new Error(printed);
  return join(copy, app, 'dist');
}

/** Every file in a folder and below, with the hash of its bytes. */
export function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [relative(folder, file), integrityOf(readFileSync(file))]),
  );
}
