import { isBelow } from '../../serve/menuPath.mjs';
import type { Remote } from './parseRemotes.ts';

export { isBelow };

/** The remote that a path belongs to: the one with the longest prefix of it. */
export const remoteOf = (remotes: readonly Remote[], pathname: string): Remote | undefined =>
  remotes
    .flatMap((remote) => remote.paths.filter((path) => isBelow([path], pathname)).map((path) => ({ remote, path })))
    .sort((one, other) => other.path.length - one.path.length)[0]?.remote;
