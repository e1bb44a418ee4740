import { expect, it } from '@jest/globals';
import { commonStates } from './commonStates.ts';
import { soldOutOf } from './soldOutOf.ts';

const sale = { end: 100n };
const success = { ...commonStates.success, banner: 'Waiting for owner add liquidity' };

it('what is sold out has not ended before its end, and has ended from then on [HOM-02] [HOM-04] [HOM-10]', () => {
  expect(soldOutOf(success, sale, 100n)).toEqual({
    ...success,
    tag: { label: 'Sale Live', tone: 'positive' },
    isSoldOut: true,
  });
  expect(soldOutOf(success, sale, 101n)).toBe(success);
});

it.each([commonStates.upcoming, commonStates.live, commonStates.failed])('$name is what it is', (state) => {
  expect(soldOutOf(state, sale, 50n)).toBe(state);
});
