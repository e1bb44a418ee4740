import unhomoglyph from 'unhomoglyph';
import type { ChainConfig, TokenConfig } from '../configSchema.ts';

/** A token by what it says of itself. */
export interface NamedToken {
  address: string;
  name: string;
  symbol: string;
}

/** What Unicode's table of look-alike characters leaves apart and a reader does not. */
const ALSO: Readonly<Record<string, string>> = { ƅ: 'b', ʙ: 'b', $: 's', 5: 's', i: 'l', 1: 'l', 0: 'o' };

/**
 * What is left of a text for the eye: look-alike letters of any alphabet as one (Unicode TR 39), without accents, case, spaces,
 * signs and what is not seen.
 */
function skeletonOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  return unhomoglyph(unhomoglyph(plain).toLowerCase())
    .replace(/[ƅʙ$5i10]/g, (letter) => ALSO[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The configured token whose name or symbol another token has, look-alike letters included; null for itself, or without one. */
export function namesakeOf(
  { baseTokens, nativeToken }: Pick<ChainConfig, 'baseTokens' | 'nativeToken'>,
  { address, name, symbol }: NamedToken,
): TokenConfig | null {
  const known = [nativeToken, ...baseTokens];
  const isKnown = known.some((token) => token.address.toLowerCase() === address.toLowerCase());
  if (isKnown) return null;
  const borne = [name, symbol].map(skeletonOf).filter((text) => text !== '');
  return known.find((token) => [token.name, token.symbol].some((text) => borne.includes(skeletonOf(text)))) ?? null;
}
