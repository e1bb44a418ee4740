import { hashOfCode, rabbitLockCodeHash } from '@rab/contracts/lock';
import type { ChainClient, ReadContext } from '../ReadContext.ts';

/**
 * Whether the lock contract of the configuration runs the code that was published of it: it has no owner and no proxy, and opens
 * no lock before its date (CHK-05). False also where the configuration names none.
 * @throws where the node does not answer
 */
export async function isOwnLocker({
  client,
  chain,
}: {
  chain: Pick<ReadContext['chain'], 'contracts'>;
  client: Pick<ChainClient, 'request'>;
}): Promise<boolean> {
  const { rabbitLock } = chain.contracts;
  if (!rabbitLock) return false;
  const code = await client.request({ method: 'eth_getCode', params: [rabbitLock, 'latest'] });
  return hashOfCode(code) === rabbitLockCodeHash;
}
