import type { AppConfig } from './configSchema.ts';
import { loadJson } from './loadJson.ts';
import { parseConfig } from './parseConfig.ts';

/**
 * Fetches and checks the run-time configuration.
 * @throws {ConfigError} when it cannot be fetched, is not JSON or has a wrong field
 */
export const loadConfig = async (url: string): Promise<AppConfig> =>
  parseConfig(await loadJson(url, 'The configuration'));
