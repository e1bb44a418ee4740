import { expect, it } from '@jest/globals';
import { SECONDS_PER_DAY } from '@rab/contracts';
import { say } from '@rab/language';
import { lockSummary } from './lockSummary.ts';

const date = 1_893_456_000n;
const vesting = { tgeBps: 4_000n, cycle: SECONDS_PER_DAY, cycleBps: 3_000n };

it.each([
  ['of a plain lock its end', null, 'until 2030-01-01 00:00 UTC'],
  ['of a vesting lock both ends', vesting, 'released from 2030-01-01 00:00 to 2030-01-03 00:00 UTC'],
  ['the first day with tokens', { ...vesting, tgeBps: 0n }, 'released from 2030-01-02 00:00 to 2030-01-05 00:00 UTC'],
  ['of all at once one date', { ...vesting, tgeBps: 10_000n }, 'until 2030-01-01 00:00 UTC'],
])('the toast of a new lock says %s', (_, terms, words) => {
  expect(say(lockSummary({ date, vesting: terms }, '5 CRT')).replace(/^Lock 5 CRT,? /, '')).toBe(words);
});
