import { type ChainConfig, contractAddress } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import type { News } from '@rab/federation/area';
import type { DoneAct } from '@rab/wallet-context';
import { eventsOf } from '@rab/wallet-context/reads';

/** What a partner's page learns about an act: the locks that it made. */
export function readAct({ chainId, receipt }: DoneAct, chain: ChainConfig): News | null {
  const locks = eventsOf(receipt, contractAddress(chain, 'rabbitLock'), rabbitLockAbi, 'LockAdded');
  const [first] = locks;
  if (!first) return null;
  const { transactionHash } = receipt;
  return ['locked', { chainId, transactionHash, token: first.token, lockIds: locks.map(({ id }) => id) }];
}
