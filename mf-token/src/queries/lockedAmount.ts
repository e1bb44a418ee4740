import { contractAddress } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/contract';

/** How much of a token is locked with us now, base units; from the chain itself. */
export async function getLockedAmount({ client, chain }: ReadContext, token: Address): Promise<bigint> {
  const { amount } = await client.readContract({
    address: contractAddress(chain, 'rabbitLock'),
    abi: rabbitLockAbi,
    functionName: 'cumulativeLockInfo',
    args: [token],
  });
  return amount;
}

export const { useRead: useLockedAmount } = defineRead({
  name: 'lockedAmount',
  get: getLockedAmount,
  about: (token) => [topics.token(token)],
  staleTime: 60_000,
});
