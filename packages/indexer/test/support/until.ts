import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 100;
/** Far more than anything here takes: only a defect reaches it. */
const LIMIT_MS = 90_000;

/**
 * Resolves as soon as the answer is true; an error counts as no.
 * @param what is waited for, a half sentence for the message
 * @throws when it did not come true in 90 s, with the last error
 */
export async function until(what: string, answer: () => Promise<boolean> | boolean): Promise<void> {
  let cause: unknown;
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await sleep(STEP_MS))
    try {
      if (await answer()) return;
    } catch (error) {
      cause = error;
    }
  throw new Error(`It did not come true that ${what}.`, { cause });
}
