import type { ChainConfig } from '@rab/config';
import { type Address, isAddressEqual } from '@rab/wallet-context/reads';
import type { PriceWords, Side } from './priceRange.ts';

/** A token of a pool. */
interface PoolToken {
  address: Address;
  symbol: string;
}

type Currencies = Pick<ChainConfig, 'baseTokens' | 'nativeToken'>;

const isCurrency = ({ baseTokens, nativeToken }: Currencies, { address, symbol }: PoolToken): boolean =>
  symbol === `W${nativeToken.symbol}` || baseTokens.some((token) => isAddressEqual(token.address, address));

/** Both tokens of a pool, which sorts them by address: a project's token is said before the currency that it trades for. */
export const inOrder = <Token extends PoolToken>(
  chain: Currencies,
  [token0, token1]: readonly [Token, Token],
): readonly [Token, Token] =>
  isCurrency(chain, token0) && !isCurrency(chain, token1) ? [token1, token0] : [token0, token1];

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
