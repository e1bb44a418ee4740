import { fetchPreloaded, loadJson } from '@rab/config';
import { parseRemotes, type Remote } from '../remotes/parseRemotes.ts';

/**
 * Fetches and checks the list of remotes.
 * @throws {ConfigError} when it cannot be fetched, is not JSON or has a wrong field
 */
export const loadRemotes = async (url: string): Promise<Remote[]> =>
  parseRemotes(await loadJson(url, 'The list of areas', fetchPreloaded));
