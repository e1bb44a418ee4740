import type { ChainConfig } from '@rab/config';
import { findExchange } from '@rab/contracts/exchange';
import type { Address } from '@rab/wallet-context/reads';

/** The chain's exchange that a pair belongs to; undefined for any other factory, or without a pair. */
export const exchangeOfPair = ({ exchanges }: Pick<ChainConfig, 'exchanges'>, factory: Address | null) =>
  findExchange(exchanges, factory);
