import { expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { messagesOf } from '@rab/testing/messagesOf';
import { type AirdropForm, airdropSchema, EMPTY_AIRDROP_FORM, earliestReclaim, typedSchedule } from './airdropForm.ts';

const DAY = 86_400n;
const TOKEN = `0x${'a'.repeat(40)}`;
/** Not on a minute, as blocks are. */
const NOW = BigInt(Date.UTC(2026, 0, 1, 12, 0, 45) / 1000);
const dateText = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString().slice(0, 16).replace('T', ' ');
const at = (text: string) => BigInt(Date.parse(`${text.replace(' ', 'T')}Z`) / 1000);

const formOf = (change: Partial<AirdropForm> = {}): AirdropForm => ({
  ...EMPTY_AIRDROP_FORM,
  tokenAddress: TOKEN,
  reclaimFrom: '2027-01-01 00:00',
  ...change,
});
const PARTS = { release: 'parts', firstPercent: '12.5', cycleDays: '10', cyclePercent: '30' } as const;
const known = { token: {}, now: NOW };
const messages = (change: Partial<AirdropForm>, context: Parameters<typeof airdropSchema>[0] = known) =>
  messagesOf(airdropSchema(context, formOf(change)), formOf(change));
const terms = (change: Partial<AirdropForm>) => v.parse(airdropSchema(known, formOf(change)), formOf(change));

it('what is typed becomes seconds and basis points; blank is now, and whole at once has no cycle [MRK-01]', () => {
  expect(terms({})).toMatchObject({
    reclaimFrom: at('2027-01-01 00:00'),
    schedule: { start: NOW, tgeBps: 10_000n, cycle: 0n, cycleBps: 0n },
  });
  expect(terms({ ...PARTS, start: '2026-03-01 10:30' })).toMatchObject({
    schedule: { start: at('2026-03-01 10:30'), tgeBps: 1_250n, cycle: 10n * DAY, cycleBps: 3_000n },
  });
});

it('a schedule is there once all of it is typed and right [MRK-01]', () => {
  expect(typedSchedule(formOf(), NOW)).toEqual({ start: NOW, tgeBps: 10_000n, cycle: 0n, cycleBps: 0n });
  expect(typedSchedule(formOf({ start: 'soon' }), NOW)).toBeNull();
  expect(typedSchedule(formOf({ ...PARTS, cyclePercent: '0' }), NOW)).toBeNull();
  expect(typedSchedule(formOf(PARTS), NOW)).toMatchObject({ start: NOW, cycle: 10n * DAY });
});

it.each([
  ['no address', { tokenAddress: '0x12' }, { tokenAddress: 'Invalid token address' }],
  ['no date', { start: 'soon' }, { start: 'Must be a date like 2026-11-24 15:30' }],
  ['no date of what comes back', { reclaimFrom: '' }, { reclaimFrom: 'This date is required' }],
  [
    'a first part of more than all',
    { ...PARTS, firstPercent: '100.01' },
    { firstPercent: 'Number must be less than 100' },
  ],
  ['a cycle of no time', { ...PARTS, cycleDays: '0' }, { cycleDays: expect.any(String) }],
  ['a later part of nothing', { ...PARTS, cyclePercent: '0' }, { cyclePercent: expect.any(String) }],
  ['a later part of more than all', { ...PARTS, cyclePercent: '100.01' }, { cyclePercent: expect.any(String) }],
])('%s is named at its field [MRK-01]', (_, change, said) => {
  expect(messages(change)).toEqual(said);
});

it('a token that cannot be read is not one that does not answer [MRK-01]', () => {
  expect(messages({}, { token: null, now: NOW })).toEqual({ tokenAddress: 'Cannot fetch token info' });
  expect(messages({}, { token: undefined, now: NOW })).toEqual({
    tokenAddress: 'The network didn’t respond. Try again in a moment.',
  });
});

const tooSoon = { reclaimFrom: 'Leave at least 7 days after the last release' };

it('what nobody claims comes back seven days after the last release at the earliest, to the minute [MRK-03]', () => {
  // 12.5 % and three cycles of ten days
  const late = { ...PARTS, start: '2026-03-01 10:30' };
  expect(messages({ ...late, reclaimFrom: '2026-04-07 10:30' })).toEqual({});
  expect(messages({ ...late, reclaimFrom: '2026-04-07 10:29' })).toEqual(tooSoon);
  expect(earliestReclaim(formOf(late), NOW)).toBe(at('2026-04-07 10:30'));
  // with the creation the last release is 45 seconds after a minute, which is not cut off
  expect(messages({ ...PARTS, reclaimFrom: '2026-02-07 12:00' })).toEqual(tooSoon);
  expect(messages({ ...PARTS, reclaimFrom: '2026-02-07 12:01' })).toEqual({});
  // what has begun long ago leaves seven days from the creation on
  const early = { start: '2025-01-01 00:00' };
  expect(messages({ ...early, reclaimFrom: '2026-01-08 12:00' })).toEqual(tooSoon);
  expect(messages({ ...early, reclaimFrom: '2026-01-08 12:06' })).toEqual({});
});

it.each([
  ['at once', {}],
  ['in parts', PARTS],
  ['in parts that began before', { ...PARTS, start: '2025-12-20 00:00' }],
  ['in parts that begin later', { ...PARTS, start: '2026-01-02 00:00' }],
])(
  'the date that is named as the earliest is taken %s, also by the contract, half an hour after it was named [MRK-03]',
  (_, change) => {
    const earliest = earliestReclaim(formOf(change), NOW);
    if (earliest === null) throw new Error('no date is named');
    expect(earliest % 60n).toBe(0n);
    const typed = formOf({ ...change, reclaimFrom: dateText(earliest) });
    const then = NOW + 1_800n;
    const { schedule, reclaimFrom } = v.parse(airdropSchema({ token: {}, now: then }, typed), typed);
    expect(reclaimFrom).toBe(earliest);
    // RabbitAirdrop's rule, in a block a minute later
    const cycles =
      schedule.cycle === 0n ? 0n : (10_000n - schedule.tgeBps + schedule.cycleBps - 1n) / schedule.cycleBps;
    const last = schedule.start + cycles * schedule.cycle;
    const block = then + 60n;
    expect(reclaimFrom).toBeGreaterThanOrEqual((last > block ? last : block) + 7n * DAY);
  },
);

it('no date is the earliest while the schedule is not right [MRK-01]', () => {
  expect(earliestReclaim(formOf({ start: 'soon' }), NOW)).toBeNull();
});
