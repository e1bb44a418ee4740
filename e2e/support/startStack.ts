import { join } from 'node:path';
import { WORKSPACE } from '@rab/devnet/options';
import { answers, Supervisor, waitFor } from '@rab/devnet/process';
import { PORT_BASE, REMOTE_URLS, SHELL_URL } from './stack.ts';

/** With the builds made, on two cores while another stack starts. */
export const START_LIMIT_MS = 180_000;

/** True where somebody keeps a stack running at these ports by hand; on CI nobody does. */
export const isKeptRunning = async (): Promise<boolean> =>
  !process.env.CI && (await answers(SHELL_URL).catch(() => false));

/**
 * Starts this worker's stack unless one is kept running, and resolves when the product can be used. It ends with the
 * worker, also where that is killed.
 * @returns ends the stack
 * @throws when the stack ended by itself, with the end of its log
 */
export async function startStack(): Promise<() => Promise<void>> {
  if (await isKeptRunning()) return async () => {};
  const supervisor = new Supervisor(join(WORKSPACE, '.local', 'e2e'));
  const ended = new Promise<never>((_, reject) => {
    supervisor.onServiceEnd = reject;
  });
  supervisor.startService({
    name: `stack-${PORT_BASE}`,
    command: process.execPath,
    args: [join(WORKSPACE, 'scripts/start.mjs')],
    env: { RAB_PORT_BASE: String(PORT_BASE) },
  });
  const isUp = async () => (await Promise.all([SHELL_URL, ...Object.values(REMOTE_URLS)].map(answers))).every(Boolean);
  try {
    await Promise.race([waitFor(`The stack at ${SHELL_URL}`, isUp, START_LIMIT_MS), ended]);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  ended.catch((reason: Error) => console.error(reason.message));
  return () => supervisor.stop();
}
