import { expect, it } from '@jest/globals';
import { lockCall, lockManyCall } from './lockCalls.ts';

const terms = {
  token: `0x${'2'.repeat(40)}`,
  amount: 11n,
  date: 22n,
  vesting: { tgeBps: 33n, cycle: 44n, cycleBps: 55n },
  description: 'Team',
} as const;
const owner = `0x${'3'.repeat(40)}` as const;
const LOCKER = `0x${'4'.repeat(40)}` as const;
const word = `0x${'1'.repeat(64)}` as const;
const permit = { deadline: 1n, v: 27, r: word, s: word } as const;

it('a lock, plain or vesting, with or without a permit, says each term in its place [LKC-10]', () => {
  const plain = { ...terms, vesting: null };
  const args = [owner, terms.token, true, 11n, 22n];
  const proven = { address: LOCKER, emits: { eventName: 'LockAdded', sender: 'owner' } };
  expect(lockCall(LOCKER, owner, plain, true)).toMatchObject({
    ...proven,
    functionName: 'lock',
    args: [...args, 'Team'],
  });
  expect(lockCall(LOCKER, owner, plain, true, permit)).toMatchObject({
    ...proven,
    functionName: 'lockWithPermit',
    args: [...args, 'Team', permit],
  });
  const vesting = [...args, 33n, 44n, 55n, 'Team'];
  expect(lockCall(LOCKER, owner, terms, true)).toMatchObject({
    ...proven,
    functionName: 'vestingLock',
    args: vesting,
  });
  expect(lockCall(LOCKER, owner, terms, true, permit)).toMatchObject({
    ...proven,
    functionName: 'vestingLockWithPermit',
    args: [...vesting, permit],
  });
});

it('locks for many say each owner with the own amount, and the terms once [LKT-02]', () => {
  const rows = [
    { owner, amount: 7n },
    { owner: terms.token, amount: 8n },
  ];
  expect(lockManyCall(LOCKER, rows, terms, false)).toMatchObject({
    address: LOCKER,
    functionName: 'multipleVestingLock',
    emits: { eventName: 'LockAdded', args: { token: terms.token } },
    args: [[owner, terms.token], [7n, 8n], terms.token, false, 22n, 33n, 44n, 55n, 'Team'],
  });
});
