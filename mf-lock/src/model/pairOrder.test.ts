import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { inOrder } from '@rab/contracts/position';
import { configFixture } from '@rab/testing/configFixture';
import { amountsInOrder, pairText, priceWords } from './pairOrder.ts';

type Token = Parameters<typeof priceWords>[1][0];

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const CRT: Token = { address: `0x${'2'.repeat(40)}`, symbol: 'CRT', decimals: 18 };
const WBNB: Token = { address: `0x${'6'.repeat(40)}`, symbol: 'WBNB', decimals: 18 };
// a currency of the configuration
const BUSD: Token = { address: `0x${'9'.repeat(40)}`, symbol: 'BUSD', decimals: 18 };
const NAMESAKE: Token = { ...BUSD, address: `0x${'7'.repeat(40)}` };

it('a project’s token is said before the currency, whichever of both is the pool’s first [LIQ-01]', () => {
  expect(pairText(chain, [CRT, WBNB])).toBe('CRT / WBNB');
  expect(pairText(chain, [WBNB, CRT])).toBe('CRT / WBNB');
  expect(pairText(chain, [BUSD, CRT])).toBe('CRT / BUSD');
  // neither of both, or both
  expect(inOrder(chain, [NAMESAKE, CRT])).toEqual([NAMESAKE, CRT]);
  expect(inOrder(chain, [BUSD, WBNB])).toEqual([BUSD, WBNB]);
  expect(pairText(chain, [{ ...CRT, symbol: ' ' }, WBNB])).toBe('? / WBNB');
});

it('amounts stay with their tokens in that order [LIQ-01]', () => {
  expect(amountsInOrder(chain, [BUSD, CRT], { amount0: 1n, amount1: 2n })).toEqual([
    { token: CRT, value: 2n },
    { token: BUSD, value: 1n },
  ]);
});

it('the price is that of the project’s token in the currency, and turned where that is the pool’s second [LIQ-01]', () => {
  expect(priceWords(chain, [CRT, BUSD])).toEqual({ of: CRT, in: BUSD, isInverse: false });
  expect(priceWords(chain, [BUSD, CRT])).toEqual({ of: CRT, in: BUSD, isInverse: true });
});
