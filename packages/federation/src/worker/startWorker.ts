/** What browsers with Trusted Types offer; TypeScript's DOM library does not know it yet. */
interface WorkerRealm {
  trustedTypes?: {
    createPolicy: (name: string, rules: WorkerPolicy) => WorkerPolicy;
  };
  /** One policy for a page, however many areas and releases of them are on it. */
  _rabWorkers?: WorkerPolicy;
}
interface WorkerPolicy {
  createScriptURL: (url: string) => string;
}

/** What a worker's script says first. */
export const WORKER_IS_READY = 'ready';

/** A worker that says nothing for so long is given up; the work is done on the page. */
const START_MS = 10_000;

/** Only what a script of ours has made itself. */
const RULES: WorkerPolicy = {
  createScriptURL(url) {
    if (!url.startsWith('blob:')) throw new Error(`${url} is no worker of ours`);
    return url;
  },
};

/**
 * Starts a worker whose script came as a text with the area's chunk (webpack/workerText.mjs). Browsers start no worker by the
 * address of another origin, which an area has in its host; a blob has the page's own. The page's policy needs `worker-src
 * blob:` and, with Trusted Types, the name `rab-workers`.
 * @returns null where there are no workers, or the page's policy allows none of ours: the work is then done in slices on the page
 */
export async function startWorker(text: string): Promise<Worker | null> {
  if (typeof Worker === 'undefined') return null;
  const realm = globalThis as WorkerRealm;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    realm._rabWorkers ??= realm.trustedTypes?.createPolicy('rab-workers', RULES) ?? RULES;
    const worker = new Worker(realm._rabWorkers.createScriptURL(url));
    const isReady = await new Promise<boolean>((resolve) => {
      worker.addEventListener('message', ({ data }) => resolve(data === WORKER_IS_READY), { once: true });
      // also where the policy blocks it
      worker.addEventListener('error', () => resolve(false), { once: true });
      setTimeout(() => resolve(false), START_MS);
    });
    if (isReady) return worker;
    worker.terminate();
    return null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
