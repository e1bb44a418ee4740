import { expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { zeroAddress } from '@rab/wallet-context/reads';
import { positionFixture } from '../../../test/positionFixture.ts';
import { type PositionLockForm, parseTokenId, positionLockSchema } from './positionLockForm.ts';

type Context = Parameters<typeof positionLockSchema>[0];

const ALICE = `0x${'1'.repeat(40)}` as const;
const BOB = `0x${'5'.repeat(40)}` as const;
const LOCKER = `0x${'e'.repeat(40)}` as const;
const MANAGER = `0x${'f'.repeat(40)}` as const;
const held = { owner: ALICE, position: positionFixture() };
const context: Context = { held, account: ALICE, contracts: [LOCKER, MANAGER], now: 1_800_000_000n };
const complete: PositionLockForm = {
  manager: MANAGER,
  tokenId: '12',
  title: '',
  lockUntil: '2030-01-01 00:00',
  owner: '',
  feeReceiver: '',
};

const judge = (form: Partial<PositionLockForm>, changed: Partial<Context> = {}) =>
  v.safeParse(positionLockSchema({ ...context, ...changed }), { ...complete, ...form });
const issues = (...asked: Parameters<typeof judge>) =>
  judge(...asked).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

it('a number and a date are enough: the lock and its fees are the own account’s then [LIQ-01]', () => {
  expect(judge({}).output).toEqual({
    tokenId: 12n,
    owner: null,
    terms: { feeReceiver: zeroAddress, unlockDate: 1_893_456_000n, description: '' },
  });
  expect(judge({ owner: BOB, feeReceiver: BOB, title: ' Team ' }).output).toMatchObject({
    owner: BOB,
    terms: { feeReceiver: BOB, description: 'Team' },
  });
});

it.each<[string, Partial<PositionLockForm>, string, string]>([
  ['no number', { tokenId: ' ' }, 'tokenId', 'Choose a position, or enter its number'],
  ['a number with a fraction', { tokenId: '1.5' }, 'tokenId', 'Must be a whole number'],
  ['no date', { lockUntil: '' }, 'lockUntil', 'Lock until is required'],
  ['a date in the past', { lockUntil: '2020-01-01 00:00' }, 'lockUntil', 'Lock until needs to be after current time'],
  ['an owner that is no address', { owner: '0x12' }, 'owner', 'Invalid address'],
  ['an owner whom nobody is', { owner: zeroAddress }, 'owner', 'Nobody can use this address'],
  ['the lock as its own owner', { owner: LOCKER }, 'owner', 'This contract can’t use a lock'],
  ['a receiver whom nobody is', { feeReceiver: zeroAddress }, 'feeReceiver', 'Nobody can use this address'],
  // anybody may take what a manager holds
  ['a manager as the receiver', { feeReceiver: MANAGER }, 'feeReceiver', 'This contract can’t use the fees'],
  ['the pool as the receiver', { feeReceiver: held.position.pool }, 'feeReceiver', 'This contract can’t use the fees'],
  [
    'a title of more bytes than the contract keeps',
    { title: '漢'.repeat(86) },
    'title',
    'The title is too long: at most 256 bytes. Letters such as é and 漢 count as two to four',
  ],
])('refuses %s, in words at its field [LIQ-01]', (_, change, field, sentence) => {
  expect(issues(change)[0]).toEqual([field, sentence]);
});

it.each<[string, Partial<Context>, string]>([
  ['that the exchange does not know', { held: null }, 'This exchange has no position with this number'],
  ['while the node does not answer', { held: undefined }, 'The network didn’t respond. Try again in a moment.'],
  ['of another account', { held: { ...held, owner: BOB } }, 'This position isn’t in your wallet'],
  [
    'without liquidity',
    { held: { ...held, position: positionFixture({ liquidity: 0n }) } },
    'This position has no liquidity',
  ],
])('refuses a position %s [LIQ-01]', (_, changed, sentence) => {
  expect(issues({}, changed)).toEqual([['tokenId', sentence]]);
});

it('without a wallet nobody is compared with the owner of a position [LIQ-01]', () => {
  expect(issues({}, { account: null, held: { ...held, owner: BOB } })).toEqual([]);
});

it('a number of a position has at most 28 digits, which the contract can keep [LIQ-01]', () => {
  expect(parseTokenId(' 9 ')).toBe(9n);
  expect(parseTokenId('9'.repeat(28))).toBeLessThan(2n ** 96n);
  expect(['', '0x1', '-1', '9'.repeat(29)].map(parseTokenId)).toEqual([null, null, null, null]);
});
