import { type ChainConfig, findBaseToken } from '@rab/config';
import type { Sale } from './Sale.ts';

/** The native currency has no name on chain: the configuration's names are shown for every base token it lists. */
export function withBaseToken(chain: ChainConfig, sale: Sale): Sale {
  const known = findBaseToken(chain, sale.base.address);
  return known ? { ...sale, base: { ...sale.base, symbol: known.symbol, decimals: known.decimals } } : sale;
}
