import type { Address } from 'viem';
import { isSameAddress } from '../address/isSameAddress.ts';

/** A token of a pool. */
export interface PoolToken {
  address: Address;
  symbol: string;
}

/** What a chain's tokens are traded for. */
export interface Currencies {
  baseTokens: readonly { address: Address }[];
  nativeToken: { symbol: string };
}

const isCurrency = ({ baseTokens, nativeToken }: Currencies, { address, symbol }: PoolToken): boolean =>
  symbol === `W${nativeToken.symbol}` || baseTokens.some((token) => isSameAddress(token.address, address));

/** Both tokens of a pool, which sorts them by address: a project's token is said before the currency that it trades for. */
export const inOrder = <Token extends PoolToken>(
  chain: Currencies,
  [token0, token1]: readonly [Token, Token],
): readonly [Token, Token] =>
  isCurrency(chain, token0) && !isCurrency(chain, token1) ? [token1, token0] : [token0, token1];
