import type { Context } from 'ponder:registry';
import { missedEvent } from 'ponder:schema';
import type { Emitted } from './recordHistory.ts';

/** Notes that the same contract must have emitted an event before this one, which the node has left out. */
export async function noteMissed(db: Context['db'], { id, log, block }: Emitted): Promise<void> {
  await db.insert(missedEvent).values({ id, emitter: log.address, block: block.number }).onConflictDoNothing();
}
