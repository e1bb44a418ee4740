import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type AppConfigInput, parseConfig } from '@rab/config';

const example = (): AppConfigInput =>
  JSON.parse(readFileSync(join(__dirname, '../config.example.json'), 'utf8')) as AppConfigInput;

/** The example with a second chain in addition to 56. */
function withChain(id: number, flag: boolean): AppConfigInput {
  const config = example();
  return {
    ...config,
    chains: { ...config.chains, [id]: { ...(config.chains['56'] as never as object), id } as never },
    flags: { testnet: flag },
  };
}

describe('the shipped example of config.json', () => {
  it('has chain 56, its default; 97 is shown only while the testnet flag is on [APP-24]', () => {
    const shipped = parseConfig(example());
    expect(shipped.defaultChainId).toBe(56);
    expect(Object.keys(shipped.chains)).toEqual(['56']);
    expect(shipped.flags.testnet).toBe(false);

    expect(Object.keys(parseConfig(withChain(97, true)).chains)).toEqual(['56', '97']);
    expect(parseConfig(withChain(97, true)).defaultChainId).toBe(56);
    expect(Object.keys(parseConfig(withChain(97, false)).chains)).toEqual(['56']);
  });

  it.each(['config.example.json', '../packages/deployment/settings.example.json'])(
    'every base token of %s has a logo [CFG-04]',
    (file) => {
      const text = readFileSync(join(__dirname, '..', file), 'utf8');
      expect(text).not.toContain('"logo": null');
      expect(text.match(/"logo": "[^"]+"/g)?.length).toBeGreaterThanOrEqual(4);
    },
  );
});
