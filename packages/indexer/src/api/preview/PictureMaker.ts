import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { atMost } from '../atMost.ts';
import { FairQueue } from '../FairQueue.ts';
import type { Card } from './Preview.ts';
import { PICTURE_SIZE } from './previewHead.ts';

const KEPT_BYTES = 16_000_000;
/** The first one loads the fonts. */
const PATIENCE_MS = 10_000;
const HEAP_MB = 192;

/** A short name of what a card shows: the same for the same picture. */
export const digestOf = (card: Card): string =>
  createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 16);

/**
 * Draws cards as PNGs in a thread of its own, which begins with the first one. One is drawn at a time, some wait for their turn, and
 * the last ones are kept.
 */
export class PictureMaker {
  readonly #patience: number;
  readonly #queue: FairQueue;
  readonly #kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (png) => png.length });
  readonly #drawn = new Map<string, Promise<Buffer>>();
  #worker: Worker | undefined;

  /** @param patience milliseconds for which one waits for its turn, and for which one may be drawn */
  constructor(patience = PATIENCE_MS) {
    this.#patience = patience;
    this.#queue = new FairQueue({ concurrency: 1, waiting: 8, patience });
  }

  /**
   * @param client for whose turn it waits
   * @throws {QueueIsFull} when too many wait
   * @throws where it cannot be drawn
   */
  async draw(card: Card, client: string): Promise<Buffer> {
    const digest = digestOf(card);
    const kept = this.#kept.get(digest);
    if (kept) return kept;
    const drawing = this.#drawn.get(digest) ?? this.#queue.run(client, () => this.#draw(card));
    this.#drawn.set(digest, drawing);
    try {
      const png = await drawing;
      this.#kept.set(digest, png);
      return png;
    } finally {
      this.#drawn.delete(digest);
    }
  }

  /** Ends its thread; the next picture begins another one. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #draw(card: Card): Promise<Buffer> {
    this.#worker ??= this.#begin();
    this.#worker.postMessage(card);
    try {
      const [answer] = await atMost(this.#patience, once(this.#worker, 'message'), 'It took too long.');
      const { png, reason } = answer as { png?: Uint8Array; reason?: string };
      if (!png) throw new Error(reason);
      return Buffer.from(png);
    } catch (error) {
      // what it did may be unfinished: the next picture is not its answer
      await this.close();
      throw error;
    }
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./pictureWorker.mjs', import.meta.url), {
      workerData: { size: PICTURE_SIZE },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      env: {},
    });
    worker.unref();
    // the picture that is waited for fails with it; without a listener it would end the server
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}
