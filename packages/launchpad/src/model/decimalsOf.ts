import type { SaleDecimals } from '@rab/contracts';
import type { Sale } from '@rab/sdk/sales';

export const decimalsOf = ({ token, base }: Pick<Sale, 'token' | 'base'>): SaleDecimals => ({
  tokenDecimals: token.decimals,
  baseDecimals: base.decimals,
});
