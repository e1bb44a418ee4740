import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { GrowStatus } from '@rab/contracts';
import { saleFixture } from '@rab/launchpad/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { rabGrowInDetail } from '../../kind/rabGrowInDetail.ts';
import { ReviewOutcome } from './ReviewOutcome.tsx';

const NOW = BigInt(Math.floor(Date.now() / 1000));
const sale = saleFixture({ reviewStatus: GrowStatus.LISTING });

beforeEach(beginPart);
afterEach(endPart);

it.each([
  [NOW + 1000n, /can be taken back until .* at least; then the administrator decides/],
  [NOW - 1000n, /can still be taken back, but no longer for sure: since .* the administrator can decide/],
])('a date at %s until which deposits can be taken back is told by whether it has passed', async (until, words) => {
  await renderPart(<ReviewOutcome kind={rabGrowInDetail} sale={sale} />, {
    answers: { chainTime: () => ({ hash: null, offset: 0 }), refundsUntil: () => until },
  });
  expect(document.body.textContent).toMatch(words);
});
