import { formatAmount } from '@rab/contracts';
import { leftToRight } from '@rab/language';

/** An amount of a coin, from base units and with all its places, for use in a sentence. */
export const coinText = (amount: bigint, { decimals, symbol }: { decimals: number; symbol: string }): string =>
  leftToRight(`${formatAmount(amount, decimals)} ${symbol}`);
