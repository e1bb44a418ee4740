import { fetchProjectInfo } from '@rab/config/project-info';
import { LRUCache } from 'lru-cache';
import { atMost } from '../atMost.ts';
import { FairQueue } from '../FairQueue.ts';

/** Nobody waits longer for a page that would be whole without it. */
const PATIENCE_MS = 150;
const KEPT_BYTES = 4_000_000;
/** How long a gateway that gave no such document is not asked for it again. */
const FAILED_MS = 60_000;

/**
 * Owners' descriptions of their projects, from the content gateway, for pages that show them. A document is checked against its hash, as
 * the page checks it; it never changes, so it is asked for once. The first visitor does not wait for a slow gateway, the next has it.
 */
export class Descriptions {
  readonly #queue = new FairQueue({ concurrency: 4, waiting: 100, patience: 15_000 });
  readonly #kept: LRUCache<string, string>;

  /** @param gateway address of the content gateway, as in config.json */
  constructor(gateway: string) {
    this.#kept = new LRUCache({
      maxSize: KEPT_BYTES,
      sizeCalculation: (text, hash) => 2 * (text.length + hash.length) + 100,
      fetchMethod: async (hash, _, { signal, options }) => {
        try {
          const info = await this.#queue.run('', () => fetchProjectInfo(gateway, hash, signal));
          return info?.description ?? '';
        } catch {
          options.ttl = FAILED_MS;
          return '';
        }
      },
    });
  }

  /** The description behind a hash; blank where there is none, and while it is still on its way. */
  async read(hash: string): Promise<string> {
    try {
      return (await atMost(PATIENCE_MS, this.#kept.fetch(hash), 'It is not here yet.')) ?? '';
    } catch {
      return '';
    }
  }
}
