import type { Address } from '@rab/wallet-context/contract';
import type { ComponentType } from 'react';
import type { Sale } from '../queries/saleSchema.ts';
import type { SaleKind } from './SaleKind.ts';
import type { SaleRoles } from './SaleRoles.ts';
import type { SaleState } from './SaleState.ts';

/** What a part of a sale's page is given. */
export interface SalePartProps {
  kind: SaleKind;
  sale: Sale;
}

/** One tab of a sale's page. */
export interface DetailTab {
  /** Value of the query parameter. */
  id: string;
  label: string;
  Content: ComponentType<SalePartProps>;
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
  'raised' | 'sold' | 'buyerCount' | 'referred' | 'isCancelled' | 'isFinalized' | 'projectInfoHash'
> &
  Partial<Pick<Sale, 'isListed' | 'reviewStatus' | 'isVisible'>>;

/** A kind of sale with what only the page of one sale needs: lists, and Home, do not load it. */
export interface SaleKindInDetail extends SaleKind {
  /** Read of what moves, made with `defineRead`; null asks nothing. */
  useLiveState: (sale: Address | null) => { data: LiveState | undefined; isError: boolean };
  tabs: readonly DetailTab[];
  acts: readonly KindAct[];
}
