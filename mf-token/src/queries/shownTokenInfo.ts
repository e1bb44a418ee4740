import { TOKEN_INFO_RETRY_MS, v } from '@rab/config';
import { addressText, bigintText, defineKeptRead, topics } from '@rab/wallet-context';
import { getTokenInfo, type TokenInfo } from '@rab/wallet-context/reads';

const keptInfo: v.GenericSchema<unknown, TokenInfo> = v.object({
  address: addressText,
  name: v.string(),
  symbol: v.string(),
  decimals: v.number(),
  totalSupply: bigintText,
  owner: addressText,
  pair: v.nullable(
    v.object({
      factory: addressText,
      token0: addressText,
      token1: addressText,
      reserve0: bigintText,
      reserve1: bigintText,
    }),
  ),
});

/** A token's own words for its page: read again every 3 s until it answers (TKV-02). */
export const {
  options: shownTokenInfoQueryOptions,
  useRead: useLiveTokenInfo,
  useShown: useShownTokenInfo,
} = defineKeptRead({
  name: 'shownTokenInfo',
  get: getTokenInfo,
  about: (token) => [topics.token(token)],
  staleTime: 60_000,
  kept: keptInfo,
  refetchInterval: ({ state }) => (state.data?.name ? false : TOKEN_INFO_RETRY_MS),
});
