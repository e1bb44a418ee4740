import { parseAddress } from '@rab/contracts';
import { fairLaunchAbi, saleAbi } from '@rab/contracts/abis';
import type { DoneAct } from '@rab/wallet-context';
import { type Address, eventOf, zeroAddress } from '@rab/wallet-context/contract';
import { buyKey } from './buyKey.ts';

/** A deposit that was taken; the amount in base units. */
export interface Deposit {
  sale: Address;
  amount: bigint;
  /** Who earns by it, null for nobody. */
  referrer: Address | null;
}

/** The deposit that an act has made, null where it is another act. */
export function depositOf({ key, receipt }: Pick<DoneAct, 'key' | 'receipt'>): Deposit | null {
  const sale = parseAddress(key.startsWith(buyKey('')) ? key.slice(buyKey('').length) : null);
  if (!sale) return null;
  const taken = eventOf(receipt, sale, saleAbi, 'UserDeposited');
  if (taken) return { sale, amount: taken.amount, referrer: taken.referrer === zeroAddress ? null : taken.referrer };
  const shared = eventOf(receipt, sale, fairLaunchAbi, 'UserDeposited');
  return shared && { sale, amount: shared.amount, referrer: null };
}
