import { Hono } from 'hono';
import { readHead, readIndexedBlock } from './readProgress.ts';

/** Further behind than this is not healthy: pages would show old data. */
const MAX_BLOCKS_BEHIND = 50;

/**
 * `GET /subgraphs/health`: the indexed block against the chain's head, 503 when it lags or the chain does not answer.
 * Ponder's own /health and /ready stay 200 even when indexing is stuck.
 */
export const healthRoute = new Hono().get('/subgraphs/health', async (context) => {
  try {
    const [indexed, head] = await Promise.all([readIndexedBlock(), readHead()]);
    const behind = Math.max(0, head - indexed.number);
    const healthy = behind <= MAX_BLOCKS_BEHIND;
    return context.json({ healthy, indexed: indexed.number, head, behind }, healthy ? 200 : 503);
  } catch (error) {
    return context.json({ healthy: false, reason: error instanceof Error ? error.message.split('\n')[0] : '' }, 503);
  }
});
