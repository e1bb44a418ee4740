import type { APIRequestContext } from '@playwright/test';
import { localConfig } from './support/localConfig.ts';
import { expect, test } from './support/test.ts';

/** How many locks hold tokens, as the lists of the indexer have it. */
async function locksNow(request: APIRequestContext): Promise<number> {
  const { subgraphs } = await localConfig(request);
  const response = await request.post(subgraphs.lock, {
    data: { query: '{ lockEntities(first: 1000) { lockCount } }' },
  });
  const { data } = (await response.json()) as { data: { lockEntities: { lockCount: number }[] } };
  return data.lockEntities.reduce((sum, { lockCount }) => sum + lockCount, 0);
}

test('Home counts what the platform holds, and where it has done nothing yet says what its contracts guarantee [LOK-03]', async ({
  newPerson,
  request,
}) => {
  const { page } = await newPerson('visitor');
  // other scenarios lock and withdraw meanwhile
  const before = await locksNow(request);
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'The platform in numbers' });
  await expect(figures).toContainText(/Raised\s*[\d,.]+\s*BNB/);
  await expect(figures).toContainText('Counted on-chain as of');
  const [, shown] = /([\d,]+) locks?of/.exec((await figures.textContent()) ?? '') ?? [];
  const after = await locksNow(request);
  expect(Number(shown?.replaceAll(',', ''))).toBeGreaterThanOrEqual(Math.min(before, after));
  expect(Number(shown?.replaceAll(',', ''))).toBeLessThanOrEqual(Math.max(before, after));
  await expect(page.getByRole('img', { name: /every deposit goes back/ })).toBeVisible();
  const height = (await figures.boundingBox())?.height;
  const { subgraphs } = await localConfig(request);
  await page.route(`${subgraphs.lock}**`, (route) =>
    route.fulfill({ json: { data: { platformTotals: [], currencyTotals: [], _meta: null } } }),
  );
  await page.reload();
  await expect(figures).toContainText('A lock unlocksOn its date');
  await expect(figures).not.toContainText('Counted on-chain');
  expect((await figures.boundingBox())?.height).toBe(height);
});
