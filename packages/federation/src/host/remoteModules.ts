import {
  getInstance,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { RemoteError } from '../RemoteError.ts';
import type { Remote } from '../remotes/parseRemotes.ts';
import type { Surface } from './fits.ts';
import { hostCopies } from './hostCopies.ts';
import { hostScripts, type PageScripts, separateRooms } from './hostScripts.ts';

/** For one file, and for manifest, entry and chunks together: within it a visitor reads that an area does not come. */
const LIMIT_MS = 6_000;

/** What a remote's build says of itself, see webpack/ReleasePlugin.mjs. */
interface Manifest {
  name: string;
  entry: string;
  /** Files that each exposed module needs. */
  exposes: Readonly<Record<string, readonly string[]>>;
  /** What it was built with, in short. */
  offer: string;
  needs: Surface;
}

const origins = new Set([globalThis.location?.origin]);
const releases = new Map<string, Promise<Manifest & { base: string }>>();
let ownOffer: string;

const allowOrigins = (remotes: readonly Remote[]) => {
  for (const { entry } of remotes) origins.add(new URL(entry).origin);
};

/**
 * Makes this page a host of remotes; nothing is fetched yet.
 * @param offer what this build offers, in short: `__webpack_require__.rabOffer`
 */
export function startRemotes(remotes: readonly Remote[], offer: string): void {
  const host = getInstance();
  if (!host) throw new Error('This build is no host: it has no instance of the federation runtime.');
  ownOffer = offer;
  allowOrigins(remotes);
  const scripts = hostScripts(origins, LIMIT_MS);
  (globalThis as { _rabScripts?: PageScripts })._rabScripts = scripts;
  const copies = hostCopies(host);
  registerGlobalPlugins([copies]);
  const name = 'rab-host-scripts';
  const createScript = ({ url }: { url: string }) => ({
    script: Object.assign(scripts.make(url), { rabRoom: {} }),
    timeout: LIMIT_MS,
  });
  registerPlugins([copies, { name, createScript }]);
}

const fetchJson = async <T>(url: string): Promise<T> => {
  const response = await fetch(url, { cache: 'no-cache', redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.json();
};

/** Compares an area that was built with another offer than this host's. */
async function requireFit({ needs }: Manifest): Promise<void> {
  const [{ misfitOf, MISFIT_TEXTS }, offer] = await Promise.all([
    import('./fits.ts'),
    fetchJson<Surface>(`/offer.${ownOffer}.json`),
  ]);
  const misfit = misfitOf(needs, offer);
  if (misfit) throw new RemoteError(MISFIT_TEXTS[misfit.older], { cause: misfit.reason });
}

/** Reads what a remote's newest build says of itself; none of its code has run then. */
async function findRelease({ name, entry, version }: Remote): Promise<Manifest & { base: string }> {
  const url = new URL(entry);
  if (version) url.searchParams.set('v', version);
  const manifest = await fetchJson<Manifest>(url.href);
  if (manifest.name !== name) throw new Error(`${url.href} is not the manifest of ${name}`);
  if (manifest.offer !== ownOffer) await requireFit(manifest);
  separateRooms(name);
  registerRemotes([{ name, entry: new URL(manifest.entry, url).href }], { force: true });
  return { ...manifest, base: url.href };
}

/** After a failure: the next attempt begins anew, with the manifest, and runs the area's code once more. */
export const forgetRelease = ({ name }: Remote): boolean => releases.delete(name);

/**
 * Takes over a list of remotes that was read anew: what has changed is loaded anew, from its new release.
 * @returns the known entries where they are the same; `known` itself where all are
 */
export function updateRemotes(known: readonly Remote[], fresh: readonly Remote[]): readonly Remote[] {
  const next = fresh.map((remote) => known.find((old) => JSON.stringify(old) === JSON.stringify(remote)) ?? remote);
  const changed = next.filter((remote, index) => remote !== known[index]);
  if (changed.length === 0 && next.length === known.length) return known;
  allowOrigins(changed);
  for (const remote of changed) if (!known.includes(remote)) forgetRelease(remote);
  return next;
}

/**
 * Loads what a remote exposes.
 * @throws {RemoteError} when it cannot be loaded in time, or does not fit this host
 */
export async function loadRemoteModule<T>(remote: Remote, expose: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  });
  const release = releases.get(remote.name) ?? findRelease(remote);
  releases.set(remote.name, release);
  try {
    const { exposes, base } = await Promise.race([release, limit]);
    for (const file of exposes[expose] ?? []) preload(new URL(file, base).href);
    const module = await Promise.race([loadRemote<T>(`${remote.name}/${expose}`), limit]);
    if (!module) throw new Error(`it exposes no ${expose}`);
    return module;
  } catch (cause) {
    // another attempt may have begun meanwhile
    if (releases.get(remote.name) === release) forgetRelease(remote);
    throw cause instanceof RemoteError ? cause : new RemoteError('It could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Lets the chunks come while the entry, which asks for them, is still on its way. */
function preload(href: string): void {
  if (!origins.has(new URL(href).origin) || document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href }),
  );
}

/** Loads a remote's pages before they are asked for; a failure shows when they are. */
export function preloadRemoteModule(remote: Remote, expose: string): void {
  loadRemoteModule(remote, expose).catch(() => {});
}
