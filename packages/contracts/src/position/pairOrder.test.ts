import { describe, expect, it } from '@jest/globals';
import { getAddress } from 'viem';
import { inOrder, type PoolToken } from './pairOrder.ts';

const token = (symbol: string, digit: string): PoolToken => ({
  symbol,
  address: getAddress(`0x${digit.repeat(40)}`),
});
const [stable, stranger] = [token('USDT', 'a'), token('USDC', 'b')];
const [project, other, wrapped] = [token('JNP', '1'), token('BRK', '2'), token('WBNB', 'c')];
const chain = { baseTokens: [{ address: stranger.address }, stable], nativeToken: { symbol: 'BNB' } };

describe('the order of a pair', () => {
  it.each([
    ['a base token', stable],
    ['wrapped coins', wrapped],
  ])('has the project before %s, in whichever order the pool has them [LIQ-01]', (_, currency) => {
    expect(inOrder(chain, [currency, project])).toEqual([project, currency]);
    expect(inOrder(chain, [project, currency])).toEqual([project, currency]);
  });

  it('is the pool’s for two projects and for two currencies [LIQ-01]', () => {
    expect(inOrder(chain, [other, project])).toEqual([other, project]);
    expect(inOrder(chain, [wrapped, stable])).toEqual([wrapped, stable]);
  });

  it('knows a base token by its address, not by its symbol [LIQ-01]', () => {
    const double = token('USDT', 'd');
    expect(inOrder(chain, [double, project])).toEqual([double, project]);
  });

  it('knows a base token in lower case [LIQ-01]', () => {
    const lower = { ...stable, address: stable.address.toLowerCase() as PoolToken['address'] };
    expect(inOrder(chain, [lower, project])).toEqual([project, lower]);
  });
});
