import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { lockManyCall } from '@rab/contracts/lock-calls';
import { say } from '@rab/language';
import {
  createLockCall,
  describeLockCall,
  editLockCall,
  renounceLockCall,
  transferLockCall,
  unlockCall,
} from '@rab/sdk/locks';
import { configFixture } from '@rab/testing/configFixture';
import { SHOWN_TOKEN, shownOf } from '@rab/testing/shownOf';
import { lockSummary } from '../pages/CreateLock/lockSummary.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const date = 1_800_000_000n;
const lock = { token: SHOWN_TOKEN, description: 'Team', amount: 1_500n * 10n ** 18n, date, vesting: null };
const vesting = { tgeBps: 2_500n, cycle: 86_400n, cycleBps: 1_000n };
const word = `0x${'1'.repeat(64)}` as const;
const permit = { deadline: date + 60n, v: 27, r: word, s: word };

it.each([undefined, permit])(
  'a lock is worded for the wallet as on the page, with permit %p or without [CLR-01]',
  (given) => {
    const { intent, sentence, fields } = shownOf('RabbitLock', createLockCall(chain, OWNER, lock, true, given));
    expect({ intent, sentence }).toEqual({ intent: 'Lock', sentence: say(lockSummary(lock, '1,500 CARROT')) });
    expect(fields).toEqual([
      { label: 'Amount', value: '1,500 CARROT' },
      { label: 'Token address', value: '0x0000…A440' },
      { label: 'Owner', value: '0x7099…79C8' },
      { label: 'Liquidity', value: 'Yes' },
      { label: 'Title', value: 'Team' },
      { label: 'Unlock date', value: '2027-01-15 08:00 UTC' },
      ...(given ? [{ label: 'Permit valid until', value: '2027-01-15 08:01 UTC' }] : []),
    ]);
  },
);

it.each([undefined, permit])('a vesting lock says its schedule, with permit %p or without [CLR-01]', (given) => {
  const terms = { ...lock, vesting };
  const { sentence, fields } = shownOf('RabbitLock', createLockCall(chain, OWNER, terms, false, given));
  expect(sentence).toBe('Lock 1,500 CARROT, released in parts from 2027-01-15 08:00 UTC on');
  expect(fields).toEqual(
    expect.arrayContaining([
      { label: 'TGE percent', value: '25%' },
      { label: 'Cycle', value: '24:00:00' },
      { label: 'Cycle release percent', value: '10%' },
    ]),
  );
});

it('locks for many say each owner with what the owner gets [CLR-01]', () => {
  const rows = [
    { owner: OWNER, amount: 10n ** 18n },
    { owner: SHOWN_TOKEN, amount: 2n * 10n ** 18n },
  ] as const;
  const { fields } = shownOf('RabbitLock', lockManyCall(OWNER, rows, { ...lock, vesting }, false));
  expect(fields.slice(1, 5).map(({ value }) => value)).toEqual(['0x7099…79C8', '1 CARROT', '0x0000…A440', '2 CARROT']);
});

it.each([
  ['Unlock lock 1000007', unlockCall(chain, 1_000_007n)],
  ['Rename lock 1000007 to “Team”', describeLockCall(chain, 1_000_007n, 'Team')],
  ['Transfer lock 1000007 to 0x7099…79C8', transferLockCall(chain, 1_000_007n, OWNER)],
  ['Renounce lock 1000007', renounceLockCall(chain, 1_000_007n)],
])('“%s” is the wallet’s sentence as well as the page’s [CLR-01]', (sentence, call) => {
  expect(shownOf('RabbitLock', call).sentence).toBe(sentence);
});

it('a change says what it changes and nothing else [CLR-01]', () => {
  const labels = (amount: bigint, to: bigint) =>
    shownOf('RabbitLock', editLockCall(chain, 1_000_007n, amount, to)).fields.map(({ label }) => label);
  expect(labels(5n, 0n)).toEqual(['Lock', 'New amount']);
  expect(labels(0n, date)).toEqual(['Lock', 'New unlock date']);
});
