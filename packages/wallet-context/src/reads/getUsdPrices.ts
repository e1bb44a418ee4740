import { v } from '@rab/config';
import { parseAmount } from '@rab/contracts';
import { OLDEST_MS, USD_DECIMALS } from './usdPriceTerms.ts';

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
