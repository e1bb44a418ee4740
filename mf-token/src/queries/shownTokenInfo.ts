import { type ChainConfig, TOKEN_INFO_RETRY_MS } from '@rab/config';
import { type Address, type ChainClient, tokenInfoQueryOptions } from '@rab/wallet-context/contract';

/** A token's own words for its page: read again every 3 s until it answers (TKV-02). */
export const shownTokenInfoQueryOptions = (client: ChainClient, chain: ChainConfig, token: Address) => {
  const options = tokenInfoQueryOptions(client, chain, token);
  return {
    ...options,
    refetchInterval: ({ state }: { state: { data?: { name: string } | null | undefined } }) =>
      state.data?.name ? (false as const) : TOKEN_INFO_RETRY_MS,
  };
};
