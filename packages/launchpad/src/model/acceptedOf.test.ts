import { expect, it } from '@jest/globals';
import { acceptedOf } from './acceptedOf.ts';

it.each([
  [9n, 10n, 9n],
  [10n, 10n, 10n],
  [11n, 10n, 10n],
  [1n, 0n, 0n],
])('of a deposit of %s, a sale that has room for %s takes %s', (amount, remaining, accepted) => {
  expect(acceptedOf(amount, remaining)).toBe(accepted);
});
