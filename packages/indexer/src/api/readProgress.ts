import { db, publicClients } from 'ponder:api';
import { sql } from 'ponder';
import { atMost } from './atMost.ts';

export interface IndexedBlock {
  number: number;
  /** Unix seconds. */
  timestamp: number;
}

/** The last block that the database reflects; Ponder keeps it as a text of fixed-width numbers. */
export async function readIndexedBlock(): Promise<IndexedBlock> {
  const result = await db.execute(sql`select latest_checkpoint from _ponder_checkpoint`);
  const [row] = result.rows as { latest_checkpoint?: string }[];
  const checkpoint = row?.latest_checkpoint ?? '';
  return { timestamp: Number(checkpoint.slice(0, 10)), number: Number(checkpoint.slice(26, 42)) };
}

/** Ponder asks a failing node for minutes before it gives up; whoever watches the indexer wants an answer now. */
export const MAX_WAIT_MS = 2000;

/**
 * Number of the chain's newest block.
 * @throws when the chain does not answer within 2 s
 */
export const readHead = async (): Promise<number> =>
  Number(
    await atMost(MAX_WAIT_MS, publicClients.main.getBlockNumber({ cacheTime: 1000 }), 'The chain does not answer.'),
  );
