import { bigintText, findBaseToken, SLOW_TICK_MS, v } from '@rab/config';
import { parseAmount } from '@rab/contracts';
import type { Address } from 'viem';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { useAppConfig } from '../state/AppConfigContext.ts';
import { defineKeptRead } from './defineKeptRead.ts';

/** Decimals of a price. */
export const USD_DECIMALS = 8;
/** An older price is not used: the value shown next to an amount is either right or absent. */
const OLDEST_MS = 10 * 60_000;
const ANSWER_MS = 10_000;
/** Dearer than anything that is traded: a wrong answer, not a price. */
const MOST_USD = 1e9;

const answerSchema = v.record(
  v.string(),
  v.object({
    usd: v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_USD)),
    /** Seconds. */
    last_updated_at: v.optional(v.number()),
  }),
);

/**
 * US dollars for one whole token with `USD_DECIMALS`, by the id of the token at the price service (`ckgid`); a token
 * without a price of the last ten minutes is left out.
 * @param service speaks CoinGecko's `simple/price`
 * @throws when the service does not answer in time, or with something else
 */
export async function getUsdPrices(
  service: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Readonly<Record<string, bigint>>> {
  const url = new URL(service);
  url.searchParams.set('ids', ids.join(','));
  url.searchParams.set('vs_currencies', 'usd');
  url.searchParams.set('include_last_updated_at', 'true');
  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
  });
  if (!response.ok) throw new Error(`The price service answered HTTP ${response.status}.`);
  const answer = v.parse(answerSchema, await response.json());
  const oldest = Date.now() - OLDEST_MS;
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([, { last_updated_at: at }]) => at === undefined || at * 1000 >= oldest)
      .map(([id, { usd }]) => [id, parseAmount(usd.toFixed(USD_DECIMALS), USD_DECIMALS) ?? 0n] as const)
      .filter(([, price]) => price > 0n),
  );
}

const { useRead, useShown } = defineKeptRead<
  { service: string; ids: readonly string[] },
  Readonly<Record<string, bigint>>
>({
  name: 'usdPrices',
  get: (_, { service, ids }, signal) => getUsdPrices(service, ids, signal),
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
