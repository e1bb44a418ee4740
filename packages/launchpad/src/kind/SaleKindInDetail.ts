import type { ContractCall } from '@rab/contracts';
import type { Words } from '@rab/language';
import type { LiveState, Sale } from '@rab/sdk/sales';
import type { Address, Permit } from '@rab/wallet-context/reads';
import type { ComponentType } from 'react';
import type { DepositInReceipt } from '../actions/depositInReceipt.ts';
import type { SaleRoles } from '../model/SaleRoles.ts';
import type { SaleState } from '../model/SaleState.ts';
import type { PricingInDetail } from './Pricing.ts';
import type { SaleKind } from './SaleKind.ts';

/** What a part of a sale's page is given. */
export interface SalePartProps {
  kind: SaleKindInDetail;
  sale: Sale;
}

/** One tab of a sale's page. */
export interface DetailTab {
  /** Value of the query parameter. */
  id: string;
  label: string;
  Content: ComponentType<SalePartProps>;
  /** The sales for which the tab is shown; without it all of them. */
  isShown?: (sale: Sale) => boolean;
}

/** An act of the owner's panel that sales of one kind have. */
export interface KindAct {
  id: string;
  isOpen: (sale: Sale, state: SaleState, roles: SaleRoles, now: bigint) => boolean;
  Button: ComponentType<SalePartProps>;
}

/** As much of a query's result as a sale's page needs. */
interface SaleRead<Data> {
  data: Data | undefined;
  isError: boolean;
  errorUpdateCount: number;
}

/** A kind of sale with the reads of one sale of it: lists, and Home, do not load them. */
export interface SaleKindWithReads extends SaleKind {
  /** Read of what moves, made with `defineRead`; null asks nothing. */
  useLiveState: (sale: Address | null) => SaleRead<LiveState>;
  /** Read of a whole sale from its contract, for when the indexer is unreachable; null asks nothing. */
  useChainSale: (sale: Address | null) => SaleRead<Sale>;
}

/** A kind of sale with what only the page of one sale needs. */
export interface SaleKindInDetail extends SaleKindWithReads {
  pricing: PricingInDetail;
  /** What its list is called on the way back to it: `RAB Sales`. */
  listName: Words;
  /** Buys for `amount` base units. */
  depositCall: (sale: Sale, amount: bigint, referrer: Address | null, permit?: Permit) => ContractCall;
  /** What its receipt says of it. */
  depositInReceipt: DepositInReceipt;
  /** Why a sale fails though it raised enough, as a sentence: `It was not listed within 7 days.` */
  lateText: Words;
  /** The act of `ownerActOf` in words that follow `The owner can`: `list it`. */
  ownerPower?: Words;
  /** Until when the liquidity of a listed sale is locked. */
  LockedUntil?: ComponentType<SalePartProps>;
  /** What the contract promises buyers at this point, with its dates, no matter who acts or does not act. */
  Safeguards?: ComponentType<SalePartProps & { state: SaleState }>;
  /** Said to the owner of a sale that was just created. */
  createdTitle?: Words;
  /** What really came of a sale that has settled. */
  Outcome?: ComponentType<SalePartProps>;
  tabs: readonly DetailTab[];
  acts: readonly KindAct[];
}
