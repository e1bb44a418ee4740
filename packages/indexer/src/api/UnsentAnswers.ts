import type { ServerResponse } from 'node:http';

/** Longest that a client may take to read an answer. */
const PATIENCE_MS = 60_000;

/** Answers that were given and not yet read by their clients: they lie in memory, however slowly those read. */
export class UnsentAnswers {
  readonly #most: number;
  #letters = 0;

  /** @param most letters that may wait altogether */
  constructor(most: number) {
    this.#most = most;
  }

  get isFull(): boolean {
    return this.#letters > this.#most;
  }

  /** Counts an answer until it is sent, or its client is gone or takes too long. */
  add(letters: number, outgoing: ServerResponse): void {
    this.#letters += letters;
    const timer = setTimeout(() => outgoing.destroy(), PATIENCE_MS);
    timer.unref();
    outgoing.once('close', () => {
      clearTimeout(timer);
      this.#letters -= letters;
    });
  }
}
