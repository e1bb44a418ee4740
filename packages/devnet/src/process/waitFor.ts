import { setTimeout as sleep } from 'node:timers/promises';
import { StackError } from './StackError.ts';

const STEP_MS = 50;

/**
 * Asks until the answer is yes; a test that throws counts as no.
 * @throws {StackError} after `timeoutMs`
 */
export async function waitFor(what: string, test: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(STEP_MS))
    if (await test().catch(() => false)) return;
  throw new StackError(`${what} was not ready after ${timeoutMs / 1000} s.`);
}

/** True when the address answers with a success status. */
export const answers = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
