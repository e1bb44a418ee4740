import { describe, expect, it } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import { calendarMoments, calendarText } from './calendarText.ts';
import { contributionsCsv } from './contributionsCsv.ts';

const DAY = 86_400n;
const vesting = { isLinear: false, startSeconds: DAY, endSeconds: 3n * DAY, basisPoints: 6_000n, periodSeconds: DAY };
const LINK = 'https://rab.example/rab-sale/0x1';
const token = { ...saleFixture().token, symbol: 'A,B;C\\D\nE' };

describe('a sale’s calendar', () => {
  it('has its start, its end and every claim [MNY-13]', () => {
    expect(calendarMoments(saleFixture({ vesting })).map(({ words, at }) => [words, at])).toEqual([
      ['CARROT sale starts', 1000n],
      ['CARROT sale ends', 2000n],
      ['CARROT: claim 1 of 2', 2000n + 2n * DAY],
      ['CARROT: all tokens can be claimed', 2000n + 3n * DAY],
    ]);
    expect(calendarMoments(saleFixture({ vesting: { ...vesting, isLinear: true } })).slice(2)).toEqual([
      { id: 'claim-1', words: 'CARROT: all tokens can be claimed', at: 2000n + 3n * DAY },
    ]);
    expect(calendarMoments(saleFixture())).toHaveLength(2);
  });

  it('a calendar with thousands of claims has the first ones and the last [MNY-13]', () => {
    const long = { ...vesting, startSeconds: 0n, endSeconds: 3_650n * DAY };
    const moments = calendarMoments(saleFixture({ vesting: long }));
    expect(moments).toHaveLength(2 + 60 + 1);
    expect(moments.at(-1)?.at).toBe(2000n + 3_650n * DAY);
  });

  it('is a file that calendars read: lines of 75 bytes, in UTC, nothing of a stranger’s text unescaped [MNY-13]', () => {
    const text = calendarText(saleFixture({ token }), `${LINK}/${'x'.repeat(100)}`);
    const lines = text.split('\r\n');
    expect(lines.slice(0, 7)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//RAB Launchpad//Sale//EN',
      'BEGIN:VEVENT',
      `UID:${saleFixture().id}-start`,
      'DTSTAMP:19700101T000820Z',
      'DTSTART:19700101T001640Z',
    ]);
    expect(lines[7]).toBe('SUMMARY:A\\,B\\;C\\\\D E sale starts');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`URL:${LINK}/${'x'.repeat(100)}\r\n`);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});

it('contributions are a table of whole units, with all their decimals [MNY-13]', () => {
  const rows = [
    { account: '0xab', amount: 15n * 10n ** 17n },
    { account: '0xcd', amount: 1n },
  ] as const;
  expect(contributionsCsv(saleFixture(), rows as never)).toBe(
    'account,deposited\r\n0xab,1.5\r\n0xcd,0.000000000000000001\r\n',
  );
});
