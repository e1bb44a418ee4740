import type { ContractFunctionReturnType } from 'viem';
import type { fairLaunchAbi, presaleAbi, privateSaleAbi } from '../abis/generated.ts';

/** A sale's terms, as the contract of its kind answers them. */
type Info =
  | ContractFunctionReturnType<typeof presaleAbi, 'view', 'getInfo'>[0]
  | ContractFunctionReturnType<typeof privateSaleAbi, 'view', 'getInfo'>[1]
  | ContractFunctionReturnType<typeof fairLaunchAbi, 'view', 'getInfo'>[0];
type NameIn<Struct> = Struct extends unknown ? keyof Struct : never;

/** The token is the sale's, not one of its terms, and the option decides the fees, which a sale has. */
type Term = Exclude<NameIn<Info>, 'saleToken' | 'feeOption'>;

/** What a term holds; a number with a question mark is one that sales of some kind do not have. */
export type TermType = 'address' | 'boolean' | 'number' | 'number?';

/**
 * The terms of sales of all kinds, by the contracts' names: the columns of the index and what is read of it follow from this.
 * A term that a contract answers, and this does not have, stops the build here.
 */
export const SALE_TERMS = {
  baseToken: 'address',
  tokenPrice: 'number?',
  maxSpendPerBuyer: 'number?',
  minSpendPerBuyer: 'number?',
  whitelistTime: 'number',
  hardCap: 'number?',
  softCap: 'number',
  liquidityPercent: 'number?',
  listingRate: 'number?',
  startTime: 'number',
  endTime: 'number',
  lockPeriod: 'number?',
  referralRate: 'number',
  isBurn: 'boolean',
  sellingAmount: 'number?',
  maxOwnerReceive: 'number?',
} as const satisfies Record<Term, TermType>;

/** Something for each term, by what the term holds. */
export type ByTerm<Of extends Record<TermType, unknown>> = {
  [Name in keyof typeof SALE_TERMS]: Of[(typeof SALE_TERMS)[Name]];
};

/**
 * Makes something for each term.
 * @param make by what the term holds; called once a term
 */
export const byTerm = <Make extends Record<TermType, () => unknown>>(make: Make) =>
  Object.fromEntries(Object.entries(SALE_TERMS).map(([name, type]) => [name, make[type]()])) as ByTerm<{
    [Type in TermType]: ReturnType<Make[Type]>;
  }>;
