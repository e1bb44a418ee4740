import type { LockEntity } from '@rab/sdk/locks';

const bothOf = (first: string | null, second: string | null) => `${first || '?'} / ${second || '?'}`;

/** Name of a pair: those of its two tokens, e.g. `Wrapped BNB / Carrot`. */
export const pairName = ({ name0, name1 }: Pick<LockEntity, 'name0' | 'name1'>): string => bothOf(name0, name1);

/** Symbols of a pair's two tokens, e.g. `WBNB / CRT`. */
export const pairSymbols = ({ symbol0, symbol1 }: Pick<LockEntity, 'symbol0' | 'symbol1'>): string =>
  bothOf(symbol0, symbol1);
