import type { TestChain } from '@rab/evm/driver';

/** What happens to one sale or token; yields the time (unix seconds) that it waits for. */
export type Lifecycle = AsyncGenerator<bigint, void>;

/**
 * Runs lifecycles side by side on a chain whose clock starts in the past: always the one whose time comes next, one
 * transaction after the other.
 */
export async function runLifecycles(chain: TestChain, lifecycles: readonly Lifecycle[]): Promise<void> {
  const waiting: { lifecycle: Lifecycle; until: bigint }[] = [];
  const goOn = async (lifecycle: Lifecycle) => {
    const step = await lifecycle.next();
    if (!step.done) waiting.push({ lifecycle, until: step.value });
  };
  for (const lifecycle of lifecycles) await goOn(lifecycle);
  while (waiting.length > 0) {
    const next = waiting.reduce((first, each) => (each.until < first.until ? each : first));
    waiting.splice(waiting.indexOf(next), 1);
    if ((await chain.now()) < next.until) await chain.goTo(next.until);
    await goOn(next.lifecycle);
  }
}
