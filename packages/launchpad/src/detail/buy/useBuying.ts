import type { Sale } from '@rab/sdk/sales';
import { useWallet } from '@rab/wallet-context';
import type { SaleKind } from '../../kind/SaleKind.ts';
import { useSaleState } from '../../kind/useSaleState.ts';
import { useWhitelisted } from '../../queries/whitelisted.ts';
import { buyingClosedReason } from '../claims/buyerActions.ts';

export interface Buying {
  /** Why nobody can buy now, in words; null while buying is open. */
  closedReason: string | null;
  /** Only whitelisted accounts can buy until later. */
  isWhitelistAhead: boolean;
  /** Of the connected account; undefined until read. */
  isWhitelisted: boolean | undefined;
  /** The contract would take a deposit of this account, or of a visitor who has not connected yet. */
  canBuy: boolean;
}

/** Whether the visitor can buy in a sale now (BUY-03, MNY-04). */
export function useBuying(kind: SaleKind, sale: Sale): Buying {
  const { address } = useWallet();
  const { state, now } = useSaleState(kind, sale);
  const isOpenOrAhead = state.phase === 'upcoming' || state.phase === 'live';
  const isWhitelistAhead = isOpenOrAhead && sale.whitelistSeconds > 0n && now < sale.start + sale.whitelistSeconds;
  const { data: isWhitelisted } = useWhitelisted(
    isWhitelistAhead && address ? { sale: sale.id, account: address } : null,
  );
  const closedReason = buyingClosedReason(sale, state, now);
  // nobody is offered what the contract would refuse
  const canBuy = closedReason === null && (!isWhitelistAhead || !address || isWhitelisted === true);
  return { closedReason, isWhitelistAhead, isWhitelisted, canBuy };
}
