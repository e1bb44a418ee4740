import { hashOfCode, rabbitLockCodeHash } from '@rab/contracts/lock';
import { defineRead } from '@rab/wallet-context';

/** Whether the lock of the configuration has the code that was published of it. Code does not change: asked once. */
export const { useRead: useIsOwnLocker } = defineRead<'code', boolean>({
  name: 'ownLocker',
  get: async ({ client, chain }) => {
    const { rabbitLock } = chain.contracts;
    if (!rabbitLock) return false;
    const code = await client.request({ method: 'eth_getCode', params: [rabbitLock, 'latest'] });
    return hashOfCode(code) === rabbitLockCodeHash;
  },
  about: () => [],
  staleTime: Number.POSITIVE_INFINITY,
});
