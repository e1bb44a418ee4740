import { configFixture } from '@rab/testing/configFixture';
import type { TestPlatform } from '@rab/testing/TestPlatform';

/** A config.json of a test's platform, as a site would have it. */
export async function platformConfig({ context, client }: TestPlatform): Promise<string> {
  const id = await client.getChainId();
  const chains = { [id]: { ...context.chain, id, blockTime: 50, rpcUrls: [client.transport.url] } };
  return JSON.stringify({ ...configFixture(), defaultChainId: id, chains });
}
