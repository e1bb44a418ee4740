import { contractAddress } from '@rab/config';
import { tokensInfoAbi } from '@rab/contracts/abis';
import { isSameAddress } from '@rab/contracts/same-address';
import { type Address, zeroAddress } from 'viem';
import type { ReadContext } from '../ReadContext.ts';

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

/** Token info of one address; the native currency's comes from the configuration. Null when it is no readable token. */
export async function getTokenInfo({ client, chain }: ReadContext, token: Address): Promise<TokenInfo | null> {
  if (isSameAddress(token, zeroAddress)) {
    const { address, name, symbol, decimals } = chain.nativeToken;
    return { address, name, symbol, decimals, totalSupply: 0n, owner: zeroAddress, pair: null };
  }
  const [row] = await client.readContract({
    address: contractAddress(chain, 'tokensInfo'),
    abi: tokensInfoAbi,
    functionName: 'getTokenInfo',
    args: [[token]],
  });
  if (!row?.readable) return null;
  const { name, symbol, decimals, totalSupply, owner, isLpToken, factory, token0, token1, reserve0, reserve1 } = row;
  return {
    address: row.token,
    name,
    symbol,
    decimals,
    totalSupply,
    owner,
    pair: isLpToken ? { factory, token0, token1, reserve0, reserve1 } : null,
  };
}
