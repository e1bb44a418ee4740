import type { ContractCall } from '@rab/contracts';
import type { Address } from 'viem';

/** What a sale that is tried is created with. */
export interface TrialSaleTerms {
  token: Address;
  decimals: number;
  seller: Address;
  /** Base units that the only buyer gets. */
  sold: bigint;
  /** Unix seconds. */
  start: bigint;
  /** Wei, what the factory asks for a creation. */
  flatFee: bigint;
}

/** A sale of the product as its caller makes it, by the calls that the product sends. */
export interface TrialSaleCalls {
  /** Takes the seller's tokens and the flat fee; answers with the new sale's address. */
  factory: Address;
  /** Percent of what the seller owns that is sold: the rest is for a pool and for fees. */
  soldPercent: bigint;
  create(terms: TrialSaleTerms): ContractCall;
  /** A deposit that fills the sale at once. */
  deposit(sale: Address): ContractCall;
  /** Ends the filled sale so that buyers can claim. */
  finish(sale: Address): ContractCall;
  finishedBy: 'seller' | 'administrator';
  /** The buyer's claim of everything. */
  claim(sale: Address): ContractCall;
}

export interface TrialSale {
  /** Its name for people; findings give it back. */
  name: string;
  /** Null where the chain does not have it. */
  calls: TrialSaleCalls | null;
}

/** Which sale is tried with a token: one that makes the token's first pool belongs to those without one. */
export interface TrialSales {
  listed: TrialSale;
  unlisted: TrialSale;
}
