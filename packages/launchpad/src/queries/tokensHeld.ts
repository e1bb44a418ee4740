import { useBalancesOf } from '@rab/wallet-context/contract';
import type { Sale } from './saleSchema.ts';

/** Sale tokens that a sale holds now, base units; undefined until read. */
export function useTokensHeld({ id, token }: Sale): bigint | undefined {
  return useBalancesOf({ account: id, tokens: [token.address] }).data?.[0];
}
