import { contractAddress } from '@rab/config';
import { tokensInfoAbi } from '@rab/contracts/abis';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

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

/** `getTokenUnits` of one, for a page that reads alone: `useTokenInfo` comes with all that acts. */
export const { useRead: useTokenUnits } = defineRead({
  name: 'tokenUnits',
  get: async (context: ReadContext, token: Address) => (await getTokenUnits(context, [token]))[0] ?? UNREADABLE,
  about: (token) => [topics.token(token)],
  staleTime: 60_000,
});
