import type { APIRequestContext } from '@playwright/test';
import type { ChainConfig } from '@rab/config';
import { castOf, readAccounts } from '@rab/devnet/src/chain/accounts.ts';
import type { Deployment } from '@rab/devnet/src/chain/deploy.ts';
import { LocalChain } from '@rab/devnet/src/chain/LocalChain.ts';
import { Stage } from '@rab/devnet/src/seed/Stage.ts';
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
