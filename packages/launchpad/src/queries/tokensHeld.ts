import { useBalancesOf } from '@rab/wallet-context/reads';
import type { Sale } from '../model/Sale.ts';

/** Sale tokens that a sale holds now, base units; undefined until read. */
export function useTokensHeld({ id, token }: Sale): bigint | undefined {
  return useBalancesOf({ account: id, tokens: [token.address] }).data?.[0];
}
