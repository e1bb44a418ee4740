import { spawnSync } from 'node:child_process';
import { WORKSPACE } from '@rab/devnet/src/options.ts';
import { DOORS } from '../facades/doors.ts';

const git = (...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: WORKSPACE, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/**
 * What is taken for deployed where nobody says it: the last release, which `pnpm changeset tag` has tagged; where there is none,
 * the commit before the last one that changed a shared package.
 * @throws when git's history has neither
 */
export function deployedRevision(): string {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', '*@*', 'HEAD^');
  if (tag) return tag;
  const folders = [...new Set(DOORS.map(({ folder }) => `${folder}/src`))];
  const last = git('log', '-1', '--format=%H', 'HEAD', '--', ...folders);
  const before = last && git('rev-parse', '--verify', '--quiet', `${last}^`);
  if (!before)
    throw new Error('Say with --release what is deployed: git knows no release here, nor an earlier commit.');
  return before;
}
