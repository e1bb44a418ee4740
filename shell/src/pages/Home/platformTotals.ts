import { findBaseToken, SLOW_TICK_MS, v } from '@rab/config';
import {
  addressText,
  bigintText,
  defineRead,
  graphql,
  type ReadContext,
  requestIndexer,
  topics,
} from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

const TOTALS = graphql(`query platformTotals {
  platformTotals(first: 1) { listedSales locks lockedTokens }
  currencyTotals(first: 100) { id symbol decimals raised refunded }
  _meta { block { timestamp } }
}`);

const totalsSchema = v.object({
  platformTotals: v.array(v.object({ listedSales: v.number(), locks: v.number(), lockedTokens: v.number() })),
  currencyTotals: v.array(
    v.object({ id: addressText, symbol: v.string(), decimals: v.number(), raised: bigintText, refunded: bigintText }),
  ),
  _meta: v.nullable(v.object({ block: v.object({ timestamp: v.nullable(v.number()) }) })),
});

/** Base units of one currency. */
export interface Sum {
  address: Address;
  symbol: string;
  decimals: number;
  amount: bigint;
}

/** What the platform holds and has done on a chain, as of the block at `asOf`, unix seconds; null where that is not known. */
export interface PlatformTotals {
  locks: number;
  lockedTokens: number;
  listedSales: number;
  /** Only currencies with something to say, in the order in which the configuration names them. */
  raised: readonly Sum[];
  refunded: readonly Sum[];
  asOf: bigint | null;
}

const NOTHING = { locks: 0, lockedTokens: 0, listedSales: 0 };

/** What the indexer has counted; a chain on which nothing has happened yet has zeros and no sums. */
export async function getPlatformTotals(
  { chain }: ReadContext,
  _: object,
  signal: AbortSignal,
): Promise<PlatformTotals> {
  const answer = await requestIndexer({
    endpoint: chain.subgraphs.lock,
    document: TOTALS,
    variables: {},
    schema: totalsSchema,
    signal,
  });
  const places = chain.baseTokens.map(({ address }) => address.toLowerCase());
  // one that the configuration names no longer comes last
  const placeOf = ({ id }: { id: Address }) => places.indexOf(id.toLowerCase()) + 1 || places.length + 1;
  const currencies = answer.currencyTotals.toSorted((one, other) => placeOf(one) - placeOf(other));
  const sums = (of: 'raised' | 'refunded') =>
    currencies
      .map(({ id: address, symbol, decimals, [of]: amount }) => ({
        address,
        // the index has no name for the native currency
        symbol: findBaseToken(chain, address)?.symbol ?? symbol,
        decimals,
        amount,
      }))
      .filter(({ amount }) => amount > 0n);
  const timestamp = answer._meta?.block.timestamp;
  return {
    ...NOTHING,
    ...answer.platformTotals[0],
    raised: sums('raised'),
    refunded: sums('refunded'),
    asOf: timestamp == null ? null : BigInt(timestamp),
  };
}

export const { useRead: usePlatformTotals } = defineRead({
  name: 'platformTotals',
  get: getPlatformTotals,
  about: () => [topics.sales, topics.locks],
  indexer: (chain) => chain.subgraphs.lock,
  refetchInterval: SLOW_TICK_MS,
});
