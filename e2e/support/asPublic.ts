import type { Page } from '@playwright/test';

/**
 * Gives the page a configuration without what belongs to a local chain only: what a visitor of the real product loads. No
 * request is held up for it: one that a test answers waits until the page has a moment.
 */
export const asPublic = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = async (...request) => {
      const response = await ask(...request);
      if (!response.ok || !String(request[0]).endsWith('/config.json')) return response;
      const config = await response.json();
      for (const chain of Object.values<{ local?: unknown }>(config.chains)) delete chain.local;
      return Response.json(config);
    };
  });
