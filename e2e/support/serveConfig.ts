import type { BrowserContext } from '@playwright/test';
import { securityHeaders } from '@rab/federation/headers';
import { SHELL_URL } from './stack.ts';

type Config = Parameters<typeof securityHeaders>[0]['config'];

const read = async (file: string) => (await fetch(`${SHELL_URL}/${file}`)).json();

/** Gives a browser's pages another configuration, with the headers that a deployment of it would send. */
export async function serveConfig<C extends Config>(
  context: BrowserContext,
  change: (config: C) => Config,
): Promise<void> {
  const config = change((await read('config.json')) as C);
  const { remotes } = await read('remotes.json');
  const headers = securityHeaders({ name: 'shell', config, remotes });
  await context.route('**/config.json', (route) => route.fulfill({ json: config }));
  await context.route(
    ({ origin }) => origin === SHELL_URL,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
    },
  );
}
