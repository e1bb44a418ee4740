import { type ChainConfig, LOCK_INFO_MS, v } from '@rab/config';
import { bigintText, graphql, queryOptions, requestIndexer } from '@rab/wallet-context';
import type { Launchpad } from '../model/Launchpad.ts';

const SALE_LOCKS = graphql(`query saleLocks($tokens: [String!]!) {
  lockDetails(first: 100, orderBy: unlockDate, orderDirection: asc, where: { token_in: $tokens }) {
    id amount unlockDate isVesting tgeBps cycleBps description entity { decimals isLpToken }
  }
}`);

const basisPoints = v.pipe(
  v.number(),
  v.integer(),
  v.transform((bps) => BigInt(bps)),
);
const saleLockSchema = v.pipe(
  v.object({
    id: v.string(),
    amount: bigintText,
    unlockDate: bigintText,
    isVesting: v.boolean(),
    tgeBps: basisPoints,
    cycleBps: basisPoints,
    description: v.string(),
    entity: v.object({ decimals: v.number(), isLpToken: v.boolean() }),
  }),
  v.transform(({ entity, ...lock }) => ({ ...lock, ...entity })),
);

/** A lock as a sale's page shows it. */
export type SaleLock = v.InferOutput<typeof saleLockSchema>;

/** Locks of a sale's token and, once it is listed, of its liquidity. */
export const saleLocksQueryOptions = (chain: ChainConfig, sale: Pick<Launchpad, 'token' | 'tokenLP'>) => {
  const tokens = [sale.token, sale.tokenLP].filter((token) => token !== null).map((token) => token.toLowerCase());
  return queryOptions({
    queryKey: ['saleLock', chain.id, ...tokens] as const,
    refetchInterval: LOCK_INFO_MS,
    queryFn: async ({ signal }) => {
      const { lockDetails } = await requestIndexer({
        endpoint: chain.subgraphs.lock,
        document: SALE_LOCKS,
        variables: { tokens },
        schema: v.object({ lockDetails: v.array(saleLockSchema) }),
        signal,
      });
      return lockDetails;
    },
  });
};
