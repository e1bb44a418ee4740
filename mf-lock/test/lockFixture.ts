import type { LockEntity, LockRecord, LockRow } from '@rab/sdk/locks';
import { ALICE, type Answers } from '@rab/testing/renderPart';
import type { TokenInfo } from '@rab/wallet-context/reads';

export const CARROT = `0x${'2'.repeat(40)}` as const;
export const PAIR = `0x${'3'.repeat(40)}` as const;
export const BOB = `0x${'5'.repeat(40)}` as const;
export const WBNB = `0x${'6'.repeat(40)}` as const;
/** Factory of the exchange that the page knows, and of one that it does not. */
export const EXCHANGE = `0x${'a'.repeat(40)}` as const;
export const STRANGE_EXCHANGE = `0x${'e'.repeat(40)}` as const;
const NOBODY = `0x${'0'.repeat(40)}` as const;

export const DAY = 86_400n;
/** Base units of a token with 6 decimals. */
export const carrots = (count: number): bigint => BigInt(Math.round(count * 1_000_000));
export const nowSeconds = (): bigint => BigInt(Math.floor(Date.now() / 1000));

export const tokenFixture = (change: Partial<TokenInfo> = {}): TokenInfo => ({
  address: CARROT,
  name: 'Carrot',
  symbol: 'CRT',
  decimals: 6,
  totalSupply: carrots(1_000_000),
  owner: NOBODY,
  pair: null,
  ...change,
});

/** A pair of Carrot and WBNB on the exchange that the page knows. */
export const pairFixture = (factory: TokenInfo['owner'] = EXCHANGE): TokenInfo =>
  tokenFixture({
    address: PAIR,
    name: 'Pancake LPs',
    symbol: 'Cake-LP',
    decimals: 18,
    pair: { factory, token0: CARROT, token1: WBNB, reserve0: 1n, reserve1: 1n },
  });

/** What every read of a token answers. */
export const tokensAnswer: Answers[string] = ([, , address]) => {
  if (address === PAIR) return pairFixture();
  return address === WBNB ? tokenFixture({ address: WBNB, name: 'Wrapped BNB', symbol: 'WBNB' }) : tokenFixture();
};

export const entityFixture = (change: Partial<LockEntity> = {}): LockEntity => ({
  address: CARROT,
  name: 'Carrot',
  symbol: 'CRT',
  decimals: 6,
  isLpToken: false,
  factory: null,
  totalAmount: carrots(2_000.5),
  lockCount: 2,
  token0: null,
  token1: null,
  name0: null,
  symbol0: null,
  name1: null,
  symbol1: null,
  ...change,
});

export const pairEntity = entityFixture({
  address: PAIR,
  name: 'Pancake LPs',
  symbol: 'Cake-LP',
  decimals: 18,
  isLpToken: true,
  factory: EXCHANGE,
  totalAmount: 3n * 10n ** 18n,
  token0: CARROT,
  token1: WBNB,
  name0: 'Carrot',
  symbol0: 'CRT',
  name1: 'Wrapped BNB',
  symbol1: 'WBNB',
});

export const rowFixture = (change: Partial<LockRow> = {}): LockRow => ({
  id: '1000007',
  owner: ALICE,
  amount: carrots(1_000),
  unlockDate: 1_893_456_000n,
  description: 'Team',
  tgeDate: 1_893_456_000n,
  tgeBps: 0n,
  cycle: 0n,
  cycleBps: 0n,
  unlockedAmount: 0n,
  ...change,
});

export const recordFixture = (change: Partial<LockRecord> = {}): LockRecord => ({
  id: 1_000_007n,
  token: CARROT,
  owner: ALICE,
  amount: carrots(1_000),
  lockDate: 1_700_000_000n,
  tgeDate: nowSeconds() + 3n * DAY,
  tgeBps: 0n,
  cycle: 0n,
  cycleBps: 0n,
  unlockedAmount: 0n,
  description: 'Team tokens',
  factory: NOBODY,
  ...change,
});

/** The chain's clock is this computer's. */
export const onTime = { chainTime: () => ({ hash: null, offset: 0 }) } satisfies Answers;

/** Header and cells of every row of the one table that is shown. */
export const tableTexts = (): string[][] =>
  [...document.querySelectorAll('table tr')].map((row) => [...row.children].map((cell) => cell.textContent ?? ''));

/** The value next to a label of the facts. */
export const factOf = (label: string): string | undefined =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === label)?.nextElementSibling?.textContent ??
  undefined;
