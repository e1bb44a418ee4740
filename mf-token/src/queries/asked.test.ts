/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { recordRequests } from '@rab/testing/recordRequests';
import type { ReadContext } from '@rab/wallet-context';
import { getSalesOfToken } from './salesOfToken.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;

it('a token’s page lists the newest sales that anybody may see, and no hidden one', async () => {
  const token = `0x${'A'.repeat(40)}` as const;
  const [asked] = await recordRequests({ launchpads: [] }, (presale) => {
    const context = { chain: { ...chain, subgraphs: { ...chain.subgraphs, presale } } } as ReadContext;
    return getSalesOfToken(context, { token, subgraph: 'presale' }, new AbortController().signal);
  });
  expect(asked?.variables.where).toEqual({ token: token.toLowerCase(), isVisible: true });
  expect(asked?.query).toMatch(/orderBy: createdAt,\s*orderDirection: desc/);
});
