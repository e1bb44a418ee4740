import type { ListingPayout } from '@rab/contracts/sale';
import type { BuyerState, Sale } from '@rab/sdk/sales';
import type { ComponentType } from 'react';
import type { SaleState } from '../model/SaleState.ts';

/** What an account has in a sale into which it has paid. */
export interface HoldingProps {
  sale: Sale;
  buyer: BuyerState;
  phase: SaleState['phase'];
}

/** How sales of a kind find their price, and what follows from it in lists and for an account. */
export interface Pricing {
  /** The price of now: whole tokens for one whole base token, with 18 decimals; 0 while nothing makes one. */
  priceOf: (sale: Sale) => bigint;
  /** The price in words. */
  priceText: (sale: Sale) => string;
  /** A raise ends at its hard cap; without one it is measured against its soft cap. */
  hasHardCap: boolean;
  /**
   * What a buyer gets of a sale that runs, said with what it depends on besides the sale's success; null where each deposit
   * fixes it.
   * @param plan what and when: `600 NIGHT at listing`
   */
  dependsOn: ((plan: string) => string) | null;
  /** What an account has in a sale, in a sentence. */
  Holding: ComponentType<HoldingProps>;
}

/** A deposit that is typed; base units. */
export interface QuoteProps {
  sale: Sale;
  /** Of the account so far. */
  deposited: bigint;
  asked: bigint;
  /** When claims open, as the kind of sale says it. */
  claimsOpen: string;
}

/** Token units of a sale: for its buyers, and for the liquidity, null where it does not list itself. */
interface TokenSplit {
  sold: bigint;
  liquidity: bigint | null;
}

/** A pricing with what only the page of one sale needs. */
export interface PricingInDetail extends Pricing {
  /** The numbers that decide about a buy (DET-01); undefined while the sale is read. */
  Terms: ComponentType<{ sale: Sale | undefined }>;
  /** What the typed deposit would give, before it is signed (MNY-03). */
  Quote: ComponentType<QuoteProps>;
  /** The least further deposit of an account, base units, that buys anything: the contract refuses less. */
  leastOf: (sale: Sale, deposited: bigint) => bigint;
  /** What further deposits of all buyers together the sale takes, base units: more is refused, or not taken. */
  roomOf: (sale: Sale) => bigint;
  /** The most of one buyer, base units; null without a limit. */
  mostOf: (sale: Sale) => bigint | null;
  /**
   * What goes where when a sale is listed, or went; null of a sale that does not list itself.
   * @param held token units in the sale before it; without it those that its creation took
   */
  payoutOf: (sale: Sale, held?: bigint) => ListingPayout | null;
  /** As planned until the sale has settled, then as it turned out. */
  splitOf: (sale: Sale, isSettled: boolean) => TokenSplit;
  /** What happens to tokens that are not sold. */
  unsoldText: (sale: Sale) => string;
}
