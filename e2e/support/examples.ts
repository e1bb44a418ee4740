import { serveExamples } from '@rab/examples';
import { localOrigins } from '@rab/examples/origins';
import { PORT_BASE } from './stack.ts';
import { test as base } from './test.ts';

/** Scenarios on the partner pages of `examples`, on an origin of their own. */
export const test = base.extend<{ partners: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  partners: async ({}, use) => {
    const { address, close } = await serveExamples(localOrigins(PORT_BASE));
    await use(address);
    close();
  },
});
