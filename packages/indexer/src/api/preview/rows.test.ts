import { describe, expect, it } from '@jest/globals';
import { type Address, zeroAddress } from 'viem';
import { airdropRows, type ListedAirdrop } from './airdropRows.ts';
import { withEarlyTexts } from './earlyTexts.ts';
import { type List, listAt } from './listAt.ts';
import { type ListedToken, lockRows } from './lockRows.ts';
import { type ListedSale, saleRows } from './saleRows.ts';

const UNIT = 10n ** 18n;
const DAY = 86_400n;
const NOW = 1_803_902_400n;
const TOKEN: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const sale: ListedSale = {
  ...{ kind: 'presale', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', token: TOKEN },
  ...{ tokenName: 'Meadow', tokenSymbol: 'MDW', tokenDecimals: 18 },
  ...{ baseToken: zeroAddress, baseSymbol: '', baseDecimals: 18 },
  ...{ totalBaseCollected: 3_750_000_000_000_000_000n, softCap: 4n * UNIT, hardCap: 10n * UNIT },
  ...{ minSpendPerBuyer: null, maxSpendPerBuyer: null, sellingAmount: null, maxOwnerReceive: null },
  ...{ numBuyers: 1, tokenPrice: UNIT, startTime: NOW - DAY, endTime: NOW + DAY },
  ...{ forceFailed: false, finalized: false, lpGenerationComplete: false, growStatus: 0 },
  ...{ whitelistTime: 0n, referralRate: 0n, liquidityPercent: 600n, lockPeriod: 30n * DAY, labels: [] },
};
const rowsOf = (...changes: Partial<ListedSale>[]) =>
  saleRows(
    changes.map((change) => ({ ...sale, ...change })),
    { nativeSymbol: 'BNB', now: NOW },
  );
const token: ListedToken = {
  ...{ address: TOKEN, name: 'Carrot', symbol: 'CRT', decimals: 6, isLpToken: false, totalAmount: 12_345_678n },
  ...{ name0: null, symbol0: null, name1: null, symbol1: null },
};
const HOSTILE = `<img src=x onerror="x">${'x'.repeat(900)}`;

it.each<[string, List | undefined]>([
  ['/view-sales', 'presale'],
  ['/view-sales/', 'presale'],
  ['/rab-sale/view-sales', 'presale'],
  ['/rab-sale/fairlaunch', 'fairLaunch'],
  ['/rab-sale/prorata', 'proRata'],
  ['/rab-grow/list', 'privateSale'],
  ['/lock-tokens', 'tokenLocks'],
  ['/token/airdrops', 'airdrops'],
  ['/token/airdrop/2', undefined],
  ['/lock-liquidity', 'liquidityLocks'],
  ['/', undefined],
  ['/rab-sale/create', undefined],
  ['/constructor', undefined],
])('knows which list %s shows [FST-01]', (path, list) => {
  expect(listAt(path)).toBe(list);
});

describe('the first sales of a list', () => {
  it('have what their cards show, amounts in their currency [FST-01]', () => {
    expect(rowsOf({})).toEqual({
      ...{ '0.symbol': 'MDW', '0.name': 'Meadow', '0.state.positive': 'Sale Live' },
      ...{ '0.raised': '3.75', '0.goal': '10 BNB', '0.percent': '37.5%' },
      ...{ '0.terms.label': 'Liquidity %', '0.terms': '60%', '0.lockup': '30 days' },
      ...{ '0.when': 'Ends In:', '0.countdown': '0d : 0h : 0m : 0s' },
    });
    const grow = { kind: 'privateSale', liquidityPercent: null, lockPeriod: null } as const;
    expect(rowsOf({ ...grow, finalized: true, referralRate: 25n, labels: ['kyc', 'audit', 'other'] })).toMatchObject({
      ...{ '0.terms.label': 'Token price', '0.terms': '1 BNB = 1 MDW', '0.lockup': '–' },
      ...{ '0.finalized': 'Finalize', '0.referral': 'Affiliate 2.5%', '0.audit': 'Audit', '0.kyc': 'KYC' },
    });
    const launch = { kind: 'fairLaunch', hardCap: null, baseToken: TOKEN, baseSymbol: 'USDT' } as const;
    expect(rowsOf(launch)).toMatchObject({ '0.goal': '4 USDT', '0.percent': '93.75%' });
  });

  it('count to what comes next, and nothing where all is over [FST-01]', () => {
    const whenOf = (change: Partial<ListedSale>) => {
      const rows = rowsOf(change);
      return [rows['0.when'], '0.countdown' in rows];
    };
    const filled = { totalBaseCollected: 10n * UNIT };
    expect(whenOf({ startTime: NOW + 1n })).toEqual(['Starts In:', true]);
    expect(whenOf({ startTime: NOW, whitelistTime: 1n })).toEqual(['Whitelist In:', true]);
    expect(whenOf({ endTime: NOW - 1n })).toEqual(['Ended', false]);
    expect(whenOf(filled)).toEqual(['Sold out', false]);
    expect(rowsOf(filled)['0.state.positive']).toBe('Sale Live');
    expect(whenOf({ ...filled, endTime: NOW - 1n })).toEqual(['Ended', false]);
  });

  it('are in the order of the list: those that run, then those to come, else as they were; six at most [FST-01]', () => {
    const named = (tokenSymbol: string, change: Partial<ListedSale> = {}) => ({ tokenSymbol, ...change });
    const rows = rowsOf(
      named('FILLED', { totalBaseCollected: 10n * UNIT }),
      named('COMES', { startTime: NOW + 1n }),
      named('RUNS'),
      named('OVER', { forceFailed: true }),
      named('TOO'),
      ...['A', 'B'].map((symbol) => named(symbol, { endTime: NOW - 1n })),
    );
    expect([0, 1, 2, 3, 4, 5, 6].map((row) => rows[`${row}.symbol`])).toEqual([
      ...['RUNS', 'TOO', 'COMES', 'FILLED', 'OVER', 'A'],
      undefined,
    ]);
  });

  it('may be called anything [FST-01]', () => {
    const rows = rowsOf({ tokenName: HOSTILE, tokenSymbol: '\u0639\u0645\u0644\u0629\u202E' });
    expect(rows['0.name']).toHaveLength(600);
    expect(rows['0.symbol']).toBe('\u0639\u0645\u0644\u0629');
    const page = withEarlyTexts('<b data-early="0.name"></b>', rows);
    expect(page).toContain('&lt;img src=x onerror=&quot;x&quot;&gt;xxx');
    expect(page).not.toContain('<img');
  });
});

describe('the first rows of a list of locks', () => {
  it('have the names and the amounts that the list shows [FST-01]', () => {
    expect(lockRows([token, { ...token, name: '', symbol: ' ', isLpToken: true }], false)).toEqual({
      ...{ '0.index': '1', '0.name': 'Carrot', '0.symbol': 'CRT', '0.token': '0x3C44…93BC', '0.amount': '12.34' },
      ...{ '1.index': '2', '1.name': 'Pair of an unknown exchange', '1.symbol': '–', '1.token': '0x3C44…93BC' },
      '1.amount': '12.34',
    });
  });

  it('call pairs by what is in them [FST-01]', () => {
    const pair = { ...token, isLpToken: true, symbol: 'Cake-LP', name0: 'Carrot', symbol0: 'CRT', name1: HOSTILE };
    const rows = lockRows([pair], true);
    expect(rows['0.name']).toMatch(/^Carrot \/ <img src=x onerror="x">x+…$/);
    expect(rows).toMatchObject({ '0.symbols': 'CRT / ?', '0.symbol': 'Cake-LP' });
    expect(rows).not.toHaveProperty('0.index');
  });
});

describe('the first rows of the list of airdrops', () => {
  const airdrop: ListedAirdrop = {
    ...{ creator: TOKEN, symbol: 'CRT', decimals: 6, amount: 12_345_678n, paid: 1_000_000n, reclaimed: 0n },
    start: NOW + DAY,
  };

  it('have the texts that the list shows [FST-01]', () => {
    expect(airdropRows([airdrop], NOW)).toEqual({
      ...{ '0.symbol': 'CRT', '0.state.info': 'Upcoming', '0.amount': '12.34', '0.claimed': '1' },
      ...{ '0.start': '2027-03-02 12:00', '0.creator': '0x3C44…93BC' },
    });
    expect(airdropRows([{ ...airdrop, symbol: ' ' }], NOW)).toMatchObject({ '0.symbol': '–' });
    expect(airdropRows([{ ...airdrop, symbol: HOSTILE }], NOW)['0.symbol']).toHaveLength(600);
    expect(airdropRows([{ ...airdrop, decimals: 0, paid: 2n ** 128n - 1n, start: 2n ** 40n - 1n }], NOW)).toMatchObject(
      {
        ...{ '0.amount': '12,345,678', '0.claimed': '340,282,366,920,938,463,463,374,607,431,768,211,455' },
        '0.start': expect.stringMatching(/^36812-02-20 \d\d:\d\d$/),
      },
    );
    expect(airdropRows([{ ...airdrop, decimals: 36 }], NOW)).toMatchObject({ '0.amount': '<0.01' });
  });

  it.each<[string, string, Partial<ListedAirdrop>, bigint]>([
    ['info', 'Upcoming', {}, NOW + DAY - 1n],
    ['positive', 'Open', {}, NOW + DAY],
    ['positive', 'Open', { paid: 12_345_677n }, NOW + DAY],
    ['neutral', 'Claimed in full', { paid: 12_345_678n }, NOW + DAY],
    ['neutral', 'Closed', { reclaimed: 1n }, NOW],
    ['neutral', 'Closed', { paid: 12_345_678n, reclaimed: 1n }, NOW],
  ])('show a state in the tone %s: %s [FST-01]', (tone, words, change, now) => {
    const rows = airdropRows([{ ...airdrop, ...change }], now);
    expect(Object.entries(rows).filter(([name]) => name.includes('state'))).toEqual([[`0.state.${tone}`, words]]);
  });
});
