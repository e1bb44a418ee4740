import { expect, it } from '@jest/globals';
import type { Sale } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { failureText } from './failureText.ts';

const ether = (count: number) => BigInt(count) * 10n ** 18n;
const LATE = 'It wasn’t listed within 7 days.';

it.each<[Partial<Sale>, string]>([
  [
    { raised: ether(1) },
    'The sale missed its soft cap: it raised 1 BNB of 3 BNB. Buyers can withdraw their full deposit here at any time. The owner can withdraw the tokens.',
  ],
  [{}, 'The sale missed its soft cap: it raised nothing of 3 BNB. The owner can withdraw the tokens.'],
  [{ isCancelled: true }, 'The sale was canceled. It had raised nothing. The owner can withdraw the tokens.'],
  [
    { raised: ether(3) },
    `${LATE} Buyers can withdraw their full deposit here at any time. The owner can withdraw the tokens.`,
  ],
  [
    { raised: ether(4) },
    `${LATE} Buyers can withdraw their full deposit here at any time. The owner can withdraw the tokens.`,
  ],
])('says why a sale failed, in numbers, and what each side does next: %o [MNY-09]', (change, words) => {
  expect(failureText(saleFixture(change), LATE)).toBe(words);
});
