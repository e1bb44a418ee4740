import { describe, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { type CreateLockContext, type CreateLockForm, createLockSchema } from './createLockSchema.ts';

const TOKEN = '0x52908400098527886E0F7030069857D2E4169EE7';
const context: CreateLockContext = { token: { decimals: 18, symbol: 'CRT' }, balance: 10n ** 21n, now: 1_800_000_000n };
const plain: CreateLockForm = {
  tokenAddress: TOKEN,
  title: 'Team',
  amount: '100',
  useVesting: false,
  lockUntil: '2030-01-01T00:00',
  tgeDate: '',
  tgePercent: '',
  cycleDays: '',
  cycleReleasePercent: '',
};
const vesting: CreateLockForm = {
  ...plain,
  useVesting: true,
  lockUntil: '',
  tgeDate: '2030-01-01T00:00',
  tgePercent: '18.1',
  cycleDays: '30',
  cycleReleasePercent: '10',
};

const issues = (form: CreateLockForm, changed: Partial<CreateLockContext> = {}) => {
  const result = v.safeParse(createLockSchema({ ...context, ...changed }), form);
  return result.issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];
};

describe('the create lock form', () => {
  it('takes all that the wallet holds [LKC-07]', () => {
    expect(issues({ ...plain, amount: '1000' })).toEqual([]);
  });

  it.each([
    ['a blank title [LKC-05]', { title: '  ' }, 'title', 'Title cannot be blank'],
    [
      'a title of more bytes than the contract keeps [PRM-05]',
      { title: 'é'.repeat(129) },
      'title',
      'The title is too long: at most 256 bytes. Letters such as é and 漢 count as two to four',
    ],
    ['an address that is none [LKC-06]', { tokenAddress: '0x12' }, 'tokenAddress', 'Invalid token address'],
    ['an amount that isn’t a number [LKC-07]', { amount: '1e3' }, 'amount', 'Amount must be number'],
    ['an amount of nothing [LKC-07]', { amount: '0.0' }, 'amount', 'Amount must be > 0'],
    ['more than the wallet holds [LKC-07]', { amount: '1001' }, 'amount', 'Amount is above your balance'],
    ['a missing date', { lockUntil: '' }, 'lockUntil', 'Lock until is required'],
    ['a date in the past', { lockUntil: '2020-01-01T00:00' }, 'lockUntil', 'Lock until needs to be after current time'],
  ])('refuses %s', (_, change, field, message) => {
    expect(issues({ ...plain, ...change })).toEqual([[field, message]]);
  });

  it('refuses a token that cannot be read [LKC-06]', () => {
    expect(issues(plain, { token: null })).toEqual([['tokenAddress', 'Cannot fetch token info']]);
  });

  it('reports a node that does not answer about the token, and does not judge a balance that it did not give', () => {
    const sentence = 'The network didn’t respond. Try again in a moment.';
    expect(issues(plain, { token: undefined })).toEqual([['tokenAddress', sentence]]);
    expect(issues({ ...plain, amount: '1001' }, { balance: undefined })).toEqual([]);
  });

  it.each([
    [{ tgePercent: '100.01' }, 'tgePercent', 'Number must be less than 100'],
    [{ cycleReleasePercent: '101' }, 'cycleReleasePercent', 'Number must be less than 100'],
    [{ tgePercent: 'half' }, 'tgePercent', 'Must be number'],
    [{ cycleReleasePercent: '' }, 'cycleReleasePercent', 'Must be number'],
    [{ cycleDays: 'week' }, 'cycleDays', 'Must be number'],
    [{ tgeDate: '' }, 'tgeDate', 'TGE date is required'],
  ])('refuses %j of a vesting lock at its field [LKC-08]', (change, field, message) => {
    expect(issues({ ...vesting, ...change })).toEqual([[field, message]]);
  });

  it.each([
    [{ cycleReleasePercent: '0.009' }, 'cycleReleasePercent', 'The cycle release must be above 0% and at most 100%'],
    [{ cycleDays: '0' }, 'cycleDays', 'The cycle must be at least 1 day and at most 49710 days'],
    [{ cycleDays: '49711' }, 'cycleDays', 'The cycle must be at least 1 day and at most 49710 days'],
    [{ cycleDays: '1.9' }, 'cycleDays', 'Must be a whole number'],
  ])('refuses %j of a vesting lock, as the contract would', (change, field, message) => {
    expect(issues({ ...vesting, ...change })).toEqual([[field, message]]);
  });

  it.each([{ tgePercent: '0' }, { tgePercent: '100' }, { cycleReleasePercent: '100' }, { tgePercent: '95' }])(
    'takes %j of a vesting lock, as the contract does [LKC-08]',
    (change) => {
      expect(issues({ ...vesting, ...change })).toEqual([]);
    },
  );

  it('refuses more than a lock can hold', () => {
    const units = (amount: bigint) =>
      issues({ ...plain, amount: `${amount}` }, { token: { decimals: 0, symbol: 'N' }, balance: undefined });
    expect(units(2n ** 128n)).toEqual([['amount', 'The amount is too large to lock.']]);
    expect(units(2n ** 128n - 1n)).toEqual([]);
  });

  it('judges nothing of the kind of lock that is not chosen', () => {
    expect(issues({ ...plain, tgeDate: 'x', tgePercent: 'x', cycleDays: 'x', cycleReleasePercent: 'x' })).toEqual([]);
    expect(issues({ ...vesting, lockUntil: 'x' })).toEqual([]);
  });

  it('requires the unlock date of a plain lock [LKC-08]', () => {
    expect(issues({ ...plain, lockUntil: '' })).toEqual([['lockUntil', 'Lock until is required']]);
  });

  it('turns percents into basis points exactly and days into seconds', () => {
    expect(v.parse(createLockSchema(context), vesting)).toEqual({
      token: TOKEN,
      description: 'Team',
      amount: 100n * 10n ** 18n,
      date: 1_893_456_000n,
      vesting: { tgeBps: 1810n, cycle: 2_592_000n, cycleBps: 1000n },
    });
    expect(v.parse(createLockSchema(context), plain).vesting).toBeNull();
  });
});
