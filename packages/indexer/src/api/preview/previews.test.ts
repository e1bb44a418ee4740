import { describe, expect, it } from '@jest/globals';
import { DEAD_ADDRESS } from '@rab/contracts';
import { type Address, zeroAddress } from 'viem';
import { type LockedToken, lockPreview } from './lockPreview.ts';
import { type IndexedPositionLock, positionPreview } from './positionPreview.ts';
import { type IndexedSale, salePreview } from './salePreview.ts';
import { locksPreview, tokenPreview } from './tokenPreview.ts';

const UNIT = 10n ** 18n;
const DAY = 86_400n;
const [START, END] = [1_803_902_400n, 1_804_507_200n];
const SALE: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const sale: IndexedSale = {
  kind: 'presale',
  address: SALE,
  token: TOKEN,
  tokenName: 'Meadow',
  tokenSymbol: 'MDW',
  tokenDecimals: 18,
  baseToken: zeroAddress,
  baseSymbol: '',
  baseDecimals: 18,
  totalBaseCollected: 3_750_000_000_000_000_000n,
  softCap: 4n * UNIT,
  hardCap: 10n * UNIT,
  minSpendPerBuyer: UNIT / 10n,
  maxSpendPerBuyer: 3n * UNIT,
  sellingAmount: null,
  maxOwnerReceive: null,
  numBuyers: 1,
  tokenPrice: UNIT,
  startTime: START,
  endTime: END,
  forceFailed: false,
  finalized: false,
  lpGenerationComplete: false,
  growStatus: 0,
};
const ofSale = (change: Partial<IndexedSale> = {}, now = START) =>
  salePreview({ ...sale, ...change }, { nativeSymbol: 'BNB', now });
const launch: Partial<IndexedSale> = { kind: 'fairLaunch', hardCap: null, tokenPrice: null };
const reached: Partial<IndexedSale> = { totalBaseCollected: 5n * UNIT };

