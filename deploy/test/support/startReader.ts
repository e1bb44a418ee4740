import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from './Site.ts';

/** Slower than the proxy lets one client ask. */
const STEP_MS = 60;

export interface Reader {
  /**
   * Ends it.
   * @returns how often it asked, how many answers said that its block is not indexed (any more), and what went wrong
   */
  stop(): Promise<{ asked: number; older: number; failures: string[] }>;
}

/** A visitor who keeps asking for the sales as of a block or later, and expects that many. */
export function startReader(site: Site, { sales, block }: { sales: number; block: bigint }): Reader {
  const failures: string[] = [];
  let [asked, older] = [0, 0];
  let isStopped = false;
  const query = `{ launchpads(block: { number_gte: ${block} }) { id owner totalBaseCollected presaleInfo { hardCap } } }`;
  const read = async () => {
    for (; !isStopped; await sleep(STEP_MS, undefined, { ref: false })) {
      asked += 1;
      await site
        .query<{ launchpads: unknown[] }>('presale', query)
        .then(({ launchpads }) => {
          if (launchpads.length !== sales) failures.push(`${launchpads.length} sales instead of ${sales}`);
        })
        .catch(({ message }: Error) => {
          if (message.includes(`Block ${block} is not indexed yet`)) older += 1;
          else failures.push(message);
        });
    }
  };
  const reading = read();
  return {
    stop: async () => {
      isStopped = true;
      await reading;
      return { asked, older, failures };
    },
  };
}
