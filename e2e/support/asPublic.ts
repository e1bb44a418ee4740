import type { Page } from '@playwright/test';

/** Gives the page a configuration without what belongs to a local chain only: what a visitor of the real product loads. */
export async function asPublic(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = await response.json();
    for (const chain of Object.values<{ local?: unknown }>(config.chains)) delete chain.local;
    await route.fulfill({ response, json: config });
  });
}
