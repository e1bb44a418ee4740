import type { SaleDecimals } from '@rab/contracts';
import type { Sale } from './Sale.ts';

export const decimalsOf = ({ token, base }: Pick<Sale, 'token' | 'base'>): SaleDecimals => ({
  tokenDecimals: token.decimals,
  baseDecimals: base.decimals,
});
