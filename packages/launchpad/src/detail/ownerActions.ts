import { ANYONE_DELAY } from '@rab/contracts';
import { isAddressEqual } from '@rab/wallet-context/contract';
import { type Launchpad, SaleKind } from '../model/Launchpad.ts';
import { saleState } from '../model/status.ts';

/** What the connected account may do with a sale: as its owner, as the platform's administrator, or as anybody. */
export interface OwnerActions {
  isOwner: boolean;
  isAdmin: boolean;
  canCancel: boolean;
  canFinalize: boolean;
  canWithdrawTokens: boolean;
  canEditInfo: boolean;
}

/** Owner and administrator actions open at `now` (OWN-01 to OWN-03). `tokensHeld`: sale tokens in the sale, base units. */
export function ownerActions(
  sale: Launchpad,
  account: `0x${string}` | undefined,
  rabAddress: `0x${string}` | undefined,
  tokensHeld: bigint,
  now: bigint,
): OwnerActions {
  const isOwner = account !== undefined && isAddressEqual(account, sale.info2.presaleOwner);
  const isAdmin = account !== undefined && rabAddress !== undefined && isAddressEqual(account, rabAddress);
  const state = saleState(sale, now);
  return {
    isOwner,
    isAdmin,
    canCancel: isOwner && state === 'upcoming',
    canFinalize:
      sale.kind === SaleKind.SALE &&
      state === 'success' &&
      (isOwner || isAdmin || (account !== undefined && now > sale.info.endTime + ANYONE_DELAY)),
    canWithdrawTokens: isOwner && state === 'failed' && tokensHeld > 0n,
    canEditInfo: isOwner,
  };
}
