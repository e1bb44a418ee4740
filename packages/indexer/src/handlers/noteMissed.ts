import type { Context } from 'ponder:registry';
import { missedEvent } from 'ponder:schema';
import type { Emitted } from './recordAct.ts';

/** Notes that an event of the same contract must have been before this one, which the node has not told of. */
export async function noteMissed(db: Context['db'], { id, log, block }: Emitted): Promise<void> {
  await db.insert(missedEvent).values({ id, emitter: log.address, block: block.number }).onConflictDoNothing();
}
