import { contractAddress, LOCK_MS } from '@rab/config';
import { presaleAbi, rabbitLockAbi } from '@rab/contracts/abis';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/**
 * The lock of what a sale or a fair launch has listed, by the number that its contract gives: what a lock is called anybody can
 * type. Null before the listing.
 */
export async function getListedLock({ client, chain }: ReadContext, sale: Address) {
  const id = await client.readContract({ address: sale, abi: presaleAbi, functionName: 'LOCK_ID' });
  if (id === 0n) return null;
  return client.readContract({
    address: contractAddress(chain, 'rabbitLock'),
    abi: rabbitLockAbi,
    functionName: 'getLockById',
    args: [id],
  });
}

export const { useRead: useListedLock } = defineRead({
  name: 'listedLock',
  get: getListedLock,
  about: (sale) => [topics.sale(sale), topics.locks],
  refetchInterval: LOCK_MS,
});
