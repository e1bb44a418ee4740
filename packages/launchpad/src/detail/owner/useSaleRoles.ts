import type { Sale } from '@rab/sdk/sales';
import { useWallet } from '@rab/wallet-context';
import { rolesOf, type SaleRoles } from '../../model/SaleRoles.ts';
import { useRabAddress } from '../../queries/rabAddress.ts';

/** What the connected account is to a sale. */
export function useSaleRoles(sale: Sale): SaleRoles {
  const { address } = useWallet();
  return rolesOf(sale, address, useRabAddress());
}
