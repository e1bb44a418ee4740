import { type ChainConfig, pageOf, v } from '@rab/config';
import { saleSchema } from './saleSchema.ts';
import { withBaseToken } from './withBaseToken.ts';

/** What the indexer answers when it is asked for a list of sales. */
export const salesAnswer = v.object({ launchpads: v.array(saleSchema) });

/** One page of it, with `size` sales; `hasNext` says whether more follow. */
export const salesPageOf = (chain: ChainConfig, { launchpads }: v.InferOutput<typeof salesAnswer>, size: number) =>
  pageOf(
    launchpads.map((sale) => withBaseToken(chain, sale)),
    size,
  );
