import type { NamedAccount } from '../chain/accounts.ts';
import type { DemoChain } from './DemoChain.ts';
import { playStories } from './playStories.ts';
import { fairLaunchStories } from './scenes/fairLaunches.ts';
import { growStories } from './scenes/grow.ts';
import { lockStories } from './scenes/locks.ts';
import { saleStories } from './scenes/sales.ts';

/**
 * Fills a young chain with a past: sales, grow sales, fair launches and locks in every state, seen from `now`. Afterwards the chain's
 * clock still stands in the past; the caller sets it.
 */
export async function seed(chain: DemoChain, accounts: readonly NamedAccount[], now: bigint): Promise<void> {
  for (const { address } of accounts) await chain.handOutStable(address, '20000');
  const stories = [saleStories, growStories, lockStories, fairLaunchStories];
  await playStories(
    chain,
    stories.flatMap((storiesOf) => storiesOf(chain, now)),
  );
}
