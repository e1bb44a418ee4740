import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { deployedRevision } from './deployedRevision.ts';

const SHARED = 'packages/ui/src/index.ts';
/** None of its sources. */
const ANOTHER = 'packages/ui/README.md';
let checkout: string;

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Rita', '-c', 'user.email=rita@rab.example', ...args], {
    cwd: checkout,
    encoding: 'utf8',
    // nothing of this machine's own settings, nor of a hook that runs the tests
    env: { PATH: process.env.PATH, HOME: checkout },
  }).trim();

/** Changes a file. Returns the commit. */
function change(file: string): string {
  const path = join(checkout, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file, { flag: 'a' });
  git('add', '.');
  git('commit', '--quiet', '--message', file);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'rab-deployed-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(checkout, { recursive: true }));

it('the command takes the last release before this commit for deployed, whose tag names it', () => {
  change(SHARED);
  git('tag', 'mf-lock@0.1.0');
  change(ANOTHER);
  git('tag', 'mf-lock@0.2.0');
  git('tag', 'checked');
  change(SHARED);
  git('tag', 'mf-lock@0.3.0');
  expect(deployedRevision(checkout)).toEqual({ revision: 'mf-lock@0.2.0', as: 'the last release' });
});

it('the deployed revision is the commit before the last change of a shared package where no tag is that of a release, and says so', () => {
  change(SHARED);
  const before = change(ANOTHER);
  git('tag', 'checked');
  change(SHARED);
  change(ANOTHER);
  expect(deployedRevision(checkout)).toEqual({
    revision: before,
    as: 'the commit before the last one that changed a shared package, as git knows no tag of a release here',
  });
});

it('the command asks what is deployed where git knows nothing earlier', () => {
  change(SHARED);
  expect(() => deployedRevision(checkout)).toThrow(
    'Say with --release what is deployed: git knows no release here, nor an earlier commit.',
  );
});
