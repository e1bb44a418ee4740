import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '@rab/devnet/options';
import { atMost } from '@rab/devnet/process';

/** Two cores are the smallest machine that this is made for. */
const BUILDS_AT_ONCE = 2;
const DONE = '.built';

/**
 * The commit behind a revision.
 * @throws when git knows none
 */
export function commitOf(revision: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], {
    cwd: WORKSPACE,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git knows no ${revision} here.`);
  return stdout.trim();
}

/** The commit of this checkout; null where files differ from it. */
export function cleanCommit(): string | null {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: WORKSPACE, encoding: 'utf8' });
  return status === 0 && stdout === '' ? commitOf('HEAD') : null;
}

/** Folders of the front ends of a checkout: those that have a build. */
export const appsIn = (checkout: string): string[] =>
  readdirSync(checkout).filter(
    (name) => existsSync(join(checkout, name, 'webpack.config.mjs')) && !name.startsWith('.'),
  );

/** @throws with what the command has printed when it fails */
async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, env: { ...process.env, NODE_ENV: 'production' } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      printed += text;
    });
  const code = await new Promise((done) => child.once('error', done).once('close', done));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${printed || code}`);
}

/**
 * Builds all front ends of a commit from its sources alone, with the libraries of its lockfile, installed by the pnpm it names. What was built once is kept: the
 * same sources are the same bytes.
 * @returns the folder with a `dist` in the folder of each front end
 * @throws with what a command has printed when one fails
 */
export async function buildAt(commit: string): Promise<string> {
  const checkout = join(WORKSPACE, '.local/releases', commit.slice(0, 12));
  if (existsSync(join(checkout, DONE))) return checkout;
  rmSync(checkout, { recursive: true, force: true });
  mkdirSync(checkout, { recursive: true });
  const archive = join(checkout, '.tar');
  await run('git', ['archive', '--output', archive, '--format', 'tar', commit], WORKSPACE);
  await run('tar', ['-x', '-f', archive, '-C', checkout], WORKSPACE);
  rmSync(archive);
  const { packageManager } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only', '--prod=false'];
  await run('npm', ['exec', '--yes', `--package=${packageManager}`, '--', 'pnpm', ...install], checkout);
  const build = atMost(BUILDS_AT_ONCE);
  await Promise.all(
    appsIn(checkout).map((app) => build(() => run('npm', ['run', '--silent', 'build'], join(checkout, app)))),
  );
  writeFileSync(join(checkout, DONE), '');
  return checkout;
}
