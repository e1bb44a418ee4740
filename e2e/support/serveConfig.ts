import type { BrowserContext } from '@playwright/test';
import type { AppConfigInput } from '@rab/config';
import { SHELL_URL } from './stack.ts';

/** Gives a browser's pages another configuration than the stack's. */
export async function serveConfig(
  context: BrowserContext,
  change: (config: AppConfigInput) => AppConfigInput,
): Promise<void> {
  const response = await fetch(`${SHELL_URL}/config.json`);
  const config = change((await response.json()) as AppConfigInput);
  await context.route('**/config.json', (route) => route.fulfill({ json: config }));
}
