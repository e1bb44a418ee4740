import { expect, it } from '@jest/globals';
import { type ChainConfig, contractAddress, parseConfig } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import { createdPath } from '@rab/wallet-context/transactions';
import { createLockCall, lockManyCall, toNewLock } from './lockCalls.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const transactionHash = `0x${'1'.repeat(64)}` as const;

it('a new lock leads to the page that the lock contract says, whatever the locked token writes before it [LKC-04]', () => {
  const hostile = logOf(`0x${'e'.repeat(40)}`, rabbitLockAbi, 'LockAdded', { id: 666n });
  const own = logOf(contractAddress(chain, 'rabbitLock'), rabbitLockAbi, 'LockAdded', { id: 7n });
  expect(createdPath(toNewLock(chain), { logs: [hostile, own], transactionHash })).toBe('/lock-tokens/lock/7');
  expect(createdPath(toNewLock(chain), { logs: [hostile], transactionHash })).toBeNull();
});

const terms = {
  token: `0x${'2'.repeat(40)}`,
  amount: 11n,
  date: 22n,
  vesting: { tgeBps: 33n, cycle: 44n, cycleBps: 55n },
  description: 'Team',
} as const;
const owner = `0x${'3'.repeat(40)}` as const;
const permit = { deadline: 1n, v: 27, r: transactionHash, s: transactionHash } as const;

it('a lock, plain or vesting, with or without a permit, says each term in its place [LKC-10]', () => {
  const plain = { ...terms, vesting: null };
  const args = [owner, terms.token, true, 11n, 22n];
  expect(createLockCall(chain, owner, plain, true)).toMatchObject({ functionName: 'lock', args: [...args, 'Team'] });
  expect(createLockCall(chain, owner, plain, true, permit)).toMatchObject({
    functionName: 'lockWithPermit',
    args: [...args, 'Team', permit],
  });
  const vesting = [...args, 33n, 44n, 55n, 'Team'];
  expect(createLockCall(chain, owner, terms, true)).toMatchObject({ functionName: 'vestingLock', args: vesting });
  expect(createLockCall(chain, owner, terms, true, permit)).toMatchObject({
    functionName: 'vestingLockWithPermit',
    args: [...vesting, permit],
  });
});

it('locks for many say each owner with the own amount, and the terms once [LKT-02]', () => {
  const rows = [
    { owner, amount: 7n },
    { owner: terms.token, amount: 8n },
  ];
  expect(lockManyCall(chain, rows, terms, false)).toMatchObject({
    functionName: 'multipleVestingLock',
    args: [[owner, terms.token], [7n, 8n], terms.token, false, 22n, 33n, 44n, 55n, 'Team'],
  });
});
