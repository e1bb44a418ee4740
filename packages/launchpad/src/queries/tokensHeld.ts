import type { Sale } from '@rab/sdk/sales';
import { useBalancesOf } from '@rab/wallet-context/reads';

/** Sale tokens that a sale holds now, base units; undefined until read. */
export function useTokensHeld({ id, token }: Sale): bigint | undefined {
  return useBalancesOf({ account: id, tokens: [token.address] }).data?.[0];
}
