import { expect, it } from '@jest/globals';
import {
  AT_ONCE,
  claimAirdropCall,
  claimAirdropForManyCall,
  createAirdropCall,
  reclaimAirdropCall,
} from './airdropCalls.ts';

const AIRDROP = `0x${'5'.repeat(40)}` as const;
const TOKEN = `0x${'6'.repeat(40)}` as const;
const ANN = `0x${'7'.repeat(40)}` as const;
const WORD = `0x${'8'.repeat(64)}` as const;
const terms = { token: TOKEN, amount: 9n, root: WORD, start: 1n, ...AT_ONCE, reclaimFrom: 2n, list: 'Qm' };
const row = { index: 3, account: ANN, amount: 4n, proof: [WORD] };
const claim = { index: 3n, account: ANN, amount: 4n, proof: [WORD] };

it.each([
  [
    'a creation by its caller’s event of this token',
    createAirdropCall(AIRDROP, terms),
    'create',
    [terms],
    { eventName: 'AirdropCreated', sender: 'creator', args: { token: TOKEN } },
  ],
  [
    'a claim by the event of its row',
    claimAirdropCall(AIRDROP, 1n, row),
    'claimFor',
    [1n, 3n, ANN, 4n, [WORD]],
    { eventName: 'AirdropClaimed', args: { id: 1n, index: 3n, account: ANN } },
  ],
  [
    'a claim of several rows by any event of the airdrop',
    claimAirdropForManyCall(AIRDROP, 1n, [row, { ...row, index: 0n }]),
    'claimForMany',
    [1n, [claim, { ...claim, index: 0n }]],
    { eventName: 'AirdropClaimed', args: { id: 1n } },
  ],
  [
    'what comes back by the event of the airdrop',
    reclaimAirdropCall(AIRDROP, 1n),
    'reclaim',
    [1n],
    { eventName: 'AirdropReclaimed', args: { id: 1n } },
  ],
])('%s is proven [MRK-01]', (_, call, functionName, args, emits) => {
  expect(call).toMatchObject({ address: AIRDROP, functionName, args });
  expect(call.emits).toEqual(emits);
  // nothing is paid in coins
  expect(call.value ?? 0n).toBe(0n);
});

it('whole at once is all of it, without a cycle [MRK-01]', () => {
  expect(AT_ONCE).toEqual({ tgeBps: 10_000n, cycle: 0n, cycleBps: 0n });
});
