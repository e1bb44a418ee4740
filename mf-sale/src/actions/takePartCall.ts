import { isNative } from '@rab/config';
import { contractCall } from '@rab/contracts';
import { fairLaunchAbi } from '@rab/contracts/abis';
import type { DepositInReceipt, SaleKindInDetail } from '@rab/launchpad';
import { eventOf } from '@rab/wallet-context/reads';

/** Takes part in a fair launch for `amount` base units; it knows no referrers. */
export const takePartCall: SaleKindInDetail['depositCall'] = ({ id, base }, amount) =>
  contractCall({
    address: id,
    abi: fairLaunchAbi,
    functionName: 'userDeposit',
    args: [amount],
    emits: { eventName: 'UserDeposited', sender: 'account' },
    ...(isNative(base.address) && { value: amount }),
  });

/** The deposit of `takePartCall`: what it gets is known at the end. */
export const partInReceipt: DepositInReceipt = (receipt, launch) => {
  const taken = eventOf(receipt, launch, fairLaunchAbi, 'UserDeposited');
  return taken && { amount: taken.amount, tokens: null, referrer: null };
};
