import { t } from '@lingui/core/macro';
import {
  getInstance,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { fetchPreloaded } from '@rab/config';
import type { ReleaseEntry } from '@rab/config/release-log';
import { matchPath } from '@rab/ui/router';
import { RemoteError } from '../RemoteError.ts';
import { INTEGRITY, type Remote } from '../remotes/parseRemotes.ts';
import { hostCopies } from './hostCopies.ts';
import { hostScripts, isolateChunks, type PageScripts } from './hostScripts.ts';
import type { FoundRelease, ReleaseLogSettings } from './loggedRelease.ts';
import { type Manifest, pageFilesOf } from './manifest.ts';
import { preloadScript } from './preloadScript.ts';
import { LIMIT_MS, manifestRequest, textRequest } from './requests.ts';

/** A release of an area as this page has found it. */
export interface Release extends Manifest {
  /** Address of the manifest. */
  base: string;
  /** The manifest as it came. */
  text: string;
  /** What this page has loaded of it. */
  loaded: Set<string>;
}

/** Result of an attempt to show a part of an area: the detail of the page's `rab-area` events. */
export interface AreaReport {
  /** The area's federation name. */
  name: string;
  /** The part that was asked for, e.g. `app`. */
  expose: string;
  /** Its release, where that is known. */
  version?: string | undefined;
  /** From the request to the end, in ms; missing where a part failed after it had been loaded. */
  ms?: number;
  /** Why it is not shown. */
  error?: unknown;
  /** Why its release was not found in the log of releases, where it runs anyway. */
  unlogged?: unknown;
}

const origins = new Set([globalThis.location?.origin]);
const hashes = new Map<string, string>();
const releases = new Map<string, Promise<Release>>();
let ownOffer: string;
let log: ReleaseLogSettings | undefined;

/** Dispatches a `rab-area` event to the page's listeners. */
export const reportArea = (detail: AreaReport): boolean => dispatchEvent(new CustomEvent('rab-area', { detail }));

const allowOrigins = (remotes: readonly Remote[]) => {
  for (const { entry } of remotes) origins.add(new URL(entry).origin);
};

/**
 * Makes this page a host of remotes; nothing is fetched yet.
 * @param offer what this build offers, in short: `__webpack_require__.rabOffer`
 * @param releaseLog how releases are compared with the site's log of them; left out, they are not
 */
export function startRemotes(remotes: readonly Remote[], offer: string, releaseLog?: ReleaseLogSettings): void {
  const host = getInstance();
  if (!host) throw new Error('This build is no host: it has no instance of the federation runtime.');
  ownOffer = offer;
  log = releaseLog;
  allowOrigins(remotes);
  const scripts = hostScripts(origins, hashes, LIMIT_MS);
  (globalThis as { _rabScripts?: PageScripts })._rabScripts = scripts;
  const copies = hostCopies(host);
  registerGlobalPlugins([copies]);
  const name = 'rab-host-scripts';
  const createScript = ({ url }: { url: string }) => {
    const rabRoom = {};
    return { script: Object.assign(scripts.make(url, rabRoom), { rabRoom }), timeout: LIMIT_MS };
  };
  registerPlugins([copies, { name, createScript }]);
}

const fetchText = async (url: string, options = textRequest()): Promise<string> => {
  const response = await fetchPreloaded(url, options);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.text();
};

/** Compares an area with this host, and with the oldest release that remotes.json allows. */
async function requireCompatible({ needs, version }: Manifest, lowest: string | undefined): Promise<void> {
  const [{ isTooOld, incompatibilityOf, INCOMPATIBILITY_TEXTS }, offer] = await Promise.all([
    import('./incompatibilityTexts.ts'),
    fetchText(`/offer.${ownOffer}.json`),
  ]);
  // one that was taken back, say, for a hole in it
  if (lowest && isTooOld(version, lowest)) throw new Error(`${version} is below ${lowest}`);
  const incompatibility = incompatibilityOf(needs, JSON.parse(offer));
  if (incompatibility)
    throw new RemoteError(INCOMPATIBILITY_TEXTS[incompatibility.older](), { cause: incompatibility.reason });
}

/** Notes the hashes of a release's scripts, which must all have the origin of its manifest. */
function noteScripts({ integrity }: Manifest, base: string): void {
  if (!integrity) throw new Error(`${base} names no hashes`);
  const { origin } = new URL(base);
  for (const [file, hash] of Object.entries(integrity)) {
    const script = new URL(file, base);
    if (script.origin !== origin) throw new Error(`${script} is foreign`);
    if (!INTEGRITY.test(hash)) throw new Error(`${script} has no hash`);
    hashes.set(script.href, hash);
  }
}

/**
 * The entry of a release in the site's log of releases; undefined where the site has no log.
 * @throws {RemoteError} where the release is not found in it
 */
export async function logEntryOf(release: FoundRelease): Promise<ReleaseEntry | undefined> {
  return log && (await import('./loggedRelease.ts')).entryOf(release, log);
}

/** Reads what a remote's newest build says of itself; none of its code has run then. */
async function findRelease(remote: Remote): Promise<Release> {
  const { name, minVersion } = remote;
  const [base, options] = manifestRequest(remote);
  const text = await fetchText(base, options);
  const manifest: Manifest = JSON.parse(text);
  if (manifest.name !== name) throw new Error(`${base} is not the manifest of ${name}`);
  if (minVersion || manifest.offer !== ownOffer) await requireCompatible(manifest, minVersion);
  if (log?.required) await logEntryOf({ ...manifest, text });
  noteScripts(manifest, base);
  isolateChunks(name);
  registerRemotes([{ name, entry: new URL(manifest.entry, base).href }], { force: true });
  return { ...manifest, base, text, loaded: new Set() };
}

/** The release of a remote that this page uses, or would use: no code of it runs for this. */
export function releaseOf(remote: Remote): Promise<Release> {
  const { name } = remote;
  const known = releases.get(name);
  if (known) return known;
  const release = findRelease(remote);
  releases.set(name, release);
  // a call after a failure makes a new request
  release.catch(() => releases.get(name) === release && releases.delete(name));
  return release;
}

/** After a failure: the next attempt starts over with the manifest, and runs the area's code once more. */
export const forgetRelease = ({ name }: Remote): boolean => releases.delete(name);

/**
 * Takes over a list of remotes that was reread: remotes that have changed are loaded again, from their new release.
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
  const { name } = remote;
  const started = performance.now();
  const ms = () => performance.now() - started;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  });
  const release = releaseOf(remote);
  let version: string | undefined;
  try {
    const { exposes, base, loaded, ...found } = await Promise.race([release, limit]);
    version = found.version;
    void preload(exposes[expose], base);
    const module = await Promise.race([loadRemote<T>(`${name}/${expose}`), limit]);
    if (!module) throw new Error(`it exposes no ${expose}`);
    if (!loaded.has(expose)) {
      reportArea({ name, expose, version, ms: ms() });
      if (!log?.required) logEntryOf(found).catch((unlogged) => reportArea({ name, expose, version, unlogged }));
    }
    loaded.add(expose);
    return module;
  } catch (cause) {
    // another attempt may have begun meanwhile
    if (releases.get(name) === release) forgetRelease(remote);
    const error = cause instanceof RemoteError ? cause : new RemoteError(t`It didn’t load.`, { cause });
    reportArea({ name, expose, version, ms: ms(), error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Lets files come while what asks for them is still on its way; resolves once those that had not been asked for are here. */
async function preload(files: readonly string[] = [], base: string): Promise<void> {
  const coming: Promise<unknown>[] = [];
  for (const file of files) {
    const { href, origin } = new URL(file, base);
    const link = origins.has(origin) ? preloadScript(href, hashes.get(href)) : undefined;
    if (!link) continue;
    coming.push(
      new Promise((done) => {
        // a failure shows when the file is asked for
        link.onload = link.onerror = done;
      }),
    );
  }
  await Promise.all(coming);
}

/**
 * Fetches all that a page of a remote takes at once, before it is asked for: what is only known once a script has run would
 * come a round trip later. None of the remote's code runs for this; a failure shows when the page is asked for.
 * @returns once it is here, or could not be fetched
 */
export async function preloadPage(remote: Remote, pathname: string): Promise<void> {
  try {
    const release = await releaseOf(remote);
    const [, page] = Object.entries(release.pages ?? {}).find(([route]) => matchPath(route, pathname)) ?? [];
    await Promise.all([
      preload(pageFilesOf(release, page), release.base),
      ...(page?.shared ?? []).map((key) => getInstance()?.loadShare(key)),
    ]);
  } catch {}
}
