import { shortAddress } from '../address/shortAddress.ts';

/** A token's symbol as it is shown next to numbers: both ends of a long one, which anybody can give a token. */
export const shortSymbol = (symbol: string): string => shortAddress(symbol, 8, 3);
