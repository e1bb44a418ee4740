import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { GrowStatus } from '@rab/contracts';
import { saleFixture } from '@rab/launchpad/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { screen } from '@testing-library/react';
import { ReviewOutcome } from './ReviewOutcome.tsx';
import { rabGrowInDetail } from './rabGrowInDetail.ts';

const NOW = BigInt(Math.floor(Date.now() / 1000));
const sale = saleFixture({ reviewStatus: GrowStatus.LISTING });

beforeEach(beginPart);
afterEach(endPart);

it.each([
  [NOW + 1000n, /You can withdraw your deposit at least until .*\. Then the administrator decides/],
  [
    NOW - 1000n,
    /Since .*, the administrator can decide at any time. Until the decision, you can still withdraw your deposit/,
  ],
])('the date %s until which deposits can be taken back is worded by whether it has passed', async (until, words) => {
  await renderPart(<ReviewOutcome kind={rabGrowInDetail} sale={sale} />, {
    answers: { chainTime: () => ({ hash: null, offset: 0 }), refundsUntil: () => until },
  });
  expect(document.body.textContent).toMatch(words);
});

it('a grow that was paid out says what its owner received [MNY-08]', async () => {
  const ether = 10n ** 18n;
  const paid = saleFixture({ reviewStatus: GrowStatus.SATISFY, isFinalized: true });
  await renderPart(<ReviewOutcome kind={rabGrowInDetail} sale={paid} />, {
    answers: {
      chainTime: () => ({ hash: null, offset: 0 }),
      growParts: () => null,
      growPayout: () => ({ raised: 10n * ether, fee: ether, referrers: 0n, owner: 9n * ether }),
    },
  });
  expect(screen.getByText('Owner received').nextElementSibling?.textContent).toBe('9 BNB');
  expect(screen.getByText(/Unsold tokens were returned to the owner/)).toBeTruthy();
});
