import { expect, it, jest } from '@jest/globals';
import { preloadingPage } from '@rab/config';

it("when it starts, the program gives the digest of its offer to the script in the page's head", async () => {
  const begin = jest.fn();
  Object.assign(globalThis, { __webpack_require__: { rabOffer: '0a1b2c3d' } });
  preloadingPage._rabPreload = { answers: new Map(), begin };
  await import('./begin.ts');
  expect(begin.mock.calls).toEqual([['0a1b2c3d']]);
});
