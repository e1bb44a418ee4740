import type { SaleDecimals } from '@rab/contracts';
import type { Sale } from '../queries/saleSchema.ts';

export const decimalsOf = ({ token, base }: Pick<Sale, 'token' | 'base'>): SaleDecimals => ({
  tokenDecimals: token.decimals,
  baseDecimals: base.decimals,
});
