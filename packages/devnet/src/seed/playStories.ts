import type { TestChain } from '@rab/evm/driver';

/** What happens to one sale or token; yields the time (unix seconds) that it waits for. */
export type Story = AsyncGenerator<bigint, void>;

/**
 * Plays stories side by side on a chain whose clock starts in the past: always the one whose time comes next, one
 * transaction after the other.
 */
export async function playStories(chain: TestChain, stories: readonly Story[]): Promise<void> {
  const waiting: { story: Story; until: bigint }[] = [];
  const goOn = async (story: Story) => {
    const step = await story.next();
    if (!step.done) waiting.push({ story, until: step.value });
  };
  for (const story of stories) await goOn(story);
  while (waiting.length > 0) {
    const next = waiting.reduce((first, each) => (each.until < first.until ? each : first));
    waiting.splice(waiting.indexOf(next), 1);
    if ((await chain.now()) < next.until) await chain.goTo(next.until);
    await goOn(next.story);
  }
}
