/**
 * Waits.
 * @param life of the page that waits
 * @throws the reason of its end, at once, when it is over
 */
export const sleep = (milliseconds: number, life?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (life?.aborted) return reject(life.reason);
    const end = () => {
      clearTimeout(timer);
      reject(life?.reason);
    };
    const timer = setTimeout(() => {
      life?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    life?.addEventListener('abort', end, { once: true });
  });
