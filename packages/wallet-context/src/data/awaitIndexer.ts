import { v } from '@rab/config';
import { sleep } from '../transaction/sleep.ts';
import { requestIndexer } from './requestIndexer.ts';

const POLLING_MS = 1_000;
/** After so long the reads' own intervals go on alone. */
const LIMIT_MS = 60_000;

const metaSchema = v.object({ _meta: v.object({ block: v.object({ number: v.number() }) }) });

/** Block up to which an endpoint has indexed its chain. */
async function getIndexedBlock(endpoint: string): Promise<bigint> {
  const { _meta } = await requestIndexer({ endpoint, document: '{ _meta { block { number } } }', schema: metaSchema });
  return BigInt(_meta.block.number);
}

/** Resolves once an endpoint has indexed the block, and at the latest after a minute; it never rejects. */
export async function awaitIndexer(endpoint: string, block: bigint): Promise<void> {
  const givesUpAt = Date.now() + LIMIT_MS;
  while (Date.now() < givesUpAt) {
    const reached = await getIndexedBlock(endpoint).catch(() => -1n);
    if (reached >= block) return;
    await sleep(POLLING_MS);
  }
}
