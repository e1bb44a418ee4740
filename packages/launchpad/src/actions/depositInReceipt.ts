import { saleAbi } from '@rab/contracts/abis';
import type { DoneAct } from '@rab/wallet-context';
import { type Address, eventOf, zeroAddress } from '@rab/wallet-context/reads';

/** A deposit as the contract took it. */
interface TakenDeposit {
  /** Base units. */
  amount: bigint;
  /** Token units that it bought; null where that is known at the end. */
  tokens: bigint | null;
  /** The account that earns from it; null without a referrer. */
  referrer: Address | null;
}

/** What a receipt says of a deposit into a sale; null where it has none. */
export type DepositInReceipt = (receipt: DoneAct['receipt'], sale: Address) => TakenDeposit | null;

/** The deposit of `depositCall`. */
export const depositInReceipt: DepositInReceipt = (receipt, sale) => {
  const taken = eventOf(receipt, sale, saleAbi, 'UserDeposited');
  if (!taken) return null;
  const { amount, tokens, referrer } = taken;
  return { amount, tokens, referrer: referrer === zeroAddress ? null : referrer };
};
