import { type Launchpad, SaleKind } from '../model/Launchpad.ts';
import { type SaleState, saleState } from '../model/status.ts';
import type { BuyerState } from '../queries/saleState.ts';

/** True once bought tokens can be claimed from a sale in this state: a sale is listed, a grow reviewed. */
const isClaimOpen = (sale: Launchpad, state: SaleState): boolean =>
  sale.kind === SaleKind.SALE
    ? state === 'finalized'
    : state === 'listing' || state === 'satisfied' || state === 'not-satisfied';

/** What the account may do now besides buying (BUY-05, BUY-06). */
export function buyerActions(
  sale: Launchpad,
  buyer: BuyerState | undefined,
  claimable: bigint | undefined,
  now: bigint,
): { canClaim: boolean; canRefund: boolean } {
  const state = saleState(sale, now);
  const hasDeposit = (buyer?.baseDeposited ?? 0n) > 0n;
  const hasClaimed = (buyer?.claimedAmount ?? 0n) > 0n;
  const isRefundOpen = state === 'failed' || state === 'listing' || state === 'not-satisfied';
  return {
    canClaim: isClaimOpen(sale, state) && (claimable ?? 0n) > 0n,
    canRefund: hasDeposit && !hasClaimed && isRefundOpen,
  };
}

/** Why nothing can be bought now, in words; null while buying is open (BUY-03). */
export function buyingClosedReason(sale: Launchpad, now: bigint): string | null {
  const state = saleState(sale, now);
  if (state === 'upcoming') return 'The sale has not started yet';
  if (state === 'live') return null;
  return state === 'success' && now <= sale.info.endTime ? 'The hard cap is reached' : 'The sale has ended';
}
