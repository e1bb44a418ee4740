import type { APIRequestContext } from '@playwright/test';
import type { ChainConfig } from '@rab/config';
import { castOf, type Deployment, LocalChain, readAccounts } from '@rab/devnet/chain';
import { Stage } from '@rab/devnet/seed';
import { localConfig } from './localConfig.ts';
import { CONTENT_URL, RPC_URL } from './stack.ts';

/** The demo's hands on the running stack: what a scenario needs is made without walking through screens. */
export async function stageOf(
  request: APIRequestContext,
): Promise<{ contracts: ChainConfig['contracts']; stage: Stage }> {
  const { contracts, exchanges, baseTokens, explorerUrl } = await localConfig(request);
  const local = new LocalChain(RPC_URL);
  const [exchange] = exchanges;
  const stage = new Stage(
    local,
    castOf(await readAccounts(local)),
    // what the stage asks of a deployment
    { contracts, exchange, stable: baseTokens[1]?.address } as unknown as Deployment,
    { content: CONTENT_URL, explorer: explorerUrl.replace(/\/$/, '') },
  );
  return { contracts, stage };
}
