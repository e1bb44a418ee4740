import { setTimeout as sleep } from 'node:timers/promises';
import type { IndexerProcess } from '@rab/indexer/test/IndexerProcess';

const READERS = 4;
const PAUSE_MS = 50;
const MOST_FAILURES = 10;
/** What pages of locks ask for. */
const QUERIES = [
  '{ _meta { block { number hash } } lockDetails(first: 11, orderBy: id, orderDirection: desc) { id owner amount entity { name } } }',
  '{ lockEntities(first: 11, orderBy: createdAt, orderDirection: desc) { id name symbol totalAmount lockCount } }',
  '{ lockDetails(first: 11, where: { description_contains_nocase: "soak 1" }) { id description } }',
];

/** Visitors who read one page after the other. */
export class SoakReaders {
  answered = 0;
  failed = 0;
  failedWhileDown = 0;
  /** Errors of the first failed reads. */
  readonly failures: string[] = [];
  readonly #indexer: IndexerProcess;
  #isDown = false;
  #isOver = false;

  constructor(indexer: IndexerProcess) {
    this.#indexer = indexer;
  }

  start(): void {
    for (let reader = 0; reader < READERS; reader++) void this.#read(reader);
  }

  stop(): void {
    this.#isOver = true;
  }

  /** Reads that fail until `work` has ended are no fault. */
  async whileDown(work: () => Promise<void>): Promise<void> {
    this.#isDown = true;
    await work();
    this.#isDown = false;
  }

  async #read(reader: number): Promise<void> {
    for (let turn = reader; !this.#isOver; turn++) {
      const wasDown = this.#isDown;
      try {
        await this.#indexer.query('lock', QUERIES[turn % QUERIES.length] as string);
        this.answered++;
      } catch (error) {
        if (wasDown || this.#isDown) this.failedWhileDown++;
        else if (!this.#isOver) {
          this.failed++;
          if (this.failures.length < MOST_FAILURES) this.failures.push(String(error));
        }
      }
      await sleep(PAUSE_MS);
    }
  }
}
