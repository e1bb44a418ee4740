import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { RemoteError } from '../RemoteError.ts';
import type { Remote } from '../remotes/parseRemotes.ts';
import { allowedScripts } from './allowedScripts.ts';
import { resiliencePlugin } from './resiliencePlugin.ts';

/** Above the sum of the inner limits (manifest 6 s, entry 6 s, chunk 10 s), which act first. */
const LIMIT_MS = 25_000;

const attempts = new Map<string, number>();

/** The entry with version and attempt in its query: a retry must not get the old manifest or join a hanging request. */
const entryOf = ({ name, entry, version }: Remote): string => {
  const url = new URL(entry);
  if (version) url.searchParams.set('v', version);
  const attempt = attempts.get(name) ?? 0;
  if (attempt > 0) url.searchParams.set('attempt', String(attempt));
  return url.href;
};

/** Makes the remotes known to the federation runtime; nothing is fetched yet. */
export function startRemotes(remotes: readonly Remote[]): void {
  const origins = new Set(remotes.map(({ entry }) => new URL(entry).origin));
  registerPlugins([resiliencePlugin(allowedScripts(origins))]);
  registerRemotes(remotes.map((remote) => ({ name: remote.name, entry: entryOf(remote) })));
}

/** Registers a remote anew after a failure. */
export function retryRemote(remote: Remote): void {
  attempts.set(remote.name, (attempts.get(remote.name) ?? 0) + 1);
  registerRemotes([{ name: remote.name, entry: entryOf(remote) }], { force: true });
}

/**
 * Loads what a remote exposes.
 * @throws {RemoteError} when it cannot be loaded in time
 */
export async function loadRemoteModule<T>(remote: Remote, expose: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  });
  try {
    const module = await Promise.race([loadRemote<T>(`${remote.name}/${expose}`), limit]);
    if (!module) throw new Error(`it exposes no ${expose}`);
    return module;
  } catch (cause) {
    throw new RemoteError('It could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Loads a remote's pages before they are asked for; a failure shows when they are. */
export function preloadRemoteModule(remote: Remote, expose: string): void {
  loadRemoteModule(remote, expose).catch(() => {});
}
