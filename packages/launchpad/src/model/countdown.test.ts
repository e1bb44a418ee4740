import { expect, it } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import { commonStates } from './commonStates.ts';
import { countdownOf, shortCountdownOf } from './countdown.ts';

const { upcoming, live, success } = commonStates;
const whitelisted = saleFixture({ whitelistSeconds: 100n });

it('a countdown runs to the start, to the end of the whitelist time, and to the end', () => {
  expect(countdownOf(whitelisted, upcoming, 999n)).toEqual({ label: 'Sale Starts In:', target: 1000n });
  expect(countdownOf(whitelisted, live, 1099n)).toEqual({ label: 'Whitelist Sale In:', target: 1100n });
  expect(countdownOf(whitelisted, live, 1100n)).toEqual({ label: 'Sale Ends In:', target: 2000n });
  expect(countdownOf(saleFixture(), live, 1000n)).toEqual({ label: 'Sale Ends In:', target: 2000n });
  expect(countdownOf(saleFixture(), success, 2001n)).toBeNull();
});

it('a countdown on a card runs to the same, in fewer words', () => {
  expect(shortCountdownOf(whitelisted, upcoming, 999n)).toEqual({ label: 'Starts In:', target: 1000n });
  expect(shortCountdownOf(whitelisted, live, 1099n)).toEqual({ label: 'Whitelist In:', target: 1100n });
  expect(shortCountdownOf(whitelisted, live, 1100n)).toEqual({ label: 'Ends In:', target: 2000n });
  expect(shortCountdownOf(saleFixture(), success, 2001n)).toBeNull();
});
