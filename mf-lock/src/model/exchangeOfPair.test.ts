import { expect, it } from '@jest/globals';
import { lockListWhere } from '@rab/sdk/locks';
import { zeroAddress } from '@rab/wallet-context/reads';
import { unknownPair } from '../pages/unknownPair.ts';
import { exchangeOfPair } from './exchangeOfPair.ts';

const KNOWN = `0x${'Ab'.repeat(20)}` as const;
const FAKE = `0x${'cd'.repeat(20)}` as const;
const chain = { exchanges: [{ name: 'Pancake', factory: KNOWN, router: FAKE }] };

it('only the factory of a configured exchange makes a pair liquidity, whatever a pair says of itself [PRM-03]', () => {
  expect(exchangeOfPair(chain, KNOWN)?.name).toBe('Pancake');
  for (const factory of [FAKE, zeroAddress, null]) expect(exchangeOfPair(chain, factory)).toBeUndefined();
  expect(exchangeOfPair({ exchanges: [] }, KNOWN)).toBeUndefined();
  expect(unknownPair()).toBe('Pair of an unknown exchange');
});

it('the list of liquidity asks for pairs of those exchanges, the list of tokens for all others [PRM-03]', () => {
  const everything = { search: '', owner: null, madeBy: null };
  expect(lockListWhere({ ...everything, isLiquidity: true }, chain.exchanges)).toEqual({
    and: [{ factory_in: [KNOWN.toLowerCase()] }],
  });
  expect(lockListWhere({ ...everything, isLiquidity: false }, chain.exchanges)).toEqual({
    and: [{ or: [{ isLpToken: false }, { factory_not_in: [KNOWN.toLowerCase()] }] }],
  });
});
