import { expect, it, jest } from '@jest/globals';
import { aheadPage } from './Ahead.ts';

it("tells the page's head what this program offers, as it begins", async () => {
  const begin = jest.fn();
  Object.assign(globalThis, { __webpack_require__: { rabOffer: '0a1b2c3d' } });
  aheadPage._rabAhead = { answers: new Map(), begin };
  await import('./begin.ts');
  expect(begin.mock.calls).toEqual([['0a1b2c3d']]);
});
