import type { ChainConfig } from '@rab/config';
import { findExchange } from '@rab/contracts/exchange';
import type { Address } from '@rab/wallet-context/contract';

/** The chain's exchange that a pair belongs to; undefined for a factory that is none of them, or for no pair. */
export const exchangeOfPair = ({ exchanges }: Pick<ChainConfig, 'exchanges'>, factory: Address | null) =>
  findExchange(exchanges, factory);
