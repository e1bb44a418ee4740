import { formatAmount, PRICE_DECIMALS, SALE_PLACES } from '@rab/contracts';
import type { Sale } from '../queries/saleSchema.ts';

/** A price or listing rate: whole tokens for one whole base token, with 18 decimals. */
export const rateText = ({ base, token }: Pick<Sale, 'base' | 'token'>, rate: bigint): string =>
  `1 ${base.symbol} = ${formatAmount(rate, PRICE_DECIMALS, SALE_PLACES)} ${token.symbol}`;
