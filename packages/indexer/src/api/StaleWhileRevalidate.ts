import { atMost } from './atMost.ts';

/** A new value is waited for no longer than this while there is one to answer with. */
const PATIENCE_MS = 30;

/**
 * A value that is asked for often and read from something that may be slow: all who ask at once share one reading, and
 * while it takes its time they get the last value, as long as that is young.
 */
export class StaleWhileRevalidate<T> {
  readonly #read: () => Promise<T>;
  readonly #maxMs: number;
  readonly #silence: string;
  #last: { value: T; at: number } | undefined;
  #reading: Promise<T> | undefined;

  /**
   * @param maxMs the oldest value that is an answer, and how long is waited for a first one
   * @param silence why `get` rejects when nothing came for so long
   */
  constructor(read: () => Promise<T>, maxMs: number, silence: string) {
    [this.#read, this.#maxMs, this.#silence] = [read, maxMs, silence];
  }

  /** @throws what the reading threw, or the sentence when it takes too long */
  async get(): Promise<T> {
    this.#reading ??= this.#begin();
    const last = this.#last;
    if (!last || performance.now() - last.at > this.#maxMs) return atMost(this.#maxMs, this.#reading, this.#silence);
    return atMost(PATIENCE_MS, this.#reading, 'slow').catch((error: Error) => {
      if (error.message === 'slow') return last.value;
      throw error;
    });
  }

  /**
   * A value of a reading of its own: neither a kept one nor one that was on its way before.
   * @throws what the reading threw, or the sentence when it takes too long
   */
  fresh(): Promise<T> {
    return atMost(this.#maxMs, this.#read(), this.#silence);
  }

  #begin(): Promise<T> {
    const reading = this.#read();
    reading
      .then(
        (value) => {
          this.#last = { value, at: performance.now() };
        },
        () => {
          this.#last = undefined;
        },
      )
      .finally(() => {
        this.#reading = undefined;
      });
    return reading;
  }
}
