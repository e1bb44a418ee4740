import type { Sale } from '@rab/sdk/sales';
import { type Address, isAddressEqual } from '@rab/wallet-context/reads';

/** The roles of an account for a sale. */
export interface SaleRoles {
  isOwner: boolean;
  /** The platform's administrator. */
  isAdmin: boolean;
  isConnected: boolean;
}

/** Roles of an account; the administrator is the RAB address of the launchpad settings, in whatever case (OWN-06). */
export function rolesOf(sale: Sale, account: Address | undefined, rabAddress: Address | undefined): SaleRoles {
  const is = (other: Address | undefined) =>
    account !== undefined && other !== undefined && isAddressEqual(account, other);
  return { isOwner: is(sale.owner), isAdmin: is(rabAddress), isConnected: account !== undefined };
}
