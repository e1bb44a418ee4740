import { expect, it } from '@jest/globals';
import { type ChainConfig, contractAddress, parseConfig } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import { createdPath } from '@rab/wallet-context/transactions';
import { toNewLock } from './toNewLock.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const transactionHash = `0x${'1'.repeat(64)}` as const;

it('a new lock leads to the page that the lock contract says, whatever the locked token writes before it [LKC-04]', () => {
  const hostile = logOf(`0x${'e'.repeat(40)}`, rabbitLockAbi, 'LockAdded', { id: 666n });
  const own = logOf(contractAddress(chain, 'rabbitLock'), rabbitLockAbi, 'LockAdded', { id: 7n });
  expect(createdPath(toNewLock(chain), { logs: [hostile, own], transactionHash })).toBe('/lock-tokens/lock/7');
  expect(createdPath(toNewLock(chain), { logs: [hostile], transactionHash })).toBeNull();
});
