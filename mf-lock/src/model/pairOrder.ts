import { type Currencies, inOrder, type PoolToken } from '@rab/contracts/position';
import type { PriceWords, Side } from './priceRange.ts';

/** `CRT / WBNB` */
export const pairText = (chain: Currencies, tokens: readonly [PoolToken, PoolToken]): string =>
  inOrder(chain, tokens)
    .map(({ symbol }) => symbol.trim() || '?')
    .join(' / ');

/** How the price of a pool is said: that of a project's token in a currency. */
export function priceWords(chain: Currencies, tokens: readonly [PoolToken & Side, PoolToken & Side]): PriceWords {
  const [of, unit] = inOrder(chain, tokens);
  return { of, in: unit, isInverse: of === tokens[1] };
}

/** Amounts of both tokens, each with its token, in the order in which they are said. */
export const amountsInOrder = <Token extends PoolToken>(
  chain: Currencies,
  tokens: readonly [Token, Token],
  { amount0, amount1 }: { amount0: bigint; amount1: bigint },
): readonly { token: Token; value: bigint }[] =>
  inOrder(chain, tokens).map((token) => ({ token, value: token === tokens[0] ? amount0 : amount1 }));
