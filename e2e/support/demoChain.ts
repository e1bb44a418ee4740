import type { APIRequestContext } from '@playwright/test';
import { castOf, LocalChain, readAccounts } from '@rab/devnet/chain';
import { DemoChain } from '@rab/devnet/seed';
import { platformConfig } from './platformConfig.ts';
import { CONTENT_URL, RPC_URL } from './stack.ts';

/** The demo's chain as it runs: what a scenario needs is made by its accounts, without walking through screens. */
export async function demoChain(request: APIRequestContext): Promise<DemoChain> {
  const { explorerUrl, ...deployment } = await platformConfig(request);
  const places = { content: CONTENT_URL, explorer: explorerUrl.replace(/\/$/, '') };
  const local = new LocalChain(RPC_URL);
  return new DemoChain(local, castOf(await readAccounts(local)), deployment, places);
}
