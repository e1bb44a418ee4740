import { formatAmount, PRICE_DECIMALS, SALE_PLACES, shortSymbol } from '@rab/contracts';
import { leftToRight } from '@rab/language';

interface Priced {
  token: { symbol: string };
  base: { symbol: string };
}

/** A price or listing rate in words: whole tokens for one whole base token, with 18 decimals. */
export const rateText = (rate: bigint, { token, base }: Priced): string =>
  leftToRight(
    `1 ${shortSymbol(base.symbol)} = ${formatAmount(rate, PRICE_DECIMALS, SALE_PLACES)} ${shortSymbol(token.symbol)}`,
  );
