import { describe, expect, it } from '@jest/globals';
import { configFixture } from '@rab/testing/configFixture';
import { ConfigError } from './ConfigError.ts';
import { contractAddress } from './contractAddress.ts';
import { parseConfig } from './parseConfig.ts';
import { subgraphOf } from './subgraphOf.ts';

type Json = Record<string, unknown>;

/** A copy of the fixture with the value at a dotted path replaced, or removed when `value` is undefined. */
function changed(path: string, value: unknown): unknown {
  const config = configFixture();
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce((node, key) => node[key] as Json, config as unknown as Json);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return config;
}

const errorOf = (json: unknown): ConfigError => {
  try {
    parseConfig(json);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('the configuration was accepted');
};

describe('parseConfig', () => {
  it('takes a complete configuration keyed by chain id and checksums its addresses [CFG-01]', () => {
    const config = parseConfig(configFixture());
    const chain = config.chains['56'];
    expect(chain?.blockTime).toBe(3000);
    expect(chain?.exchanges[0]?.factory).toBe('0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa');
    expect(Object.keys(chain ?? {})).toEqual(
      expect.arrayContaining([
        'name',
        'logo',
        'rpcUrls',
        'explorerUrl',
        'scanName',
        'blockTime',
        'contracts',
        'nativeToken',
        'baseTokens',
        'exchanges',
        'subgraphs',
        'TOKEN_FEE',
        'BASE_FEE',
      ]),
    );
  });

  it.each([
    ['no key', { keys: [] }, 'releaseLog.keys is invalid'],
    ['a key that is no address', { keys: [{ address: '0x12' }] }, 'releaseLog.keys.0.address is not an address'],
    [
      'a last entry that is no number',
      { keys: [{ address: `0x${'1'.repeat(40)}`, until: '3' }] },
      'releaseLog.keys.0.until is invalid',
    ],
  ])('names the place where a log of releases has %s [CHK-03]', (_, log, text) => {
    expect(errorOf(changed('releaseLog', log)).message).toContain(text);
  });

  it.each([
    'name',
    'logo',
    'rpcUrls',
    'explorerUrl',
    'scanName',
    'blockTime',
    'contracts',
    'nativeToken',
    'baseTokens',
    'exchanges',
    'subgraphs.lock',
    'subgraphs.token',
    'subgraphs.presale',
    'subgraphs.privateSale',
    'TOKEN_FEE',
    'BASE_FEE',
  ])('names the missing field chains.56.%s [CFG-01]', (field) => {
    expect(errorOf(changed(`chains.56.${field}`, undefined)).field).toBe(`chains.56.${field}`);
  });

  it('keeps the four endpoints of each chain apart [IDX-08]', () => {
    const config = configFixture();
    const [first] = Object.values(config.chains);
    const of = (host: string) => ({
      lock: `https://${host}/lock`,
      token: `https://${host}/token`,
      presale: `https://${host}/presale`,
      privateSale: `https://${host}/private-sale`,
    });
    const { chains } = parseConfig({
      ...config,
      chains: {
        '56': { ...first, subgraphs: of('one.example') },
        '204': { ...first, id: 204, subgraphs: of('two.example') },
      },
    });
    expect(chains['56']?.subgraphs).toEqual(of('one.example'));
    expect(chains['204']?.subgraphs).toEqual(of('two.example'));
  });

  it('an area asks the endpoint of its own kind, and one that a chain lacks is named [IDX-08]', () => {
    const [chain] = Object.values(parseConfig(configFixture()).chains);
    if (!chain) throw new Error('the fixture has a chain');
    for (const key of ['lock', 'token', 'presale', 'privateSale'] as const) {
      expect(subgraphOf(chain, key)).toBe(chain.subgraphs[key]);
      const without = { ...chain, subgraphs: { ...chain.subgraphs, [key]: '' } };
      expect(() => subgraphOf(without, key)).toThrow(`${chain.name} has no ${key} subgraph.`);
    }
    expect(new Set(Object.values(chain.subgraphs)).size).toBe(Object.keys(chain.subgraphs).length);
  });

  it.each([
    'bnA',
    'tokensInfo',
    'multicall',
    'standardTokenFactory',
    'antiBotStandardTokenFactory',
    'antiBotStandardToken',
    'launchpadFactory',
    'launchpadSetting',
    'privateSaleFactory',
    'rabAntiBot',
    'rabbitLock',
  ])('knows the contract key %s and refuses a wrong address in it [CFG-02]', (key) => {
    const error = errorOf(changed(`chains.56.contracts.${key}`, '0x12'));
    expect(error.message).toBe(`config.json: chains.56.contracts.${key} is not an address`);
  });

  it('shows chain 97 only with the testnet flag, and still works where it is listed without the flag [APP-24]', () => {
    const { chains, ...rest } = configFixture();
    const both = { ...rest, chains: { ...chains, '97': { ...chains['56'], id: 97 } } };
    expect(Object.keys(parseConfig({ ...both, flags: { testnet: true } }).chains)).toEqual(['56', '97']);
    expect(Object.keys(parseConfig({ ...both, flags: { testnet: false } }).chains)).toEqual(['56']);
    expect(errorOf({ ...both, defaultChainId: 97, flags: { testnet: false } }).field).toBe('defaultChainId');
  });

  it.each([
    ['chains.56.rpcUrls.0', 'javascript:alert(1)'],
    ['chains.56.explorerUrl', 'data:text/html,x'],
    ['links.docs', 'https://user:secret@docs.example'],
    ['chains.56.BASE_FEE', 1001],
    ['defaultChainId', 97],
  ])('refuses %s = %j by name', (field, value) => {
    expect(errorOf(changed(field, value)).field).toBe(field);
  });
});

describe('contractAddress', () => {
  it('names the contract that a chain does not have', () => {
    const chain = parseConfig(configFixture()).chains['56'];
    if (!chain) throw new Error('no chain');
    expect(contractAddress(chain, 'rabbitLock')).toBe('0x8888888888888888888888888888888888888888');
    expect(() => contractAddress(chain, 'rabAntiBot')).toThrow('Binance Smart Chain has no rabAntiBot.');
  });
});
