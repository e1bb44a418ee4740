import { fairLaunchAbi } from '@rab/contracts/abis';
import type { DepositInReceipt } from '@rab/launchpad';
import { eventOf } from '@rab/wallet-context/reads';

// the local chain's driver sends it as well
export { takePartCall } from '@rab/contracts/sale-calls';

/** The deposit of `takePartCall`: what it gets is known at the end. */
export const partInReceipt: DepositInReceipt = (receipt, launch) => {
  const taken = eventOf(receipt, launch, fairLaunchAbi, 'UserDeposited');
  return taken && { amount: taken.amount, tokens: null, referrer: null };
};
