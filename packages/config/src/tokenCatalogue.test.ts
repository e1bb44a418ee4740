import { describe, expect, it } from '@jest/globals';
import { configFixture } from '@rab/testing/configFixture';
import { isAddress } from 'viem';
import { isNative, NATIVE_PLACEHOLDER } from './baseToken.ts';
import { parseConfig } from './parseConfig.ts';
import { PLATFORM_FEES } from './platformFees.ts';
import { baseTokensInUse, TOKEN_CATALOGUE } from './tokenCatalogue.ts';

describe('the catalogue of base tokens', () => {
  it('is SALO with 5 decimals, BUSD, USDT, WBNB and BNB with 18, each with price id and logo; BUSD and native BNB are in use [CFG-04]', () => {
    const decimals = Object.entries(TOKEN_CATALOGUE).map(([symbol, token]) => [symbol, token.symbol, token.decimals]);
    expect(decimals).toEqual([
      ['SALO', 'SALO', 5],
      ['BUSD', 'BUSD', 18],
      ['USDT', 'USDT', 18],
      ['WBNB', 'WBNB', 18],
      ['BNB', 'BNB', 18],
    ]);
    for (const { ckgid, logo } of Object.values(TOKEN_CATALOGUE)) {
      expect(ckgid).toMatch(/^[a-z-]+$/);
      expect(decodeURIComponent(logo)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
    }
    expect(isAddress(NATIVE_PLACEHOLDER)).toBe(true);
    expect(isNative(NATIVE_PLACEHOLDER)).toBe(true);

    const busd = `0x${'9'.repeat(40)}` as const;
    const [first] = Object.values(configFixture().chains);
    const { chains } = parseConfig({
      ...configFixture(),
      chains: { '56': { ...first, baseTokens: baseTokensInUse(busd) } },
    });
    expect(chains['56']?.baseTokens.map(({ symbol, address }) => [symbol, address])).toEqual([
      ['BNB', NATIVE_PLACEHOLDER],
      ['BUSD', busd],
    ]);
  });
});

describe('the platform’s fees', () => {
  it('are 0 and 40 per mille on the mainnet, 50 and 50 on the testnet [CFG-03]', () => {
    expect(PLATFORM_FEES[56]).toEqual({ TOKEN_FEE: 0, BASE_FEE: 40 });
    expect(PLATFORM_FEES[97]).toEqual({ TOKEN_FEE: 50, BASE_FEE: 50 });
    const [first] = Object.values(configFixture().chains);
    for (const [id, fees] of Object.entries(PLATFORM_FEES)) {
      const chains = { [id]: { ...first, id: Number(id), ...fees } };
      const config = parseConfig({ ...configFixture(), defaultChainId: Number(id), chains, flags: { testnet: true } });
      expect(config.chains[id]).toMatchObject(fees);
    }
  });
});
