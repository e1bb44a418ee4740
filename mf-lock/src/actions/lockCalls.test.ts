import { expect, it } from '@jest/globals';
import { type ChainConfig, contractAddress, parseConfig } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import { createdLockId } from './lockCalls.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;

it('the id of a new lock is what the lock contract says, whatever the locked token writes before it [LKC-04]', () => {
  const hostile = logOf(`0x${'e'.repeat(40)}`, rabbitLockAbi, 'LockAdded', { id: 666n });
  const own = logOf(contractAddress(chain, 'rabbitLock'), rabbitLockAbi, 'LockAdded', { id: 7n });
  expect(createdLockId(chain, { logs: [hostile, own] })).toBe(7n);
  expect(() => createdLockId(chain, { logs: [hostile] })).toThrow('The transaction created no lock.');
});
