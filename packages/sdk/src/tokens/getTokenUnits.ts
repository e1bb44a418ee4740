import { contractAddress } from '@rab/config';
import { tokensInfoAbi } from '@rab/contracts/abis';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';

/** What is said of a token that cannot be read. */
export const UNREADABLE = { symbol: '', name: '', decimals: 0 };

/** What tokens call themselves and their units, in their order. */
export async function getTokenUnits({ client, chain }: ReadContext, tokens: readonly Address[]) {
  const rows = await client.readContract({
    address: contractAddress(chain, 'tokensInfo'),
    abi: tokensInfoAbi,
    functionName: 'getTokenInfo',
    args: [tokens],
  });
  return rows.map(({ readable, symbol, name, decimals }) => (readable ? { symbol, name, decimals } : UNREADABLE));
}
