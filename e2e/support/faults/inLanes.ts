/** Plays every item in one of the lanes, each lane one after the other, and says all that failed. */
export async function inLanes<Lane, Item extends { name: string }>(
  lanes: readonly Lane[],
  items: readonly Item[],
  play: (lane: Lane, item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const failures: string[] = [];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let item = left.shift(); item; item = left.shift())
        await play(lane, item).catch((error: unknown) => {
          failures.push(`${item?.name}: ${error instanceof Error ? placeOf(error) : String(error)}`);
        });
    }),
  );
  if (failures.length > 0) throw new Error(`${failures.length} of ${items.length} failed\n\n${failures.join('\n\n')}`);
}

/** What is wrong, and the last of our own lines that it went through. */
const placeOf = ({ message, stack = '' }: Error): string => {
  const own = stack.split('\n').filter((line) => line.includes('/faults/'));
  return [message.split('\n').slice(0, 4).join(' '), ...own.slice(0, 3)].join('\n');
};
