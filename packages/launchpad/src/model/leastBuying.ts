import { leastForAnotherUnit, leastForSharedUnit } from '@rab/contracts/sale';
import type { Sale } from '../queries/saleSchema.ts';
import { decimalsOf } from './decimalsOf.ts';

/** The least further deposit of an account, base units, that buys anything: less is refused by the contract. */
export const leastBuying = (
  sale: Pick<Sale, 'token' | 'base' | 'price' | 'raised' | 'shared'>,
  deposited: bigint,
): bigint =>
  sale.shared
    ? leastForSharedUnit(sale.shared.selling, deposited, sale.raised)
    : leastForAnotherUnit(deposited, sale.price, decimalsOf(sale));
