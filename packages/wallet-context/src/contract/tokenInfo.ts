import { type ChainConfig, contractAddress } from '@rab/config';
import { tokensInfoAbi } from '@rab/contracts/abis';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { type ChainClient, useChainClient } from './useChainClient.ts';

/** What a token says of itself; `supply` in base units. */
export interface TokenInfo {
  address: Address;
  name: string;
  symbol: string;
  decimals: number;
  totalSupply: bigint;
  /** Zero address where the token has no owner or does not say. */
  owner: Address;
  /** Set for a V2 pair that its own factory confirms. */
  pair: { factory: Address; token0: Address; token1: Address; reserve0: bigint; reserve1: bigint } | null;
}

/** Reads tokens through the tokens-info contract, in order; null where an address is no readable token. */
async function getTokenInfos(
  client: ChainClient,
  chain: ChainConfig,
  tokens: readonly Address[],
): Promise<(TokenInfo | null)[]> {
  if (tokens.length === 0) return [];
  const rows = await client.readContract({
    address: contractAddress(chain, 'tokensInfo'),
    abi: tokensInfoAbi,
    functionName: 'getTokenInfo',
    args: [tokens],
  });
  return rows.map((row) =>
    row.readable
      ? {
          address: row.token,
          name: row.name,
          symbol: row.symbol,
          decimals: row.decimals,
          totalSupply: row.totalSupply,
          owner: row.owner,
          pair: row.isLpToken
            ? {
                factory: row.factory,
                token0: row.token0,
                token1: row.token1,
                reserve0: row.reserve0,
                reserve1: row.reserve1,
              }
            : null,
        }
      : null,
  );
}

/** Token info of one address; the native currency's comes from the configuration. Null when it is no token. */
export const tokenInfoQueryOptions = (client: ChainClient, chain: ChainConfig, token: Address | null) =>
  queryOptions({
    queryKey: ['tokenInfo', chain.id, token] as const,
    enabled: token !== null,
    staleTime: 60_000,
    queryFn: async () => {
      if (!token) return null;
      if (isAddressEqual(token, zeroAddress)) {
        const { address, name, symbol, decimals } = chain.nativeToken;
        return { address, name, symbol, decimals, totalSupply: 0n, owner: zeroAddress, pair: null } as TokenInfo;
      }
      const [info] = await getTokenInfos(client, chain, [token]);
      return info ?? null;
    },
  });

/** Token info of one address, or of none while `token` is null. */
export function useTokenInfo(token: Address | null) {
  const client = useChainClient();
  const chain = useChainConfig();
  return useQuery(tokenInfoQueryOptions(client, chain, token));
}
