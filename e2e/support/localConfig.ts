import type { APIRequestContext } from '@playwright/test';
import { type ChainConfig, parseConfig } from '@rab/config';

/** What the configuration that the pages themselves read says of the stack's chain, and of its content store. */
export async function localConfig(request: APIRequestContext) {
  const config = parseConfig(await (await request.get('/config.json')).json());
  return { content: config.content, ...(config.chains[String(config.defaultChainId)] as ChainConfig) };
}
