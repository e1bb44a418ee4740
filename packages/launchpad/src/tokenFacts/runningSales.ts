import { SALE_KINDS, type SaleKindKey } from '@rab/config';
import { GrowStatus } from '@rab/contracts';
import { getSales, type Sale } from '@rab/sdk/sales';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/** Of each kind; more are said to be more. */
const MOST = 5;

export interface RunningSalesParameters {
  token: Address;
  /** Chain time, unix seconds, rounded so that what is asked does not change every second. */
  now: bigint;
}

/** One sale of a token that is ahead, live, waits for its listing or review, or is in review. */
export interface RunningSale {
  /** Its kind, with the English words of the registry. */
  subgraph: SaleKindKey;
  name: string;
  soldHow: string | null;
  sale: Sale;
  path: string;
}

/** Every sale of a token of any kind that has neither failed nor been settled, in review too; the last to end is the first. */
export async function getRunningSales(
  context: ReadContext,
  { token, now }: RunningSalesParameters,
  signal: AbortSignal,
) {
  const kinds = Object.values(SALE_KINDS).filter(({ subgraph }) => context.chain.subgraphs[subgraph]);
  const found = await Promise.all(
    kinds.map(async ({ subgraph, name, soldHow, paths, grace, reviewGrace }): Promise<RunningSale[]> => {
      const where = {
        token: token.toLowerCase(),
        forceFailed: false,
        lpGenerationComplete: false,
        finalized: false,
        growStatus_in: [0, GrowStatus.LISTING],
        endTime_gte: String(now - reviewGrace),
      };
      const { rows } = await getSales(context, { subgraph, where, orderBy: 'endTime', page: 1, size: MOST }, signal);
      return rows
        .filter(({ end, raised, softCap, reviewStatus }) => {
          const waitsUntil = end + (reviewStatus === GrowStatus.LISTING ? reviewGrace : grace);
          return end >= now || (raised >= softCap && waitsUntil >= now);
        })
        .map((sale) => ({ sale, subgraph, name, soldHow, path: paths.detail(sale.id) }));
    }),
  );
  return found.flat();
}

export const { useRead: useRunningSales } = defineRead({
  name: 'runningSales',
  get: getRunningSales,
  about: () => [topics.sales],
  staleTime: 60_000,
});
