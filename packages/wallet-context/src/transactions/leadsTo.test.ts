import { describe, expect, it } from '@jest/globals';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { logOf } from '@rab/testing/logOf';
import { createdPath } from './createdPath.ts';
import { leadsTo } from './leadsTo.ts';
import { transactionSchema } from './TransactionRecord.ts';

const LOCK = `0x${'8'.repeat(40)}` as const;
const OTHER = `0x${'9'.repeat(40)}` as const;
const HASH = `0x${'12'.repeat(32)}` as const;

const toLock = leadsTo({
  emitter: LOCK,
  abi: rabbitLockAbi,
  eventName: 'LockAdded',
  argument: 'id',
  path: (id) => `/lock-tokens/lock/${id}`,
});
const added = (emitter: typeof LOCK) => logOf(emitter, rabbitLockAbi, 'LockAdded', { id: 1_000_007n });

describe('what a transaction created', () => {
  it('is found in its receipt, after the way there was stored and read again', () => {
    const stored = JSON.parse(JSON.stringify(toLock)) as typeof toLock;
    expect(transactionSchema.entries.leadsTo.wrapped['~run']({ value: stored }, {}).issues).toBeUndefined();
    expect(createdPath(stored, { logs: [added(LOCK)], transactionHash: HASH })).toBe('/lock-tokens/lock/1000007');
  });

  it.each([
    null,
    {},
    { type: 'function', name: 'LockAdded', inputs: [] },
    { type: 'event', name: 'LockAdded' },
    { type: 'event', name: 'LockAdded', inputs: [{ name: 'id' }] },
    { type: 'event', name: 7, inputs: [] },
  ])('is not looked for by an invalid stored event: %j', (event) => {
    const stored = { ...toLock, event };
    expect(transactionSchema.entries.leadsTo.wrapped['~run']({ value: stored }, {}).issues).toBeDefined();
  });

  it('is shown by the event of the ABI with that name, which has to be there', () => {
    const event = { type: 'event', name: 'Made', inputs: [{ name: 'id', type: 'uint256' }] } as const;
    const abi = [
      { type: 'function', name: 'Made', stateMutability: 'view', inputs: [], outputs: [] },
      { ...event, name: 'Other' },
      event,
      { ...event, name: 'Last' },
    ] as const;
    const options = { emitter: LOCK, abi, argument: 'id', path: (id: string) => `/x/${id}` } as const;
    expect(leadsTo({ ...options, eventName: 'Made' })).toEqual({ emitter: LOCK, event, argument: 'id', path: '/x/{}' });
    expect(() => leadsTo({ ...options, eventName: 'None' as 'Made' })).toThrow(/^The ABI has no event None\.$/);
  });

  it('may be shown by the hash of the transaction', () => {
    const byHash = leadsTo({
      emitter: LOCK,
      abi: rabbitLockAbi,
      eventName: 'LockAdded',
      argument: null,
      path: (hash) => `/x?y=${hash}`,
    });
    expect(createdPath(byHash, { logs: [added(LOCK)], transactionHash: HASH })).toBe(`/x?y=${HASH}`);
  });

  it('is nothing where another contract wrote the event, or nobody did', () => {
    expect(createdPath(toLock, { logs: [added(OTHER)], transactionHash: HASH })).toBeNull();
    expect(createdPath(toLock, { logs: [], transactionHash: HASH })).toBeNull();
    const log = added(LOCK);
    const cut = { ...log, topics: log.topics.slice(0, 1) as typeof log.topics, data: '0x' } as const;
    expect(createdPath(toLock, { logs: [cut], transactionHash: HASH })).toBeNull();
  });
});
