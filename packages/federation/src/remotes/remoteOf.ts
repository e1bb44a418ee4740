import type { Remote } from './parseRemotes.ts';

/** True for a path that is one of the prefixes or below one. */
export const isBelow = (prefixes: readonly string[], pathname: string): boolean =>
  prefixes.some((prefix) => pathname === prefix || ['/', '?', '#'].some((next) => pathname.startsWith(prefix + next)));

/** The remote that a path belongs to: the one with the longest prefix of it. */
export const remoteOf = (remotes: readonly Remote[], pathname: string): Remote | undefined =>
  remotes
    .flatMap((remote) => remote.paths.filter((path) => isBelow([path], pathname)).map((path) => ({ remote, path })))
    .sort((one, other) => other.path.length - one.path.length)[0]?.remote;
