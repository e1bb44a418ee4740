import type { BrowserContext } from '@playwright/test';
import { INDEXER_URL } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const SUBGRAPHS = '**/subgraphs/**';

// the scenario takes the indexer away on purpose
test.use({ allowedErrors: [/(ERR_FAILED|status of 429|status of 502) .*\/subgraphs\//] });

const away = (context: BrowserContext) => context.route(SUBGRAPHS, (route) => route.abort());
const back = (context: BrowserContext) => context.unroute(SUBGRAPHS);

test('without an indexer lists are empty and say so, the log names the query that failed, and locks are read from the chain [IDX-09]', async ({
  newPerson,
  request,
}) => {
  const answer = await request.post(`${INDEXER_URL}/subgraphs/name/lock`, {
    data: { query: '{ lockDetails(first: 1, where: { description_not: "" }) { id token description } }' },
  });
  const [lock] = (await answer.json()).data.lockDetails as { id: string; token: string; description: string }[];
  const { page, context } = await newPerson('Nora');
  const main = page.getByRole('main');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });

  await away(context);
  for (const [path, failed] of [
    ['/lock-tokens', 'query ["lockList",31337] failed'],
    ['/lock-liquidity', 'query ["lockList",31337] failed'],
    ['/view-sales', 'query ["sales",31337] failed'],
    ['/rab-grow/list', 'query ["sales",31337] failed'],
  ] as const)
    await test.step(path, async () => {
      warnings.length = 0;
      await page.goto(path);
      await expect(main.getByText(/^We couldn’t load/)).toBeVisible();
      await expect(main.getByRole('row')).toHaveCount(0);
      await expect(main.getByRole('article')).toHaveCount(0);
      expect(warnings.join('\n')).toContain(failed);
    });

  await test.step('a lock is read from the chain', async () => {
    await page.goto(`/lock-tokens/lock/${lock?.id}`);
    await expect(main.getByRole('definition').filter({ hasText: lock?.description as string })).toBeVisible();
  });

  await test.step('so are the locks of its token, and say so', async () => {
    await page.goto(`/lock-tokens/detail/${lock?.token}`);
    await expect(main.getByText('Shown from the chain')).toBeVisible();
    await expect(main.getByRole('row').filter({ hasText: lock?.description as string })).not.toHaveCount(0);
  });

  await test.step('garbage, a busy and a broken indexer are no different', async () => {
    await back(context);
    for (const response of [
      { status: 200, body: '<html>maintenance</html>' },
      { status: 200, json: { data: { lockEntities: [{ address: 'x' }] } } },
      { status: 429, json: { errors: [{ message: 'Too many requests' }] } },
      { status: 502, body: '' },
    ]) {
      await context.route(SUBGRAPHS, (route) => route.fulfill(response));
      await page.goto('/lock-tokens');
      await expect(main.getByText(/^We couldn’t load/)).toBeVisible();
      await back(context);
    }
  });

  await test.step('retry brings the list once the indexer is back; a later loss keeps it and says that it may be old', async () => {
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(main.getByRole('row').nth(1)).toBeVisible();
    await away(context);
    await expect(main.getByText('What you see may be out of date')).toBeVisible();
    await expect(main.getByRole('row').nth(1)).toBeVisible();
    await back(context);
    await expect(main.getByText('What you see may be out of date')).toBeHidden();
  });
});
