import { TOKEN_INFO_RETRY_MS } from '@rab/config';
import { defineRead, topics } from '@rab/wallet-context';
import { getTokenInfo } from '@rab/wallet-context/contract';

/** A token's own words for its page: read again every 3 s until it answers (TKV-02). */
export const { options: shownTokenInfoQueryOptions, useRead: useShownTokenInfo } = defineRead({
  name: 'shownTokenInfo',
  get: getTokenInfo,
  about: (token) => [topics.token(token)],
  staleTime: 60_000,
  refetchInterval: ({ state }) => (state.data?.name ? false : TOKEN_INFO_RETRY_MS),
});
