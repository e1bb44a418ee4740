import { describe, expect, it } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import { kindFixture } from '../../test/kindFixture.ts';
import { commonStates } from '../model/commonStates.ts';
import { sharedPricing } from '../pricing/shared/sharedPricing.ts';
import { nextReleaseText } from './nextReleaseText.ts';

const DAY = 86_400n;
const ether = (count: number) => BigInt(count) * 10n ** 18n;
const END = saleFixture().end;
const vesting = { isLinear: false, startSeconds: 0n, endSeconds: 3n * DAY, basisPoints: 6_000n, periodSeconds: DAY };
const settled = { phase: 'settled', isClaimOpen: true } as const;
const text = (state: Parameters<typeof nextReleaseText>[2], change = {}, elapsed = 0n, bought = ether(1_000)) =>
  nextReleaseText(kindFixture, saleFixture(change), state, bought, END + elapsed);

describe('what comes next of bought tokens [PRT-01]', () => {
  it('is the whole plan, on condition while the sale runs', () => {
    expect(text(commonStates.live)).toBe('If the sale succeeds: 1,000 CARROT at listing');
    expect(text(commonStates.success)).toBe('1,000 CARROT at listing');
    const sharing = { ...kindFixture, pricing: sharedPricing };
    expect(nextReleaseText(sharing, saleFixture(), commonStates.live, ether(1_000), END)).toBe(
      'If the sale succeeds and nobody else deposits: 1,000 CARROT at listing',
    );
  });

  it('is the round ahead once claims are open, also the last one', () => {
    expect(text(settled, { vesting }, 0n)).toBe('200 CARROT on 1970-01-02 00:33 UTC');
    expect(text(settled, { vesting }, DAY)).toBe('200 CARROT on 1970-01-03 00:33 UTC');
    expect(text(settled, { vesting }, 3n * DAY - 1n)).toBe('200 CARROT on 1970-01-04 00:33 UTC');
    expect(text(settled, { vesting: { ...vesting, isLinear: true } }, DAY)).toBe(
      'The rest is released continuously until 1970-01-04 00:33 UTC',
    );
  });

  it('the next release of a sale listed before its planned end is the round after the one that came with the listing', () => {
    expect(text(settled, { vesting }, -2n * DAY)).toBe('200 CARROT on 1970-01-02 00:33 UTC');
    const startsLater = { ...vesting, startSeconds: DAY, endSeconds: 4n * DAY };
    expect(text(settled, { vesting: startsLater }, 0n)).toBe('200 CARROT on 1970-01-03 00:33 UTC');
  });

  it('is nothing after the last release, where nothing was bought, and after a failure', () => {
    expect(text(settled, { vesting }, 3n * DAY)).toBeNull();
    expect(text(settled)).toBeNull();
    expect(text(commonStates.live, {}, 0n, 0n)).toBeNull();
    expect(text(commonStates.failed)).toBeNull();
  });
});
