import { paths } from '@rab/config';
import { GROW_LISTING_GRACE, GrowStatus, LISTING_GRACE, REVIEW_GRACE } from '@rab/contracts';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/contract';
import type { SaleKind } from '../model/SaleKind.ts';
import type { Sale } from './saleSchema.ts';
import { getSales } from './sales.ts';

interface WayToSell {
  subgraph: SaleKind['subgraph'];
  name: string;
  pathOf: (sale: string) => string;
  /** How long after its end it may still be listed, or a review of it may begin, seconds. */
  grace: bigint;
  /** And how long a review that has begun may last. */
  reviewGrace?: bigint;
}

const WAYS: readonly WayToSell[] = [
  { subgraph: 'presale', name: 'RAB Sale', pathOf: paths.sale, grace: LISTING_GRACE },
  {
    subgraph: 'privateSale',
    name: 'RAB Grow',
    pathOf: paths.grow,
    grace: REVIEW_GRACE,
    reviewGrace: GROW_LISTING_GRACE,
  },
  { subgraph: 'fairLaunch', name: 'Fair launch', pathOf: paths.fairLaunch, grace: LISTING_GRACE },
];
/** Of each way; more are said to be more. */
const MOST = 5;

export interface RunningSalesParameters {
  token: Address;
  /** Chain time, unix seconds, rounded so that what is asked does not change every second. */
  now: bigint;
}

/** One sale of a token that is ahead, live, waits for its listing or review, or is in review. */
export interface RunningSale extends Pick<WayToSell, 'name'> {
  sale: Sale;
  path: string;
}

/** Every sale of a token of any kind that has neither failed nor been settled, in review too; the last to end is the first. */
export async function getRunningSales(
  context: ReadContext,
  { token, now }: RunningSalesParameters,
  signal: AbortSignal,
) {
  const ways = WAYS.filter(({ subgraph }) => context.chain.subgraphs[subgraph]);
  const found = await Promise.all(
    ways.map(async ({ subgraph, name, pathOf, grace, reviewGrace = grace }): Promise<RunningSale[]> => {
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
        .map((sale) => ({ sale, name, path: pathOf(sale.id) }));
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
