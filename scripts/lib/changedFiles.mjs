import { spawnSync } from 'node:child_process';
import { ROOT } from './ensureInstalled.mjs';

const lines = (args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\n').filter(Boolean);
};

/**
 * Files that differ from a revision, in commits since, in the working tree, or new and not ignored.
 * @throws when git knows no such revision
 */
export const changedFiles = (revision) => [
  ...new Set([
    ...lines(['diff', '--name-only', '--no-renames', revision, '--']),
    ...lines(['ls-files', '--others', '--exclude-standard']),
  ]),
];
