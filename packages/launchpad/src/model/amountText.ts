import { formatAmount, SALE_PLACES, shortSymbol } from '@rab/contracts';
import { leftToRight } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';

/** An amount of a token, from base units, as it stands in a sentence: `1.5 BNB`. */
export const amountText = ({ decimals, symbol }: { decimals: number; symbol: string }, amount: bigint): string =>
  leftToRight(`${formatAmount(amount, decimals, SALE_PLACES)} ${shortSymbol(symbol)}`);

/** The same of what a sale is paid in. */
export const baseText = ({ base }: Pick<Sale, 'base'>, amount: bigint): string => amountText(base, amount);

/** The same of what is sold. */
export const tokenText = ({ token }: Pick<Sale, 'token'>, amount: bigint): string => amountText(token, amount);
