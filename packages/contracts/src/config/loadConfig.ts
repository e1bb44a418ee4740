import { ConfigError } from './ConfigError.ts';
import { parseConfig } from './parseConfig.ts';
import type { AppConfig } from './schema.ts';

/**
 * Fetches and checks the run-time configuration.
 * @throws {ConfigError} when it cannot be fetched, is not JSON or has a wrong field
 */
export async function loadConfig(url: string): Promise<AppConfig> {
  let json: unknown;
  try {
    const response = await fetch(url, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    json = await response.json();
  } catch (cause) {
    throw new ConfigError(`The configuration ${url} could not be loaded.`, { cause });
  }
  return parseConfig(json);
}
