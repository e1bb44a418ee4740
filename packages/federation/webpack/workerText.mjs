import { scriptText } from './scriptText.mjs';

/**
 * A loader for `import text from './x.worker.ts?text'`: the worker's script with all that it needs, as a text in the chunk that
 * imports it. So it comes from the area's own origin, is covered by the hash of that chunk, and may be started on the pages of
 * other origins, where no browser starts a worker by the area's address. See `startWorker`.
 * @this {import('webpack').LoaderContext<object>}
 */
export default function workerText() {
  const done = this.async();
  // what the worker imports is not known to the cache of this build
  this.cacheable(false);
  scriptText({ entry: this.resourcePath, isProduction: this.mode === 'production' }).then(
    (text) => done(null, `export default ${JSON.stringify(text)};`),
    done,
  );
}
