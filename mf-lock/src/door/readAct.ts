import { type ChainConfig, contractAddress } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import type { News } from '@rab/federation/mount';
import type { DoneAct } from '@rab/wallet-context';
import { eventsOf } from '@rab/wallet-context/contract';

/** What a partner's page is told of an act: locks that it has made. */
export function readAct({ chainId, receipt }: DoneAct, chain: ChainConfig): News | null {
  const locks = eventsOf(receipt, contractAddress(chain, 'rabbitLock'), rabbitLockAbi, 'LockAdded');
  const [first] = locks;
  if (!first) return null;
  const { transactionHash } = receipt;
  return ['locked', { chainId, transactionHash, token: first.token, lockIds: locks.map(({ id }) => id) }];
}
