import { addressText, bigintText, v } from '@rab/config';
import { byTerm } from '@rab/contracts/sale';
import type { Address } from 'viem';
import { MOST_RAISED, type Sale } from './Sale.ts';

/** Terms of a sale as the index has them, by the contracts' names; null is a term that sales of its kind do not have. */
export const indexedTerms = v.object(
  byTerm({
    address: () => addressText,
    boolean: () => v.boolean(),
    number: () => bigintText,
    'number?': () => v.nullable(bigintText),
  }),
);

type IndexedTerms = v.InferOutput<typeof indexedTerms>;

/** The same out of a contract, which has those of its kind alone. */
export type NamedTerms = Partial<IndexedTerms> &
  Pick<IndexedTerms, 'baseToken' | 'softCap' | 'startTime' | 'endTime' | 'isBurn'>;

/**
 * Terms in the product's words: the contracts' names end here. What a kind lacks bounds nothing.
 * @param places where it is listed, or would be: the exchange's factory, and the pair once it is there
 */
export const termsOf = (terms: NamedTerms, places: { exchange: Address | null; pair: Address | null }) =>
  ({
    price: terms.tokenPrice ?? 0n,
    shared: sharedOf(terms),
    softCap: terms.softCap,
    hardCap: terms.hardCap ?? MOST_RAISED,
    minBuy: terms.minSpendPerBuyer ?? 1n,
    maxBuy: terms.maxSpendPerBuyer ?? MOST_RAISED,
    start: terms.startTime,
    end: terms.endTime,
    whitelistSeconds: terms.whitelistTime ?? 0n,
    listing: listingOf(terms, places),
    referralPerMille: terms.referralRate ?? 0n,
    burnsUnsold: terms.isBurn,
  }) satisfies Partial<Sale>;

function sharedOf({ sellingAmount: selling, maxOwnerReceive: mostForOwner }: NamedTerms): Sale['shared'] {
  return typeof selling === 'bigint' ? { selling, mostForOwner: mostForOwner ?? 0n } : null;
}

/** A sale of a kind that lists itself has these terms; without a rate of its own it lists at its price. */
function listingOf(
  { liquidityPercent: liquidityPerMille, listingRate: rate = null, lockPeriod: lockSeconds }: NamedTerms,
  { exchange, pair }: { exchange: Address | null; pair: Address | null },
): Sale['listing'] {
  const lists = typeof liquidityPerMille === 'bigint' && typeof lockSeconds === 'bigint';
  return lists ? { exchange, pair, liquidityPerMille, rate, lockSeconds } : null;
}
