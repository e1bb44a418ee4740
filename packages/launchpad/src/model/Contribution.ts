import type { Address } from '@rab/wallet-context/reads';

/** One deposit into a sale, or one refund of a whole deposit. */
export interface Contribution {
  id: string;
  account: Address;
  /** Base units. */
  amount: bigint;
  isRefund: boolean;
  /** Base units that the sale had raised right after it. */
  raised: bigint;
  /** Unix seconds. */
  timestamp: bigint;
  /** Hash. */
  transaction: string;
}