describe('a sale', () => {
  it('says its amounts in its currency, also in the chain’s own one, and its dates [FST-06]', () => {
    const { title, description, path, card } = ofSale();
    expect(title).toBe('Meadow (MDW) · RAB Sale');
    expect(description).toBe('Live: 3.75 BNB raised, soft cap 4 BNB, hard cap 10 BNB. Ends 8 March 2027, 12:00 UTC.');
    expect(path).toBe(`/rab-sale/${SALE}`);
    expect(card).toEqual({
      kind: 'RAB Sale',
      state: { label: 'Sale Live', tone: 'positive' },
      name: 'Meadow',
      source: 'MDW · 0x3C44…93BC',
      headline: '3.75 BNB raised',
      bar: { filled: 0.375, mark: 0.4 },
      facts: [
        { label: 'Soft cap', value: '4 BNB' },
        { label: 'Hard cap', value: '10 BNB' },
        { label: 'Ends', value: '8 March 2027' },
      ],
      asOf: '1 March 2027',
    });
    const ofToken = { baseToken: TOKEN, baseSymbol: 'USDT', baseDecimals: 6, softCap: 4_000_000n, hardCap: 9_000_000n };
    expect(ofSale({ ...ofToken, totalBaseCollected: 2_250_000n }).description).toContain(
      '2.25 USDT raised, soft cap 4 USDT, hard cap 9 USDT',
    );
    // a currency that has no name has its address
    expect(ofSale({ baseToken: TOKEN, baseSymbol: ' ' }).card.headline).toBe('3.75 0x3C44…93BC raised');
  });

  it.each<[string, Partial<IndexedSale>, bigint, string, string]>([
    ['before it starts', {}, START - 1n, 'Upcoming', 'Upcoming: .* Starts 1 March 2027, 12:00 UTC.'],
    [
      'below its soft cap',
      {},
      END + 1n,
      'Canceled',
      'Canceled, deposits can be refunded: .* Ended 8 March 2027, 12:00 UTC.',
    ],
    ['that its owner canceled', { forceFailed: true }, START, 'Canceled', 'Was due to end 8 March 2027'],
    ['above its soft cap', reached, END + 1n, 'Sale Ended', 'Ended, awaiting its listing: 5 BNB raised'],
    ['that is listed', { ...reached, lpGenerationComplete: true }, END + 1n, 'Sale Ended', 'Ended and listed: '],
    ['of a launch that is listed', { ...launch, lpGenerationComplete: true }, END, 'Sale Ended', 'Ended and listed: '],
    [
      'of a grow, above its soft cap',
      { ...reached, kind: 'privateSale' },
      END + 1n,
      'Sale Ended',
      'awaiting its review',
    ],
    ['of a grow in review', { kind: 'privateSale', growStatus: 4 }, END + 1n, 'Listing', 'Ended, in review: '],
    ['of a grow that satisfied', { kind: 'privateSale', growStatus: 5 }, END, 'Satisfy', 'passed its review: '],
    ['of a grow that did not', { kind: 'privateSale', growStatus: 6 }, END, 'Not Satisfy', 'did not pass its review: '],
  ])('%s says that in words [FST-06]', (_, change, now, label, words) => {
    const { card, description } = ofSale(change, now);
    expect(card.state.label).toBe(label);
    expect(description).toMatch(new RegExp(words));
  });

  it('without a hard cap shows how far it is to its soft cap, and past it [FST-06]', () => {
    const below = ofSale(launch);
    expect([below.title, below.path]).toEqual(['Meadow (MDW) · Fair launch', `/rab-sale/fairlaunch/${SALE}`]);
    expect(below.description).toContain('raised, soft cap 4 BNB. Ends');
    expect(below.card).toMatchObject({ bar: { filled: 0.9375, mark: 1 }, facts: { 1: { value: 'None' } } });
    expect(ofSale({ ...launch, totalBaseCollected: 8n * UNIT }).card.bar).toEqual({ filled: 1, mark: 0.5 });
  });

  it('has what its page shows before the program is there, and nothing that a kind of sale does not have [FST-01]', () => {
    const { early } = ofSale();
    expect(early).toEqual({
      ...{ name: 'Meadow', symbol: 'MDW', 'state.positive': 'Sale Live' },
      ...{ raised: '3.75 BNB', goal: '10 BNB', percent: '37.5%', buyers: '1 buyer' },
      ...{ softCap: '4 BNB', hardCap: '10 BNB', minBuy: '0.1 BNB', maxBuy: '3 BNB' },
      ...{ 'date.label': 'Ends', date: '8 March 2027', price: '1 BNB = 1 MDW' },
    });
    const shared = { ...launch, minSpendPerBuyer: null, maxSpendPerBuyer: null, numBuyers: 2 };
    const ofLaunch = ofSale({ ...shared, sellingAmount: 9_000n * UNIT, maxOwnerReceive: 7n * UNIT }).early;
    expect(ofLaunch).toMatchObject({
      ...{ selling: '9,000 MDW', mostForOwner: '7 BNB', goal: '4 BNB', percent: '93.75%', buyers: '2 buyers' },
    });
    const raisedOf = (raised: bigint) => ofSale({ ...shared, totalBaseCollected: raised * UNIT }).early;
    expect(raisedOf(4n)).toMatchObject({ goal: '4 BNB', percent: '100%' });
    // the bar of a raise above its goal does not end at the goal
    expect(raisedOf(8n)).toMatchObject({ raised: '8 BNB', percent: '200%' });
    expect(raisedOf(8n)).not.toHaveProperty('goal');
    for (const name of ['hardCap', 'minBuy', 'maxBuy', 'price']) expect(ofLaunch).not.toHaveProperty(name);
  });

  it('takes hostile names apart from what it says itself [FST-06]', () => {
    const { title, card } = ofSale({ tokenName: `عملة\u202E${'x'.repeat(10_000)}`, tokenSymbol: '🥕'.repeat(99) });
    expect(title).toMatch(/^\u2068عملةx{55}…\u2069 \(🥕{11}… *\) · RAB Sale$/u);
    expect(card.name).toBe(`${'x'.repeat(59)}…`);
    expect(card.source).toBe('0x3C44…93BC');
  });
});

const token: LockedToken = {
  address: TOKEN,
  name: 'Carrot Finance',
  symbol: 'CRT',
  decimals: 18,
  isLpToken: false,
  symbol0: null,
  symbol1: null,
};
const lock = {
  ...{ id: 1_000_001n, owner: SALE, amount: 12_000n * UNIT, unlockedAmount: 0n },
  ...{ tgeDate: END, tgeBps: 0n, cycle: 0n, cycleBps: 0n },
};
const vesting = { tgeBps: 5_000n, cycle: DAY, cycleBps: 2_500n };

