/** Thrown to a client for whose request there is no room. */
export class QueueIsFull extends Error {
  override readonly name = 'QueueIsFull';
}

interface Options {
  /** Requests that run at once. */
  concurrency: number;
  /** Requests of one client that wait. */
  waiting: number;
  /** Milliseconds after which one that waits is sent away. */
  patience: number;
}

interface Waiting {
  enter(): void;
  timer: NodeJS.Timeout;
}

/**
 * Lets a number of requests run at once and the others wait. Clients take turns: whoever sends a hundred requests waits
 * behind their own, not everybody behind them.
 */
export class FairQueue {
  readonly #options: Options;
  readonly #queues = new Map<string, Waiting[]>();
  #running = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Runs the work when it is its turn.
   * @throws {QueueIsFull} when too many of the client wait, or it has waited too long
   */
  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.concurrency) this.#running += 1;
    else await this.#wait(client);
    try {
      return await work();
    } finally {
      if (!this.#callNext()) this.#running -= 1;
    }
  }

  #wait(client: string): Promise<void> {
    const queue = this.#queues.get(client) ?? [];
    if (queue.length >= this.#options.waiting) return Promise.reject(new QueueIsFull());
    this.#queues.set(client, queue);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        enter: resolve,
        timer: setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1);
          if (queue.length === 0) this.#queues.delete(client);
          reject(new QueueIsFull());
        }, this.#options.patience),
      };
      queue.push(waiting);
    });
  }

  /** Gives the slot that is free now to the client whose turn it is, and lets that client's next one wait for another turn. */
  #callNext(): boolean {
    const [turn] = this.#queues;
    if (!turn) return false;
    const [client, queue] = turn;
    const next = queue.shift() as Waiting;
    this.#queues.delete(client);
    if (queue.length > 0) this.#queues.set(client, queue);
    clearTimeout(next.timer);
    next.enter();
    return true;
  }
}
