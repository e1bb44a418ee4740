import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from './Site.ts';

/** Fewer than the proxy lets one client ask. */
const STEP_MS = 60;

export interface Reader {
  /** Ends it. @returns how often it asked, and what went wrong */
  stop(): Promise<{ asked: number; failures: string[] }>;
}

/** A visitor who asks again and again for sales and locks. */
export function startReader(site: Site): Reader {
  const failures: string[] = [];
  let asked = 0;
  let isStopped = false;
  const read = async () => {
    for (; !isStopped; await sleep(STEP_MS, undefined, { ref: false })) {
      asked += 1;
      await site
        .query(
          'presale',
          '{ launchpads { id owner totalBaseCollected presaleInfo { hardCap } } _meta { block { number } } }',
        )
        .catch((error: Error) => failures.push(error.message));
    }
  };
  const reading = read();
  return {
    stop: async () => {
      isStopped = true;
      await reading;
      return { asked, failures };
    },
  };
}
