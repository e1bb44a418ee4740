import type { Remote } from '../remotes/parseRemotes.ts';

/** For one file, and for manifest, entry and chunks together: within it a visitor reads that an area does not come. */
export const LIMIT_MS = 6_000;

/** Options of requests for files that describe releases: revalidated each time, and only from their own address. */
export const textRequest = (integrity = ''): RequestInit => ({
  cache: 'no-cache',
  redirect: 'error',
  integrity,
  signal: AbortSignal.timeout(LIMIT_MS),
});

/** Address and options of the request for the manifest of a remote's newest release. */
export function manifestRequest({ entry, version, integrity }: Remote): [url: string, options: RequestInit] {
  const url = new URL(entry);
  if (version) url.searchParams.set('v', version);
  return [url.href, textRequest(integrity)];
}
