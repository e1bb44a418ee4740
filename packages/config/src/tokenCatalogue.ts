import { DEFAULT_DECIMALS } from '@rab/contracts';
import type { Address } from 'viem';
import { NATIVE_PLACEHOLDER } from './baseToken.ts';
import type { TokenConfig } from './configSchema.ts';

/** A token as the catalogue knows it: all but its address, which is another one on every chain. */
export type CatalogueToken = Omit<TokenConfig, 'address'>;

/** A disc with the token's first letter: drawn in place, so that no host is asked for a picture. */
const logo = (letter: string, colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="${colour}"/><text x="12" y="16.5" font-family="sans-serif" font-size="13" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`,
  )}`;

/** Tokens that sales are priced in (CFG-04), with their ids at the price service. */
export const TOKEN_CATALOGUE = {
  SALO: { name: 'SALO', symbol: 'SALO', decimals: 5, ckgid: 'salo', logo: logo('S', '#C2410C') },
  BUSD: { name: 'BUSD', symbol: 'BUSD', decimals: DEFAULT_DECIMALS, ckgid: 'binance-usd', logo: logo('B', '#9A6100') },
  USDT: { name: 'Tether USD', symbol: 'USDT', decimals: DEFAULT_DECIMALS, ckgid: 'tether', logo: logo('T', '#0B7F52') },
  WBNB: { name: 'Wrapped BNB', symbol: 'WBNB', decimals: DEFAULT_DECIMALS, ckgid: 'wbnb', logo: logo('W', '#1D63C4') },
  BNB: { name: 'BNB', symbol: 'BNB', decimals: DEFAULT_DECIMALS, ckgid: 'binancecoin', logo: logo('B', '#B7791F') },
} as const satisfies Record<string, CatalogueToken>;

/** Base tokens in use: BNB and the chain's BUSD. */
export const baseTokensInUse = (busd: Address): TokenConfig[] => [
  { address: NATIVE_PLACEHOLDER, ...TOKEN_CATALOGUE.BNB },
  { address: busd, ...TOKEN_CATALOGUE.BUSD },
];
