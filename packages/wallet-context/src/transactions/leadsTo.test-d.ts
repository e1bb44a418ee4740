import { rabbitLockAbi } from '@rab/contracts/abis';
import { zeroAddress } from 'viem';
import { leadsTo } from './leadsTo.ts';

const of = { emitter: zeroAddress, abi: rabbitLockAbi, path: (id: string) => `/lock/${id}` };

leadsTo({ ...of, eventName: 'LockAdded', argument: 'id' });
leadsTo({ ...of, eventName: 'LockAdded', argument: null });
// @ts-expect-error a misspelt event
leadsTo({ ...of, eventName: 'LockAded', argument: 'id' });
// @ts-expect-error an argument that the event does not have
leadsTo({ ...of, eventName: 'LockAdded', argument: 'lockId' });
