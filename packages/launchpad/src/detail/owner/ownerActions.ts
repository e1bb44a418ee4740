import type { SaleRoles } from '../../model/SaleRoles.ts';
import type { SaleState } from '../../model/SaleState.ts';

/** What owner and administrator of a sale of any kind may do. */
export interface OwnerActions {
  canCancel: boolean;
  canForceFail: boolean;
  canWithdrawTokens: boolean;
  canPayOut: boolean;
  canEditInfo: boolean;
  canRecover: boolean;
  canLabel: boolean;
}

/**
 * Acts open to an account in these roles (OWN-01, OWN-02, OWN-05, ADM-05, RGT-02). `tokensHeld`: sale tokens in the sale, base
 * units.
 */
export const ownerActions = (
  { phase, isClaimOpen, isRefundOpen }: SaleState,
  { isOwner, isAdmin }: SaleRoles,
  tokensHeld: bigint,
): OwnerActions => ({
  canCancel: isOwner && phase === 'upcoming',
  canForceFail: isAdmin && (phase === 'upcoming' || phase === 'live' || phase === 'succeeded'),
  canWithdrawTokens: isOwner && phase === 'failed' && tokensHeld > 0n,
  canPayOut: isOwner && (isClaimOpen || isRefundOpen),
  canEditInfo: isOwner,
  canRecover: isOwner,
  canLabel: isAdmin,
});
