import { formatAmount, SALE_PLACES, shortSymbol } from '@rab/contracts';
import type { Sale } from './Sale.ts';

/** An amount of what a sale is paid in, from base units, as it stands in a sentence: `1.5 BNB`. */
export const baseText = ({ base }: Pick<Sale, 'base'>, amount: bigint): string =>
  `${formatAmount(amount, base.decimals, SALE_PLACES)} ${shortSymbol(base.symbol)}`;

/** An amount of what is sold, from base units, as it stands in a sentence. */
export const tokenText = ({ token }: Pick<Sale, 'token'>, amount: bigint): string =>
  `${formatAmount(amount, token.decimals, SALE_PLACES)} ${shortSymbol(token.symbol)}`;
