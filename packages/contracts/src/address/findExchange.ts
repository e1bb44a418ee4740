import type { Address } from 'viem';
import { isSameAddress } from './isSameAddress.ts';

/** The exchange with this factory, from the configuration or the contract; undefined for any other factory, or without one. */
export const findExchange = <Exchange extends { factory: Address }>(
  exchanges: readonly Exchange[],
  factory: Address | null | undefined,
): Exchange | undefined =>
  factory ? exchanges.find((exchange) => isSameAddress(exchange.factory, factory)) : undefined;

/** The first exchange with another factory than this one; undefined without another exchange. */
export const exchangeBeside = <Exchange extends { factory: Address }>(
  exchanges: readonly Exchange[],
  factory: Address,
): Exchange | undefined => exchanges.find((exchange) => !isSameAddress(exchange.factory, factory));
