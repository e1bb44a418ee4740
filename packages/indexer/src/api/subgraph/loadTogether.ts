import DataLoader from 'dataloader';

/** The loaders of one request by what they load. */
export type Loaders = Map<string, DataLoader<string, unknown>>;

/**
 * What belongs to a key, undefined where nothing does. What the fields of one request ask for in the same turn is fetched at
 * once, each key once: a list of a hundred sales with their deposits is two SQL queries.
 * @param loaders of the request: nothing outlives it
 * @param name of what is loaded; its keys are fetched together
 * @param fetch gets keys, each once; only the first one that is given for a name is used
 */
export function loadTogether<T>(
  loaders: Loaders,
  name: string,
  key: string,
  fetch: (keys: string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<T | undefined> {
  let loader = loaders.get(name) as DataLoader<string, T | undefined> | undefined;
  if (!loader) {
    loader = new DataLoader<string, T | undefined>(
      async (keys) => {
        const found = await fetch([...keys]);
        return keys.map((each) => found.get(each));
      },
      // rows that come in the same turn have their relations read together
      { batchScheduleFn: setImmediate },
    );
    loaders.set(name, loader);
  }
  return loader.load(key);
}
