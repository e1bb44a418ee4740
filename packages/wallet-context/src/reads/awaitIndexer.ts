import { graphql, requestIndexer, v } from '@rab/config';
import { sleep } from '../state/sleep.ts';

const POLLING_MS = 1_000;
/** After this long, only the reads' own intervals refresh them. */
const LIMIT_MS = 60_000;

const INDEXED_BLOCK = graphql(`query indexedBlock { _meta { block { number } } }`);

const metaSchema = v.object({ _meta: v.nullable(v.object({ block: v.object({ number: v.nullable(v.number()) }) })) });

/** Block up to which an endpoint has indexed its chain. */
async function getIndexedBlock(endpoint: string): Promise<bigint> {
  const { _meta } = await requestIndexer({
    endpoint,
    document: INDEXED_BLOCK,
    variables: {},
    schema: metaSchema,
  });
  return BigInt(_meta?.block.number ?? -1);
}

/**
 * Resolves once an endpoint has indexed the block, at the latest after a minute, and when the page's life is over; it never
 * rejects.
 */
export async function awaitIndexer(endpoint: string, block: bigint, life?: AbortSignal): Promise<void> {
  const givesUpAt = Date.now() + LIMIT_MS;
  while (Date.now() < givesUpAt && !life?.aborted) {
    const reached = await getIndexedBlock(endpoint).catch(() => -1n);
    if (reached >= block) return;
    await sleep(POLLING_MS, life).catch(() => undefined);
  }
}
