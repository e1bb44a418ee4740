import { describe, expect, it } from '@jest/globals';
import { wagmiStorage } from './wagmiStorage.ts';

const usable = {
  state: {
    chainId: 56,
    current: 'a',
    connections: {
      __type: 'Map',
      value: [['a', { accounts: [`0x${'1'.repeat(40)}`], chainId: 56, connector: { id: 'test.wallet' } }]],
    },
  },
  version: 3,
};

describe('the storage of the wallet connection', () => {
  it('gives back a store that fits', async () => {
    localStorage.setItem('rab.wagmi.store', JSON.stringify(usable));
    expect(await wagmiStorage.getItem('store')).toMatchObject({ state: { chainId: 56 } });
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"state":{"chainId":"56"}}'],
    [
      'a connection without account',
      JSON.stringify({
        state: {
          ...usable.state,
          connections: { __type: 'Map', value: [['a', { accounts: [], chainId: 56, connector: { id: 'x' } }]] },
        },
      }),
    ],
  ])('drops a store that is %s, which would give a white page', async (_, stored) => {
    localStorage.setItem('rab.wagmi.store', stored);
    expect(await wagmiStorage.getItem('store')).toBeNull();
    expect(localStorage.getItem('rab.wagmi.store')).toBeNull();
  });
});
