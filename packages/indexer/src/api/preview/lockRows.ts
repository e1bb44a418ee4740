import { formatAmount, shortAddress } from '@rab/contracts';
import { listedName, rowTexts } from './listTexts.ts';
import type { LockedToken } from './lockPreview.ts';
import type { EarlyTexts } from './Preview.ts';

/** A token with locks, as a list has it. */
export interface ListedToken extends LockedToken {
  name0: string | null;
  name1: string | null;
  /** Base units in all of its locks. */
  totalAmount: bigint;
}

const bothOf = (first: string | null, second: string | null) =>
  [first, second].map((text) => listedName(text) || '?').join(' / ');

/**
 * What the first rows of a list of locks show before its program is there.
 * @param isLiquidity of pairs, which are called by what is in them
 */
export const lockRows = (tokens: readonly ListedToken[], isLiquidity: boolean): EarlyTexts =>
  rowTexts(tokens, (token, at) => ({
    ...(isLiquidity
      ? { name: bothOf(token.name0, token.name1), symbols: bothOf(token.symbol0, token.symbol1) }
      : {
          index: String(at + 1),
          // anybody can write a factory that confirms a pair
          name: token.isLpToken ? 'Pair of an unknown exchange' : listedName(token.name) || '–',
        }),
    symbol: listedName(token.symbol) || '–',
    token: shortAddress(token.address),
    amount: formatAmount(token.totalAmount, token.decimals),
  }));
