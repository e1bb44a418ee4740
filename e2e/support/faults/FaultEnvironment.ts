import type { Browser, BrowserContext } from '@playwright/test';
import { FaultyNetwork } from '@rab/testing/FaultyNetwork';
import { PageWallet } from '@rab/testing/PageWallet';
import { chain, freshAccount } from '../chain.ts';
import { CONTENT_URL, INDEXER_URL, RPC_URL, SHELL_URL } from '../stack.ts';
import type { ChainFixture } from './ChainFixture.ts';

/** Where runs follow one another: a browser, a wallet and a network of their own. */
export interface FaultEnvironment {
  context: BrowserContext;
  wallet: PageWallet;
  network: FaultyNetwork;
  fixture: ChainFixture;
}

/** A button that is not there fails its own case, not all others with it. */
const ACTION_MS = 30_000;
const DESKTOP = { width: 1280, height: 900 };

export async function openEnvironment(browser: Browser, fixture: ChainFixture): Promise<FaultEnvironment> {
  const network = await FaultyNetwork.start({
    host: SHELL_URL,
    node: RPC_URL,
    indexer: INDEXER_URL,
    store: CONTENT_URL,
  });
  const addresses = [
    [RPC_URL, network.node.url],
    [INDEXER_URL, network.indexer.url],
    [CONTENT_URL, network.store.url],
  ] as const;
  let body = await (await fetch(`${SHELL_URL}/config.json`)).text();
  for (const [from, to] of addresses) body = body.replaceAll(from, to);
  // half of it is how long a page waits before it looks again
  body = body.replace(/"blockTime": ?\d+/, '"blockTime": 1000');
  network.host.pages.set('/config.json', { type: 'application/json', body });
  network.host.pages.set('/blank', { type: 'text/html', body: '' });
  const context = await browser.newContext({ viewport: DESKTOP });
  context.setDefaultTimeout(ACTION_MS);
  const wallet = await new PageWallet('Faulty wallet', await freshAccount('1'), chain.chain).install(context);
  return { context, wallet, network, fixture };
}

export async function closeEnvironment({ context, network }: FaultEnvironment): Promise<void> {
  await context.close();
  await network.stop();
}
