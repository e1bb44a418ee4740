import { describe, expect, it } from '@jest/globals';
import { BOB, CARROT, PAIR, recordFixture } from '../../../test/lockFixture.ts';
import { type Claims, claimsOf, claimsText, compareClaims, parseClaims, verdictOf } from './claims.ts';

const NOW = 1_800_000_000n;
const lock = recordFixture({
  tgeDate: 1_900_000_000n,
  tgeBps: 2_000n,
  cycle: 86_400n,
  cycleBps: 1_000n,
  unlockedAmount: 5n,
});
const claims = claimsOf(lock, 56, NOW);
const compare = (change: Partial<Claims>, now = NOW) =>
  compareClaims({ ...claims, ...change }, lock, { chainId: 56, now });

it('a certificate’s text holds everything it claims, and no other text is a certificate [LKT-06]', () => {
  const text = claimsText(claims);
  const { id, description, factory, ...claimed } = { ...lock, chainId: 56n, madeAt: NOW };
  expect(parseClaims(text)).toEqual(claimed);
  expect(text).toMatch(/^0x[\dA-Fa-f]{40}\.0x[\dA-Fa-f]{40}(\.\d+){9}$/);
  for (const wrong of [
    '',
    'x',
    `${text}.1`,
    text.slice(0, text.lastIndexOf('.')),
    text.replace(/\d+$/, '-1'),
    `x${text}`,
  ])
    expect(parseClaims(wrong)).toBeNull();
});

describe('each claim is compared with the chain', () => {
  it('a claim holds where the chain says the same [LKT-06]', () => {
    expect(new Set(Object.values(compare({})))).toEqual(new Set(['same']));
    expect(verdictOf(compare({}))).toBe('same');
  });

  it.each<[keyof Claims, bigint | string]>([
    ['chainId', 97n],
    ['madeAt', NOW + 1n],
    ['madeAt', lock.lockDate - 1n],
    ['token', PAIR],
    ['owner', BOB],
    ['amount', lock.amount + 1n],
    ['unlockedAmount', 0n],
    ['unlockedAmount', 6n],
    ['lockDate', lock.lockDate - 1n],
    ['tgeDate', lock.tgeDate + 1n],
    ['tgeBps', 1_999n],
    ['tgeBps', 2_001n],
    ['cycle', 86_401n],
    ['cycle', 86_399n],
    ['cycleBps', 999n],
    ['cycleBps', 1_001n],
  ])('a certificate is forged where %s is %s [LKT-06]', (name, value) => {
    const findings = compare({ [name]: value });
    expect(Object.entries(findings).filter(([, finding]) => finding !== 'same')).toEqual([[name, 'wrong']]);
    expect(verdictOf(findings)).toBe('wrong');
  });

  it('a claim still holds where the lock was added to or extended since, unless another claim is forged [LKT-06]', () => {
    const weaker = { amount: lock.amount - 1n, tgeDate: lock.tgeDate - 1n };
    expect(compare(weaker)).toMatchObject({ amount: 'more', tgeDate: 'more', token: 'same' });
    expect(verdictOf(compare(weaker))).toBe('more');
    expect(verdictOf(compare({ ...weaker, owner: CARROT }))).toBe('wrong');
  });
});
