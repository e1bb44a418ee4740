import type { APIRequestContext } from '@playwright/test';
import type { Deployment } from '@rab/devnet/chain';
import { localConfig } from './localConfig.ts';

/** Where the product is on the stack's chain, which has all of it. */
export async function platformConfig(request: APIRequestContext) {
  const { contracts, exchanges, positionManagers, baseTokens, explorerUrl } = await localConfig(request);
  const deployment = {
    contracts,
    exchange: exchanges[0],
    positionManager: positionManagers?.[0]?.address,
    stable: baseTokens[1]?.address,
  };
  return {
    explorerUrl,
    ...(deployment as Pick<Deployment, 'contracts' | 'exchange' | 'positionManager' | 'stable'>),
  };
}
