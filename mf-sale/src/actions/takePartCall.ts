import { isNative } from '@rab/config';
import { contractCall } from '@rab/contracts';
import { fairLaunchAbi } from '@rab/contracts/abis';
import type { SaleKindInDetail } from '@rab/launchpad';

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
