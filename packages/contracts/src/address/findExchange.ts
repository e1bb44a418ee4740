import type { Address } from 'viem';
import { isSameAddress } from './isSameAddress.ts';

/** The exchange whose factory that is, of the configuration's or the contract's; undefined where it is none of them, or none is asked for. */
export const findExchange = <Exchange extends { factory: Address }>(
  exchanges: readonly Exchange[],
  factory: Address | null | undefined,
): Exchange | undefined =>
  factory ? exchanges.find((exchange) => isSameAddress(exchange.factory, factory)) : undefined;

/** The first exchange that is not the one of this factory; undefined where there is none. */
export const exchangeBeside = <Exchange extends { factory: Address }>(
  exchanges: readonly Exchange[],
  factory: Address,
): Exchange | undefined => exchanges.find((exchange) => !isSameAddress(exchange.factory, factory));
