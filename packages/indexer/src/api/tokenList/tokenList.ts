import { type NamedToken, namesakeOf } from '@rab/config/namesake';
import { type Address, getAddress } from 'viem';
import type { Settings } from '../../../settings.ts';

/** The longest that the standard takes, in characters. */
const MAX_NAME = 60;
const MAX_SYMBOL = 20;

/** A token of the factory, as it is indexed; `createdAt` in unix seconds. */
export interface IndexedToken {
  address: Address;
  name: string;
  symbol: string;
  decimals: number;
  createdAt: bigint;
}

/** A list of tokens in the form of tokenlists.org. */
export interface TokenList {
  name: string;
  timestamp: string;
  version: { major: number; minor: number; patch: number };
  keywords: string[];
  tokens: { chainId: number; address: Address; name: string; symbol: string; decimals: number }[];
}

/**
 * The tokens as a list, in their order; null without any, since the standard knows no empty list. Left out is a token whose texts the standard
 * does not take or of which nothing is seen, and one that has the name or symbol of a currency of the chain, letters that look alike
 * included. None has a logo: what strangers upload is no mark of a token.
 *
 * Its version grows with the number of tokens, its time is that of the last one: the same tokens make the same list.
 */
export function tokenList(
  { chainId, currencies }: Pick<Settings, 'chainId' | 'currencies'>,
  indexed: readonly IndexedToken[],
): TokenList | null {
  const listed = indexed.filter((token) => fits(token) && !namesakeOf(currencies, token));
  const last = listed.at(-1);
  if (!last) return null;
  return {
    name: 'RAB Launchpad',
    timestamp: new Date(Number(last.createdAt) * 1000).toISOString(),
    version: { major: 1, minor: listed.length, patch: 0 },
    keywords: ['launchpad'],
    tokens: listed.map(({ address, name, symbol, decimals }) => ({
      chainId,
      address: getAddress(address),
      name,
      symbol,
      decimals,
    })),
  };
}

const fits = ({ name, symbol }: Pick<NamedToken, 'name' | 'symbol'>): boolean =>
  /^(?: |\S)*\S(?: |\S)*$/.test(name) &&
  [...name].length <= MAX_NAME &&
  /^\S+$/.test(symbol) &&
  [...symbol].length <= MAX_SYMBOL;
