import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type AppConfigInput, ConfigError, parseConfig } from '@rab/config';

const example = (): AppConfigInput =>
  JSON.parse(readFileSync(join(__dirname, '../config.example.json'), 'utf8')) as AppConfigInput;

/** The example with a second chain beside 56. */
function withChain(id: number, flag: boolean): AppConfigInput {
  const config = example();
  return {
    ...config,
    chains: { ...config.chains, [id]: { ...(config.chains['56'] as never as object), id } as never },
    flags: { testnet: flag },
  };
}

describe('the shipped example of config.json', () => {
  it('has chain 56, its default; 97 is taken only while the testnet flag is on [APP-24]', () => {
    const shipped = parseConfig(example());
    expect(shipped.defaultChainId).toBe(56);
    expect(Object.keys(shipped.chains)).toEqual(['56']);
    expect(shipped.flags.testnet).toBe(false);

    expect(Object.keys(parseConfig(withChain(97, true)).chains)).toEqual(['56', '97']);
    expect(parseConfig(withChain(97, true)).defaultChainId).toBe(56);
    expect(() => parseConfig(withChain(97, false))).toThrow(ConfigError);
    expect(() => parseConfig(withChain(97, false))).toThrow('lists chain 97 without the testnet flag');
  });
});
