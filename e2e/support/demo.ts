import { type APIRequestContext, expect } from '@playwright/test';
import { localConfig } from './localConfig.ts';

/** First answer of the indexer to a query of one list. */
async function first<T>(
  request: APIRequestContext,
  subgraph: 'lock' | 'presale' | 'privateSale' | 'fairLaunch',
  query: string,
): Promise<T> {
  const { subgraphs } = await localConfig(request);
  const url = subgraphs[subgraph];
  if (!url) throw new Error(`the stack has no ${subgraph}`);
  const response = await request.post(url, { data: { query } });
  const { data } = (await response.json()) as { data: Record<string, T[]> };
  const row = Object.values(data)[0]?.[0];
  expect(row, `demo data for ${query}`).toBeDefined();
  return row as T;
}

interface Sale {
  id: string;
  token: string;
  tokenName: string;
}

interface Lock {
  id: string;
  token: string;
  description: string;
}

/** One of each kind that the demo data holds. */
export const demo = {
  sale: (request: APIRequestContext) =>
    first<Sale>(request, 'presale', '{ launchpads(first: 1) { id token tokenName } }'),
  /** A sale that has listed itself: its liquidity is locked. */
  listedSale: (request: APIRequestContext) =>
    first<Sale>(
      request,
      'presale',
      '{ launchpads(first: 1, where: { lpGenerationComplete: true }) { id token tokenName } }',
    ),
  /** The oldest: scenarios make others, and the demo data was there first. */
  fairLaunch: (request: APIRequestContext) =>
    first<Sale>(request, 'fairLaunch', '{ launchpads(first: 1, orderBy: createdAt) { id token tokenName } }'),
  grow: (request: APIRequestContext) =>
    first<Sale>(request, 'privateSale', '{ launchpads(first: 1, where: { isVisible: true }) { id token tokenName } }'),
  lock: (request: APIRequestContext) =>
    first<Lock>(request, 'lock', '{ lockDetails(first: 1, where: { description_not: "" }) { id token description } }'),
  vestingLock: (request: APIRequestContext) =>
    first<Lock>(
      request,
      'lock',
      '{ lockDetails(first: 1, where: { isVesting: true, description_not: "" }) { id token description } }',
    ),
};
