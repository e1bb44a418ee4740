import { type ChainConfig, contractAddress, paths } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { type Destination, leadsTo } from '@rab/wallet-context/transactions';

/** A new lock leads to its own page (LKC-04). */
export const toNewLock = (chain: ChainConfig): Destination =>
  leadsTo({
    emitter: contractAddress(chain, 'rabbitLock'),
    abi: rabbitLockAbi,
    eventName: 'LockAdded',
    argument: 'id',
    path: paths.lock,
  });
