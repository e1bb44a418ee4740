import { sleep } from '../state/sleep.ts';

/** By then what one tab has stored is read by every other one: browsers pass it on between their processes in the background. */
const SPREAD_MS = 300;

/**
 * Runs `step` while no other tab runs one of this name, so that what one has stored the next one reads. Browsers without
 * Web Locks, and pages that may not have them, run it at once.
 * @throws what `step` throws
 */
export function inTurn<T>(name: string, step: () => T): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return new Promise((resolve, reject) => {
    const run = () => {
      try {
        resolve(step());
      } catch (error) {
        reject(error);
      }
    };
    if (!locks) return run();
    locks
      .request(name, () => {
        run();
        // the caller continues, the next one waits
        return sleep(SPREAD_MS);
      })
      // a page without an origin of its own has none: what has run already is not run again
      .catch(run);
  });
}
