import { type ChainConfig, contractAddress, paths } from '@rab/config';
import { rabbitPositionLockAbi } from '@rab/contracts/abis/others';
import { type Destination, leadsTo } from '@rab/wallet-context/transactions';

/** A newly locked position leads to its own page. */
export const toNewPositionLock = (chain: ChainConfig): Destination =>
  leadsTo({
    emitter: contractAddress(chain, 'positionLock'),
    abi: rabbitPositionLockAbi,
    eventName: 'PositionLocked',
    argument: 'id',
    path: paths.positionLock,
  });
