import { Hono } from 'hono';
import { readHead, readIndexedBlock, readIsIncomplete } from './readProgress.ts';

/** Further behind than this is not healthy: pages would show old data. */
const MAX_BLOCKS_BEHIND = 50;

const INCOMPLETE =
  'The node has left events out of its answers: numbers of locks, or sums of sales, do not follow one another. Index again with another node.';

/**
 * `GET /subgraphs/health`: the indexed block against the chain's head, 503 when it lags, or the chain or the database
 * does not answer within 2 s, or the node has left events out. Ponder's own /health and /ready stay 200 even when indexing is stuck.
 */
export const healthRoute = new Hono().get('/subgraphs/health', async (context) => {
  const [indexed, head, incomplete] = await Promise.allSettled([readIndexedBlock(), readHead(), readIsIncomplete()]);
  context.header('cache-control', 'no-store');
  if (indexed.status === 'rejected' || incomplete.status === 'rejected')
    return context.json({ healthy: false, reason: 'The database does not answer.' }, 503);
  const { number, timestamp } = indexed.value;
  if (head.status === 'rejected')
    return context.json({ healthy: false, reason: 'The chain does not answer.', indexed: number, timestamp }, 503);
  if (incomplete.value) return context.json({ healthy: false, reason: INCOMPLETE, indexed: number, timestamp }, 503);
  const behind = Math.max(0, head.value - number);
  const healthy = behind <= MAX_BLOCKS_BEHIND;
  return context.json({ healthy, indexed: number, timestamp, head: head.value, behind }, healthy ? 200 : 503);
});
