import { describe, expect, it } from '@jest/globals';
import { DISPLAY_CHAINS, isSupportedChainId } from './supportedChains.ts';

describe('chains known for display', () => {
  it('are six by name, and the helper accepts exactly the listed ids [APP-23]', () => {
    expect(DISPLAY_CHAINS).toEqual(['Ethereum', 'Binance Smart Chain', 'Arbitrum', 'Optimism', 'Avalanche', 'Polygon']);
    const supported = [1, 10, 25, 56, 66, 100, 128, 137, 250, 321, 324, 10001, 201022, 42161, 43114, 59140, 1666600000];
    for (const id of supported) expect(isSupportedChainId(id)).toBe(true);
    for (const id of [0, 2, 97, 31_337, 16_666, 1_666_600_001]) expect(isSupportedChainId(id)).toBe(false);
  });
});
