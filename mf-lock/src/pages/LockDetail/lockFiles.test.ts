import { expect, it } from '@jest/globals';
import { carrots, DAY, recordFixture } from '../../../test/lockFixture.ts';
import { scheduleCsv, unlockCalendar, unlockDates } from './lockFiles.ts';

const token = { decimals: 6, symbol: 'C;T' };
const LINK = 'https://rab.example/lock-tokens/lock/1000007';
const TGE = 1_900_000_000n;
const vesting = recordFixture({ tgeDate: TGE, tgeBps: 1_810n, cycle: DAY, cycleBps: 4_000n });

it('a calendar has each date at which something unlocks, with how much, the last one named [LKT-06]', () => {
  expect(unlockDates(vesting, token, 56, LINK)).toEqual(
    [
      ['181 C;T unlock (lock 1000007)', 1],
      ['400 C;T unlock (lock 1000007)', 2],
      ['400 C;T unlock (lock 1000007)', 3],
      ['19 C;T unlock (lock 1000007), final release', 4],
    ].map(([words, index]) => ({
      id: `lock-56-1000007-${index}`,
      words,
      at: TGE + BigInt((index as number) - 1) * DAY,
      link: LINK,
    })),
  );
  const text = unlockCalendar(vesting, token, 56, LINK);
  expect(text).toMatch(
    /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/RAB Launchpad\/\/Lock\/\/EN\r\nBEGIN:VEVENT\r\n/,
  );
  expect(text).toContain('DTSTART:20300317T174640Z\r\nSUMMARY:181 C\\;T unlock (lock 1000007)');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
});

it('a plain lock has one date; nothing at the start is no date; of thousands the first ones and the last are there [LKT-06]', () => {
  expect(unlockDates(recordFixture({ tgeDate: TGE }), token, 56, LINK).map(({ at }) => at)).toEqual([TGE]);
  const late = recordFixture({ tgeDate: TGE, tgeBps: 0n, cycle: DAY, cycleBps: 5_000n });
  expect(unlockDates(late, token, 56, LINK).map(({ at }) => at)).toEqual([TGE + DAY, TGE + 2n * DAY]);
  const slow = recordFixture({ tgeDate: TGE, tgeBps: 1n, cycle: DAY, cycleBps: 1n });
  const dates = unlockDates(slow, token, 56, LINK);
  expect(dates).toHaveLength(61);
  expect(dates.at(-1)?.at).toBe(TGE + 9_999n * DAY);
});

it('the schedule as a table has all decimals, and sums up to the lock [LKT-06]', () => {
  const odd = recordFixture({ amount: 1_000_001n, tgeDate: TGE, tgeBps: 3_333n, cycle: DAY, cycleBps: 3_333n });
  const lines = scheduleCsv(odd, token).split('\r\n');
  expect(lines).toEqual([
    'unlock,time_utc,amount,token,percent',
    '1,2030-03-17 17:46,0.3333,"C;T",33.33',
    '2,2030-03-18 17:46,0.3333,"C;T",33.33',
    '3,2030-03-19 17:46,0.3333,"C;T",33.33',
    '4,2030-03-20 17:46,0.000101,"C;T",0.01',
    '',
  ]);
  const sum = lines.slice(1, -1).reduce((total, line) => total + Math.round(Number(line.split(',')[2]) * 1e6), 0);
  expect(sum).toBe(1_000_001);
  expect(carrots(1.000001)).toBe(odd.amount);
});
