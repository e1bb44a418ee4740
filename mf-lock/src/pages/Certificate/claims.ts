import { parseAddress } from '@rab/contracts';
import { isSameAddress } from '@rab/contracts/same-address';
import type { LockRecord } from '@rab/sdk/locks';
import type { Address } from '@rab/wallet-context/reads';

/** Query parameter that holds what a certificate claims. */
export const CLAIMS = 'c';

/** What a certificate says of a lock: base units, unix seconds, basis points. It is worth what the chain says of it. */
export interface Claims
  extends Pick<
    LockRecord,
    'token' | 'owner' | 'amount' | 'unlockedAmount' | 'lockDate' | 'tgeDate' | 'tgeBps' | 'cycle' | 'cycleBps'
  > {
  chainId: bigint;
  /** When it was made, by the chain's clock. */
  madeAt: bigint;
}

/** In the order in which a certificate's text holds them. */
const NUMBERS = [
  'chainId',
  'madeAt',
  'amount',
  'unlockedAmount',
  'lockDate',
  'tgeDate',
  'tgeBps',
  'cycle',
  'cycleBps',
] as const;
export const NUMBER = /^\d{1,78}$/;

export const claimsOf = (lock: LockRecord, chainId: number, madeAt: bigint): Claims => ({
  ...lock,
  chainId: BigInt(chainId),
  madeAt,
});

/** Claims as a text for an address: the two addresses and the numbers, with dots between them. */
export const claimsText = (claims: Claims): string =>
  [claims.token, claims.owner, ...NUMBERS.map((name) => claims[name])].join('.');

/** The claims in such a text; null for any other text. */
export function parseClaims(text: string): Claims | null {
  const [token, owner, ...numbers] = text.split('.');
  const addresses = { token: parseAddress(token), owner: parseAddress(owner) };
  if (!addresses.token || !addresses.owner || numbers.length !== NUMBERS.length) return null;
  if (!numbers.every((number) => NUMBER.test(number))) return null;
  const values = Object.fromEntries(NUMBERS.map((name, at) => [name, BigInt(numbers[at] ?? 0)]));
  return {
    ...(addresses as { token: Address; owner: Address }),
    ...(values as Record<(typeof NUMBERS)[number], bigint>),
  };
}

/**
 * `same`: the chain says so. `more`: the chain holds more, or longer, than was claimed: it was added to or extended since.
 * `wrong`: the chain says otherwise, or holds less.
 */
export type Finding = 'same' | 'more' | 'wrong';

export const equal = (claimed: bigint, held: bigint): Finding => (claimed === held ? 'same' : 'wrong');
/** What only ever grows on the chain. */
export const atLeast = (claimed: bigint, held: bigint): Finding =>
  held === claimed ? 'same' : held > claimed ? 'more' : 'wrong';
export const sameAddress = (claimed: Address, held: Address): Finding =>
  isSameAddress(claimed, held) ? 'same' : 'wrong';

/**
 * Compares every claim with the chain.
 * @param now chain time: nothing is made later than that
 */
export const compareClaims = (
  claims: Claims,
  lock: LockRecord,
  { chainId, now }: { chainId: number; now: bigint },
): Record<keyof Claims, Finding> => ({
  chainId: equal(claims.chainId, BigInt(chainId)),
  madeAt: claims.madeAt <= now && claims.madeAt >= lock.lockDate ? 'same' : 'wrong',
  token: sameAddress(claims.token, lock.token),
  owner: sameAddress(claims.owner, lock.owner),
  amount: atLeast(claims.amount, lock.amount),
  unlockedAmount: equal(claims.unlockedAmount, lock.unlockedAmount),
  lockDate: equal(claims.lockDate, lock.lockDate),
  tgeDate: atLeast(claims.tgeDate, lock.tgeDate),
  tgeBps: equal(claims.tgeBps, lock.tgeBps),
  cycle: equal(claims.cycle, lock.cycle),
  cycleBps: equal(claims.cycleBps, lock.cycleBps),
});

/** What the findings come to: one wrong claim is enough. */
export const verdictOf = (findings: Record<string, Finding>): Finding => {
  const all = Object.values(findings);
  if (all.includes('wrong')) return 'wrong';
  return all.includes('more') ? 'more' : 'same';
};
