import type { NamedAccount } from '../chain/accounts.ts';
import type { DemoChain } from './DemoChain.ts';
import { airdropLifecycles } from './lifecycles/airdrops.ts';
import { fairLaunchLifecycles } from './lifecycles/fairLaunches.ts';
import { growLifecycles } from './lifecycles/grow.ts';
import { lockLifecycles } from './lifecycles/locks.ts';
import { positionLifecycles } from './lifecycles/positions.ts';
import { proRataLifecycles } from './lifecycles/proRata.ts';
import { saleLifecycles } from './lifecycles/sales.ts';
import { runLifecycles } from './runLifecycles.ts';

/**
 * Fills a young chain with a past: sales, grow sales, fair launches, pro rata sales, locks of tokens and of positions, and airdrops in every state, seen from `now`. Afterwards the chain's
 * clock still stands in the past; the caller sets it.
 */
export async function seed(chain: DemoChain, accounts: readonly NamedAccount[], now: bigint): Promise<void> {
  for (const { address } of accounts) await chain.handOutStable(address, '20000');
  const lifecycles = [
    saleLifecycles,
    growLifecycles,
    lockLifecycles,
    fairLaunchLifecycles,
    proRataLifecycles,
    airdropLifecycles,
    positionLifecycles,
  ];
  await runLifecycles(
    chain,
    lifecycles.flatMap((lifecyclesOf) => lifecyclesOf(chain, now)),
  );
}
