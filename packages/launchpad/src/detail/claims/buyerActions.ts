import { t } from '@lingui/core/macro';
import type { BuyerState, Sale } from '@rab/sdk/sales';
import type { SaleState } from '../../model/SaleState.ts';

/** What the account may do now besides buying (BUY-05, BUY-06). `claimable`: tokens, base units; undefined until read. */
export function buyerActions(
  { isClaimOpen, isRefundOpen }: SaleState,
  buyer: BuyerState | undefined,
  claimable: bigint | undefined,
): { canClaim: boolean; canRefund: boolean } {
  return {
    canClaim: isClaimOpen && claimable !== undefined && claimable > 0n,
    canRefund: isRefundOpen && buyer !== undefined && buyer.deposited > 0n && buyer.claimed === 0n,
  };
}

/** Why nothing can be bought now, in words; null while buying is open (BUY-03). */
export function buyingClosedReason({ end }: Sale, { phase }: SaleState, now: bigint): string | null {
  if (phase === 'upcoming') return t`The sale hasn’t started yet`;
  if (phase === 'live') return null;
  return phase === 'succeeded' && now <= end ? t`The hard cap is reached` : t`The sale has ended`;
}
