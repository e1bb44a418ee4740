import type { ContractCall } from '@rab/contracts';
import type { Address } from '@rab/wallet-context/contract';
import type { ComponentType } from 'react';
import type { Sale } from '../queries/saleSchema.ts';
import type { SaleKind } from './SaleKind.ts';
import type { SaleRoles } from './SaleRoles.ts';
import type { SaleState } from './SaleState.ts';

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
  /** Of which sales it tells something; without it of all. */
  isShown?: (sale: Sale) => boolean;
}

/** An act of the owner's panel that sales of one kind have. */
export interface KindAct {
  id: string;
  isOpen: (sale: Sale, state: SaleState, roles: SaleRoles, now: bigint) => boolean;
  Button: ComponentType<SalePartProps>;
}

/** The parts of a sale that move, as its contract has them now; a kind leaves out what its sales never change. */
export type LiveState = Pick<
  Sale,
  'raised' | 'refunded' | 'sold' | 'buyerCount' | 'referred' | 'isCancelled' | 'isFinalized' | 'projectInfoHash'
> &
  Partial<Pick<Sale, 'isListed' | 'reviewStatus' | 'isVisible'>>;

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
  /** Read of a whole sale from its contract, for when the indexer is away; null asks nothing. */
  useChainSale: (sale: Address | null) => SaleRead<Sale>;
}

/** A kind of sale with what only the page of one sale needs. */
export interface SaleKindInDetail extends SaleKindWithReads {
  /** Buys for `amount` base units. */
  depositCall: (sale: Sale, amount: bigint, referrer: Address | null) => ContractCall;
  /** Why a sale fails though it raised enough, as a sentence: `It was not listed within 7 days.` */
  lateText: string;
  /** What the contract promises buyers at this point, with its dates, whoever does or does not act. */
  Safeguards?: ComponentType<SalePartProps & { state: SaleState }>;
  /** Said to the owner of a sale that was just created. */
  createdTitle?: string;
  /** What really came of a sale that has settled. */
  Outcome?: ComponentType<SalePartProps>;
  tabs: readonly DetailTab[];
  acts: readonly KindAct[];
}
