import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ports } from '../options.ts';
import { StackError } from './StackError.ts';

/** A stack that was killed frees its ports within this time. */
const GRACE_MS = 5000;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** @throws {StackError} naming the first port that stays in use */
export async function requireFreePorts({ web, ...others }: Ports): Promise<void> {
  for (const end = Date.now() + GRACE_MS; ; await sleep(250)) {
    const states = await Promise.all(
      Object.entries({ ...web, ...others }).map(async ([use, port]) => ({ use, port, free: await isFree(port) })),
    );
    const busy = states.find(({ free }) => !free);
    if (!busy) return;
    if (Date.now() > end)
      throw new StackError(
        `Port ${busy.port} (${busy.use}) is in use: stop the program that uses it, or choose other ports with RAB_PORT_BASE.`,
      );
  }
}
