import { db, publicClients } from 'ponder:api';
import { missedEvent } from 'ponder:schema';
import { sql } from 'ponder';
import { StaleWhileRevalidate } from './StaleWhileRevalidate.ts';

export interface IndexedBlock {
  number: number;
  /** Unix seconds. */
  timestamp: number;
}

export interface BlockHashes {
  hash: string | null;
  parentHash: string | null;
}

/** Ponder asks a failing node for minutes before it gives up; whoever watches the indexer wants an answer now. */
const MAX_WAIT_MS = 2000;

const indexed = new StaleWhileRevalidate<IndexedBlock>(
  async () => {
    const result = await db.execute(sql`select latest_checkpoint from _ponder_checkpoint`);
    const [row] = result.rows as { latest_checkpoint?: string }[];
    const checkpoint = row?.latest_checkpoint ?? '';
    return { timestamp: Number(checkpoint.slice(0, 10)), number: Number(checkpoint.slice(26, 42)) };
  },
  MAX_WAIT_MS,
  'The database does not answer.',
);

/**
 * The last block that the database reflects; Ponder keeps it as a text of fixed-width numbers. Read through Ponder's own
 * connections, which no GraphQL query uses.
 * @throws when the database does not answer within 2 s
 */
export const readIndexedBlock = (): Promise<IndexedBlock> => indexed.get();

/**
 * The same, read after this call.
 * @throws when the database does not answer within 2 s
 */
export const readIndexedBlockNow = (): Promise<IndexedBlock> => indexed.fresh();

const head = new StaleWhileRevalidate(
  async () => Number(await publicClients.main.getBlockNumber({ cacheTime: 1000 })),
  MAX_WAIT_MS,
  'The chain does not answer.',
);

/**
 * Number of the chain's newest block.
 * @throws when the chain does not answer within 2 s
 */
export const readHead = (): Promise<number> => head.get();

const missed = new StaleWhileRevalidate<boolean>(
  async () => (await db.select({ id: missedEvent.id }).from(missedEvent).limit(1)).length > 0,
  MAX_WAIT_MS,
  'The database does not answer.',
);

/**
 * Whether the node has left something out that must have been.
 * @throws when the database does not answer within 2 s
 */
export const readIsIncomplete = (): Promise<boolean> => missed.get();

/** Rows of several blocks may be asked for at once while the chain goes on. */
const KNOWN_BLOCKS = 16;
const known = new Map<string, StaleWhileRevalidate<BlockHashes>>();

/**
 * Hashes of an indexed block as the chain has them. Null where it does not tell, or has another block by now: one with
 * the same number and another time.
 */
export async function readHashes({ number, timestamp }: IndexedBlock): Promise<BlockHashes> {
  const key = `${number} ${timestamp}`;
  let hashes = known.get(key);
  if (!hashes) {
    hashes = new StaleWhileRevalidate(() => hashesOf({ number, timestamp }), MAX_WAIT_MS, 'The chain does not answer.');
    known.set(key, hashes);
    if (known.size > KNOWN_BLOCKS) known.delete(known.keys().next().value as string);
  }
  return hashes.get().catch(() => ({ hash: null, parentHash: null }));
}

async function hashesOf({ number, timestamp }: IndexedBlock): Promise<BlockHashes> {
  const block = await publicClients.main.getBlock({ blockNumber: BigInt(number) });
  return Number(block.timestamp) === timestamp
    ? { hash: block.hash, parentHash: block.parentHash }
    : { hash: null, parentHash: null };
}

/** Ponder's name for contracts, schema and code together. */
export async function readDeployment(): Promise<string> {
  const result = await db.execute(sql`select value->>'build_id' as build from _ponder_meta`);
  const [row] = result.rows as { build?: string }[];
  return row?.build ?? '';
}
