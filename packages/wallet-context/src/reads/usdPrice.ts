import { bigintText, findBaseToken, SLOW_TICK_MS, v } from '@rab/config';
import type { Address } from 'viem';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { useAppConfig } from '../state/AppConfigContext.ts';
import { defineKeptRead } from './defineKeptRead.ts';
import { OLDEST_MS } from './usdPriceTerms.ts';

const { useRead, useShown } = defineKeptRead<
  { service: string; ids: readonly string[] },
  Readonly<Record<string, bigint>>
>({
  name: 'usdPrices',
  // only a site that names a price service loads what asks it
  get: async (_, { service, ids }, signal) => (await import('./getUsdPrices.ts')).getUsdPrices(service, ids, signal),
  about: () => [],
  staleTime: SLOW_TICK_MS,
  refetchInterval: SLOW_TICK_MS,
  retry: false,
  kept: v.record(v.string(), bigintText),
});

/** A price, with when it was read, in milliseconds, where it is of an earlier visit. */
export interface UsdPrice {
  price: bigint;
  keptAt: number | undefined;
}

/**
 * US dollars for one whole base token of the shown chain, with `USD_DECIMALS` (MNY-15); undefined where no price service
 * is configured, the token has no id there, or no price of the last ten minutes is known. Until the service has answered
 * it is the one of the last visit.
 */
export function useUsdPrice(token: Address): UsdPrice | undefined {
  const { prices: service } = useAppConfig();
  const chain = useChainConfig();
  const ids = chain.baseTokens.flatMap(({ ckgid }) => ckgid ?? []);
  const of = service && ids.length > 0 ? { service, ids } : null;
  const { dataUpdatedAt, errorUpdatedAt } = useRead(of);
  const { data, keptAt } = useShown(of);
  const id = findBaseToken(chain, token)?.ckgid;
  if (!id || errorUpdatedAt - dataUpdatedAt > OLDEST_MS) return undefined;
  const price = data?.[id];
  return price === undefined ? undefined : { price, keptAt };
}
