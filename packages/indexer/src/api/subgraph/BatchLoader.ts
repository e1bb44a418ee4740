interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Gathers what the fields of one request ask for in the same turn and fetches it at once: a list of a hundred sales with
 * their deposits is two SQL queries.
 */
export class BatchLoader {
  readonly #batches = new Map<string, Map<string, Waiting[]>>();

  /** @param batch requests of the same batch are fetched together; `fetch` gets their keys, each once */
  load<T>(
    batch: string,
    key: string,
    fetch: (keys: string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      let waiting = this.#batches.get(batch);
      if (!waiting) {
        waiting = new Map();
        this.#batches.set(batch, waiting);
        setImmediate(() => this.#run(batch, fetch));
      }
      const forKey = waiting.get(key) ?? [];
      forKey.push({ resolve: resolve as (value: unknown) => void, reject });
      waiting.set(key, forKey);
    });
  }

  async #run(batch: string, fetch: (keys: string[]) => Promise<ReadonlyMap<string, unknown>>): Promise<void> {
    const waiting = this.#batches.get(batch) as Map<string, Waiting[]>;
    this.#batches.delete(batch);
    try {
      const found = await fetch([...waiting.keys()]);
      for (const [key, each] of waiting) for (const { resolve } of each) resolve(found.get(key));
    } catch (error) {
      for (const each of waiting.values()) for (const { reject } of each) reject(error);
    }
  }
}