describe('a lock', () => {
  const ofLock = (change: Partial<typeof lock> = {}, now = START, of: Partial<LockedToken> = {}) =>
    lockPreview({ ...lock, ...change }, { ...token, ...of }, { now });

  it('says how much of what is locked until when [FST-06]', () => {
    const { title, description, path, card } = ofLock();
    expect(title).toBe('Carrot Finance (CRT) · Token lock');
    expect(description).toBe('12,000 CRT locked until 8 March 2027, 12:00 UTC. Lock 1000001 of 0x3C44…93BC.');
    expect(path).toBe('/lock-tokens/lock/1000001');
    expect(card).toMatchObject({
      headline: 'Locked until 8 March 2027',
      state: { label: 'Locked', tone: 'positive' },
      facts: [
        { label: 'Locked', value: '12,000 CRT' },
        { label: 'Released', value: 'All at once' },
        { label: 'Lock', value: 'No. 1000001' },
      ],
      bar: null,
    });
  });

  it('has what its page shows before the program is there [FST-01]', () => {
    const names = { name: 'Carrot Finance', symbol: 'CRT', decimals: '18', token: '0x3C44…93BC' };
    expect(ofLock().early).toEqual({
      ...{
        ...names,
        locked: '12,000 CRT',
        amount: '12,000 CRT',
        available: '0 CRT',
        owner: '0x7099…79C8',
        unlockDate: '2027-03-08 12:00 UTC',
      },
      ...{ 'state.positive': 'Locked', headline: 'Locked until 8 March 2027' },
    });
    expect(ofLock({}, END).early).toMatchObject({ amount: '12,000 CRT', available: '12,000 CRT' });
    // as the page spells them
    expect(ofLock({ owner: SALE.toLowerCase() as Address }).early.owner).toBe('0x7099…79C8');
    expect(ofLock({ owner: DEAD_ADDRESS }).early.owner).toBe('None (renounced)');
  });

  it('that is released in parts names the next part, not the last one alone [FST-06]', () => {
    const { description, card } = ofLock(vesting, START);
    expect(card.headline).toBe('Next release 8 March 2027');
    expect(description).toContain(
      '12,000 CRT locked, released in parts from 8 March 2027, 12:00 UTC to 10 March 2027, 12:00 UTC.',
    );
  });

  it('that is released in parts counts what is still locked, until the last of it [FST-06]', () => {
    const { description, card } = ofLock(vesting, END + DAY);
    expect(description).toContain('3,000 CRT locked until 10 March 2027, 12:00 UTC.');
    expect(card.facts[1]).toEqual({ label: 'Released', value: 'In parts' });
  });

  it('that is over says so, and whether something is still in it [FST-06]', () => {
    const open = ofLock({}, END);
    expect([open.card.headline, open.card.state.tone]).toEqual(['Unlocked', 'neutral']);
    expect(open.description).toContain('Nothing is locked: 12,000 CRT ready to withdraw.');
    expect(ofLock({ unlockedAmount: lock.amount }, END).description).toContain('all 12,000 CRT withdrawn.');
  });

  it('that was given up says that it is for good, and one of liquidity what is in the pool [FST-06]', () => {
    const given = ofLock({ owner: '0x000000000000000000000000000000000000dEaD' }, END + DAY);
    expect(given.card.headline).toBe('Locked for good');
    expect(given.description).toContain('12,000 CRT locked permanently: ');
    const pair = ofLock({}, START, { isLpToken: true, symbol: 'Cake-LP', symbol0: 'CRT', symbol1: '<b>' });
    expect(pair.title).toBe('CRT/<b> liquidity · Liquidity lock');
    expect(pair.card.source).toBe('Cake-LP · 0x3C44…93BC');
  });
});

