import { expect, it } from '@jest/globals';
import { saleFixture } from '../../test/saleFixture.ts';
import type { Sale } from '../model/Sale.ts';
import { failureText } from './failureText.ts';

const ether = (count: number) => BigInt(count) * 10n ** 18n;
const LATE = 'It was not listed within 7 days.';

it.each<[Partial<Sale>, string]>([
  [
    { raised: ether(1) },
    'Soft cap missed: 1 BNB of 3 BNB. Buyers take their whole deposit back here, whenever they like; the owner takes the tokens back.',
  ],
  [{}, 'Soft cap missed: nothing of 3 BNB. The owner takes the tokens back.'],
  [{ isCancelled: true }, 'It was cancelled; nothing had been raised. The owner takes the tokens back.'],
  [
    { raised: ether(3) },
    `${LATE} Buyers take their whole deposit back here, whenever they like; the owner takes the tokens back.`,
  ],
  [
    { raised: ether(4) },
    `${LATE} Buyers take their whole deposit back here, whenever they like; the owner takes the tokens back.`,
  ],
])('says why a sale failed, in numbers, and what each side does next: %o [MNY-09]', (change, words) => {
  expect(failureText(saleFixture(change), LATE)).toBe(words);
});
