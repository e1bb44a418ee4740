import { spawnSync } from 'node:child_process';
import { WORKSPACE } from '@rab/devnet/options';
import { ENTRIES } from '../facades/entries.ts';

/** What is taken for deployed. */
export interface Deployed {
  revision: string;
  /** What it is, to be read after its name. */
  as: string;
}

/**
 * The revision that counts as deployed by default: the last release, which `pnpm changeset tag` has tagged; without a release,
 * the commit before the last one that changed a shared package.
 * @param checkout folder of a repository
 * @throws when git's history has neither
 */
export function deployedRevision(checkout = WORKSPACE): Deployed {
  const git = (...args: string[]): string => {
    const { status, stdout } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : '';
  };
  const tag = git('describe', '--tags', '--abbrev=0', '--match', '*@*', 'HEAD^');
  if (tag) return { revision: tag, as: 'the last release' };
  const folders = [...new Set(ENTRIES.map(({ folder }) => `${folder}/src`))];
  const last = git('log', '-1', '--format=%H', 'HEAD', '--', ...folders);
  const before = last && git('rev-parse', '--verify', '--quiet', `${last}^`);
  if (!before)
    throw new Error('Say with --release what is deployed: git knows no release here, nor an earlier commit.');
  return {
    revision: before,
    as: 'the commit before the last one that changed a shared package, as git knows no tag of a release here',
  };
}
