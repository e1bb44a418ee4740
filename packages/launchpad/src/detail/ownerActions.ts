import type { SaleRoles } from '../model/SaleRoles.ts';
import type { SaleState } from '../model/SaleState.ts';

/** What the owner of a sale of any kind may do. */
export interface OwnerActions {
  canCancel: boolean;
  canWithdrawTokens: boolean;
  canEditInfo: boolean;
}

/** Acts open to an account in these roles (OWN-01, OWN-02). `tokensHeld`: sale tokens in the sale, base units. */
export const ownerActions = ({ phase }: SaleState, { isOwner }: SaleRoles, tokensHeld: bigint): OwnerActions => ({
  canCancel: isOwner && phase === 'upcoming',
  canWithdrawTokens: isOwner && phase === 'failed' && tokensHeld > 0n,
  canEditInfo: isOwner,
});
