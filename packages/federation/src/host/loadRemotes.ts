import { ConfigError } from '@rab/contracts';
import { parseRemotes, type Remote } from '../remotes/parseRemotes.ts';

/**
 * Fetches and checks the list of remotes.
 * @throws {ConfigError} when it cannot be fetched, is not JSON or has a wrong field
 */
export async function loadRemotes(url: string): Promise<Remote[]> {
  let json: unknown;
  try {
    const response = await fetch(url, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    json = await response.json();
  } catch (cause) {
    throw new ConfigError(`The list of areas ${url} could not be loaded.`, { cause });
  }
  return parseRemotes(json);
}
