import { useBalancesOf } from '@rab/wallet-context/contract';
import type { Launchpad } from '../model/Launchpad.ts';

/** Sale tokens that a sale holds now, base units; 0 until read. */
export function useTokensHeld(sale: Launchpad): bigint {
  const { data } = useBalancesOf({ account: sale.id, tokens: [sale.token] });
  return data?.[0] ?? 0n;
}
