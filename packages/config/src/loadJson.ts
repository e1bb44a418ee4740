import { ConfigError } from './ConfigError.ts';

/** Longer than a slow phone needs; a server that hangs must not leave a page that only looks ready. */
const LIMIT_MS = 10_000;

/** Options to request such a file: never from the cache, and with a time limit. */
export const jsonRequest = (): RequestInit => ({ cache: 'no-cache', signal: AbortSignal.timeout(LIMIT_MS) });

/**
 * Fetches one of the files that configure a build for the place where it runs.
 * @param what names it in the error, e.g. `The configuration`
 * @param ask used instead of `fetch`
 * @throws {ConfigError} when it cannot be fetched in time or is not JSON
 */
export async function loadJson(
  url: string,
  what: string,
  ask: (url: string, options: RequestInit) => Promise<Response> = fetch,
): Promise<unknown> {
  try {
    const response = await ask(url, jsonRequest());
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw new ConfigError(`${what} ${url} didn’t load.`, { cause });
  }
}
