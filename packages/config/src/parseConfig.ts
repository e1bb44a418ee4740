import * as v from 'valibot';
import { ConfigError } from './ConfigError.ts';
import { type AppConfig, appConfigSchema } from './configSchema.ts';

/**
 * Checks a parsed config.json.
 * @throws {ConfigError} naming the first wrong field, e.g. `config.json: chains.56.rpcUrls.0 is not an http(s) link`
 */
export function parseConfig(json: unknown): AppConfig {
  const result = v.safeParse(appConfigSchema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'the whole file';
  throw new ConfigError(`config.json: ${field} ${issue.message.replace(/^Invalid/, 'is invalid')}`, { field });
}
