import { type APIRequestContext, expect } from '@playwright/test';
import type { SaleKindKey } from '@rab/config';
import { localConfig } from './localConfig.ts';

type Subgraph = 'lock' | SaleKindKey;

/** The oldest row of a list that fits: scenarios make others, and the demo data was there first. */
async function oldest<T>(
  request: APIRequestContext,
  subgraph: Subgraph,
  rows: { list: string; age: string; fields: string; where: string },
): Promise<T> {
  const { list, age, fields, where } = rows;
  const { subgraphs } = await localConfig(request);
  const url = subgraphs[subgraph];
  if (!url) throw new Error(`the stack has no ${subgraph}`);
  const query = `{ ${list}(first: 1, orderBy: ${age}, where: { ${where} }) { ${fields} } }`;
  const response = await request.post(url, { data: { query } });
  const { data } = (await response.json()) as { data: Record<string, T[]> };
  const row = data[list]?.[0];
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

const sale = (request: APIRequestContext, subgraph: SaleKindKey, where: string) =>
  oldest<Sale>(request, subgraph, { list: 'launchpads', age: 'createdAt', fields: 'id token tokenName', where });
const lock = (request: APIRequestContext, where: string) =>
  oldest<Lock>(request, 'lock', { list: 'lockDetails', age: 'lockAddedAt', fields: 'id token description', where });

/** One of each kind that the demo data holds. */
export const demo = {
  /** One that has not listed itself. */
  sale: (request: APIRequestContext) => sale(request, 'presale', 'lpGenerationComplete: false'),
  /** Runs for days when the stack has been started. */
  liveSale: (request: APIRequestContext) => sale(request, 'presale', 'tokenSymbol: "CLV"'),
  /** Its liquidity is locked. */
  listedSale: (request: APIRequestContext) => sale(request, 'presale', 'lpGenerationComplete: true'),
  fairLaunch: (request: APIRequestContext) => sale(request, 'fairLaunch', ''),
  proRata: (request: APIRequestContext) => sale(request, 'proRata', ''),
  grow: (request: APIRequestContext) => sale(request, 'privateSale', 'isVisible: true'),
  lock: (request: APIRequestContext) => lock(request, 'description_not: ""'),
  vestingLock: (request: APIRequestContext) => lock(request, 'isVesting: true, description_not: ""'),
};
