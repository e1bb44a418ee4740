import { serveExamples } from '@rab/examples';
import { INDEXER_URL, RPC_URL, remoteUrl } from './stack.ts';
import { test as base } from './test.ts';

/** Addresses in the partner pages of `examples`, and where they are here. */
const ORIGINS = {
  'https://rab.example': remoteUrl('mf-sale'),
  'https://sales.example': remoteUrl('mf-sale'),
  'https://locks.example': remoteUrl('mf-lock'),
  'https://rpc.example': RPC_URL,
  'https://indexer.example': INDEXER_URL,
};

/** Scenarios on the partner pages of `examples`, on an origin of their own. */
export const test = base.extend<{ partners: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  partners: async ({}, use) => {
    const { address, close } = await serveExamples(ORIGINS);
    await use(address);
    close();
  },
});