describe('a token', () => {
  const made = { address: TOKEN, name: 'Carrot Finance', symbol: 'CRT', decimals: 18, totalSupply: 48_000n * UNIT };
  const locks = { token, totalAmount: 24_000n * UNIT, lockCount: 2, locks: [lock, { ...lock, ...vesting }] };

  it('says its supply and which part of it is locked [FST-06]', () => {
    const { title, description, path, card } = tokenPreview(made, locks, { now: END + DAY });
    expect(title).toBe('Carrot Finance (CRT) · Token');
    expect(description).toBe(
      'Initial supply 48,000 CRT. 3,000 CRT (6.25%) locked in 2 locks, next release 10 March 2027. Token 0x3C44…93BC.',
    );
    expect(path).toBe(`/token/view/${TOKEN}`);
    expect(card).toMatchObject({
      headline: 'Initial supply 48,000 CRT',
      state: { label: 'Has locks', tone: 'info' },
      facts: [{ value: '3,000 CRT (6.25%)' }, { value: '2' }, { value: '10 March 2027' }],
    });
  });

  it('of which nothing is locked says that, too [FST-06]', () => {
    const none = tokenPreview(made, null, { now: START });
    expect(none.description).toContain('48,000 CRT. None of it is locked here.');
    const over = tokenPreview(made, { ...locks, lockCount: 1, locks: [lock] }, { now: END });
    expect(over.description).toContain('Everything in its 1 lock is unlocked.');
    for (const { card } of [none, over]) expect(card.state).toEqual({ label: 'No locks', tone: 'neutral' });
  });

  it('has its locks on a page of their own, which claims no more than was read [FST-06]', () => {
    const { title, description, card } = locksPreview(locks, { now: START });
    expect(title).toBe('Carrot Finance (CRT) · Token locks');
    expect(description).toContain('24,000 CRT locked in 2 locks, next release 8 March 2027.');
    expect(card).toMatchObject({ headline: '24,000 CRT locked', facts: [{ value: '2' }, { value: '8 March 2027' }] });
    const many = locksPreview({ ...locks, lockCount: 12_345, locks: null }, { now: START });
    expect(many.description).toBe('24,000 CRT in 12,345 locks. Token 0x3C44…93BC.');
    expect(many.card.headline).toBe('24,000 CRT in locks');
    const pair = { ...token, isLpToken: true, symbol0: 'CRT', symbol1: null };
    expect(locksPreview({ ...locks, token: pair }, { now: START }).title).toBe('CRT/? liquidity · Liquidity locks');
  });

  it('has what its pages show before the program is there, and no sum that the page does not make [FST-01]', () => {
    const names = { name: 'Carrot Finance', symbol: 'CRT', decimals: '18' };
    expect(tokenPreview(made, locks, { now: START }).early).toEqual(names);
    const ofLocks = (count: number, now = START) => locksPreview({ ...locks, lockCount: count }, { now }).early;
    const known = { ...names, token: '0x3C44…93BC' };
    expect(ofLocks(100)).toEqual({ ...known, amount: '24,000 CRT', until: '2027-03-08 12:00 UTC' });
    expect(ofLocks(2, END * 2n)).toEqual({ ...known, amount: '0 CRT', until: '–' });
    expect(ofLocks(101)).toEqual(known);
  });
});

describe('a locked position', () => {
  const MANAGER: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
  const WRAPPED = '0x15d34aaf54267db7d7c367839aaf71a00a2c6a65';
  const position: IndexedPositionLock = {
    ...{ id: 3n, manager: MANAGER, owner: SALE, pool: TOKEN, fee: 3000, unlockDate: END, isUnlocked: false },
    ...{ token0: WRAPPED, symbol0: 'WBNB', token1: TOKEN.toLowerCase(), symbol1: 'CRT' },
  };
  const nativeToken = {
    ...{ address: zeroAddress, name: 'BNB', symbol: 'BNB' },
    decimals: 18,
    ckgid: null,
    logo: null,
  };
  const settings = {
    currencies: { nativeToken, baseTokens: [nativeToken] },
    positionManagers: [{ name: 'PancakeSwap V3', address: MANAGER.toLowerCase() as Address }],
  };
  const ofPosition = (change: Partial<IndexedPositionLock> = {}, now = START) =>
    positionPreview({ ...position, ...change }, { ...settings, now });

  it('says what is locked until when, the project’s token first, and where [FST-06] [LIQ-01]', () => {
    const { title, description, path, card, early } = ofPosition();
    expect(title).toBe('CRT/WBNB position · V3 liquidity lock');
    expect(description).toBe(
      'Liquidity locked until 8 March 2027, 12:00 UTC. Lock 3 of a position on PancakeSwap V3, pool 0x3C44…93BC.',
    );
    expect(path).toBe('/lock-liquidity/position/3');
    expect(card).toMatchObject({
      state: { label: 'Locked', tone: 'positive' },
      name: 'CRT/WBNB position',
      headline: 'Locked until 8 March 2027',
      facts: [{ value: 'PancakeSwap V3' }, { value: '0.3%' }, { value: 'No. 3' }],
    });
    expect(early).toEqual({
      headline: 'Locked until 8 March 2027',
      what: 'CRT / WBNB · 0.3% fee · PancakeSwap V3 · lock 3',
    });
  });

  it.each([
    ['at its date', {}, 'Unlocked', 'the owner can take the position out'],
    ['taken out', { isUnlocked: true }, 'Unlocked and withdrawn', 'withdrawn'],
    ['given up', { owner: null }, 'Locked for good', 'Locked permanently'],
  ] as const)('that is %s says so [FST-06] [LIQ-01]', (_, change, headline, part) => {
    const { card, description } = ofPosition(change, END);
    expect(card.headline).toBe(headline);
    expect(description).toContain(part);
  });

  it('on a manager without a name, of tokens that cannot be spelled, says so [FST-06]', () => {
    const { title, early, description } = ofPosition({ manager: SALE, symbol1: '\u202E', fee: 100 });
    expect(title).toBe('?/WBNB position · V3 liquidity lock');
    expect(early.what).toBe('? / WBNB · 0.01% fee · Unnamed exchange · lock 3');
    expect(description).toContain('on Unnamed exchange');
  });
});
