/** Fields of an entity that a search looks into. */
export interface SearchedFields {
  address: string;
  name: string;
  symbol: string;
}

/**
 * What a person's search means in a `where`: a part of the address where it holds `0x`, else a part of name or symbol in
 * any case; nothing for nothing.
 */
export function searchConditions(search: string, { address, name, symbol }: SearchedFields): Record<string, unknown>[] {
  const text = search.trim();
  if (text === '') return [];
  if (text.toLowerCase().includes('0x')) return [{ [`${address}_contains`]: text.toLowerCase() }];
  return [{ or: [{ [`${name}_contains_nocase`]: text }, { [`${symbol}_contains_nocase`]: text }] }];
}
