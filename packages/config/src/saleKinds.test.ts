import { expect, it } from '@jest/globals';
import { configFixture } from '@rab/testing/configFixture';
import { parseConfig } from './parseConfig.ts';
import { SALE_KINDS } from './saleKinds.ts';
import { subgraphsAt } from './subgraphsAt.ts';

const kinds = Object.values(SALE_KINDS);

it('each kind of sale has a number, an endpoint, a factory and pages of its own [HSE-03]', () => {
  const own = (of: (kind: (typeof kinds)[number]) => unknown) => new Set(kinds.map(of)).size;
  expect([
    own(({ presaleType }) => presaleType),
    own(({ endpoint }) => endpoint),
    own(({ factory }) => factory),
    own(({ paths }) => paths.list()),
    own(({ paths }) => paths.create()),
    own(({ paths }) => paths.detail('0x1')),
  ]).toEqual(Array(6).fill(kinds.length));
});

it('a configuration takes endpoint and factory of each kind, and may lack those of an optional one only [HSE-03]', () => {
  const fixture = configFixture();
  const [chain] = Object.values(fixture.chains);
  const subgraphs = subgraphsAt((endpoint) => `https://index.example/${endpoint}`);
  const address = `0x${'7'.repeat(40)}`;
  const contracts = { ...chain?.contracts, ...Object.fromEntries(kinds.map(({ factory }) => [factory, address])) };
  const parse = (change: object) =>
    parseConfig({ ...fixture, chains: { 56: { ...chain, contracts, subgraphs, ...change } } }).chains['56'];
  const isTaken = (change: object) => {
    try {
      return parse(change) !== undefined;
    } catch {
      return false;
    }
  };
  for (const { subgraph, endpoint, factory, isOptional } of kinds) {
    expect(parse({})?.contracts[factory]).toBe(address);
    expect(parse({})?.subgraphs[subgraph]).toBe(`https://index.example/${endpoint}`);
    const { [subgraph]: _, ...otherEndpoints } = subgraphs;
    const { [factory]: __, ...otherFactories } = contracts as Record<string, unknown>;
    expect(isTaken({ subgraphs: otherEndpoints })).toBe(isOptional);
    expect(isTaken({ contracts: otherFactories })).toBe(isOptional);
  }
});
