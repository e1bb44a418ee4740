import { demo } from './support/demo.ts';
import { expect, expectProgram, test } from './support/test.ts';

test('a visitor without a wallet opens every page: lists and details are still read from the chain [APP-01, APP-06, APP-07, APP-08, APP-09, APP-25, WAL-03]', async ({
  newPerson,
  request,
}) => {
  const sale = await demo.sale(request);
  const grow = await demo.grow(request);
  const lock = await demo.lock(request);
  const listed = await demo.listedSale(request);
  const { page } = await newPerson('Vera');
  const main = page.getByRole('main');
  const open = (path: string, heading: string | RegExp) =>
    test.step(path, async () => {
      await page.goto(path);
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });

  await open('/', 'Launch a token on promises the contract keeps.');
  await expect(main.getByRole('article').first()).toBeVisible();

  await open('/rab-sale/create', 'Create RAB Sale');
  await open('/view-sales', 'Current Sale');
  await expect(main.getByRole('article').first()).toBeVisible();
  await open(`/rab-sale/${sale.id}`, sale.tokenName);
  // read from the chain itself, by the connection that is there without a wallet
  await expect(main.getByRole('definition').filter({ hasText: /^[\d,]+\s?[A-Z]+$/ })).toBeVisible();

  await open(`/rab-sale/${listed.id}?tab=locks`, listed.tokenName);
  await expect(main.getByRole('row').nth(1)).toBeVisible();

  await open('/rab-grow/create', 'Create RAB Grow');
  await open(`/rab-grow/create?tokenAddress=${grow.token}`, 'Create RAB Grow');
  await expect(main.locator('[name="tokenAddress"]')).toHaveValue(grow.token);
  await open('/rab-grow/list', 'Current Sale');
  await expect(main.getByRole('article').first()).toBeVisible();
  await open(`/rab-grow/${grow.id}`, grow.tokenName);

  await open('/token/create', 'Create token');
  await open(`/token/view/${sale.token}`, sale.tokenName);
  await expect(main.getByRole('definition').filter({ hasText: sale.tokenName })).toBeVisible();
  for (const table of ['Largest holders', 'RAB Sale of this token'])
    await expect(main.getByRole('table', { name: table }).getByRole('row').nth(1)).toBeVisible();
  await open(`/token/token-detect/${sale.token}`, 'Token risk check');

  await open('/create-lock', 'Create Lock');
  await open('/lock-tokens', 'Token locks');
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await open('/lock-liquidity', 'Liquidity locks');
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await open(`/lock-tokens/detail/${lock.token}`, 'Lock info');
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await open(`/lock-tokens/lock/${lock.id}`, 'Lock detail');
  await expect(main.getByRole('definition').filter({ hasText: lock.description })).toBeVisible();
});

test('on a phone the first sale of a list is in the first window, and order and filters open when they are asked for; from 768 px on they are there [MNY-14]', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Phoebe');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/view-sales');
  await expectProgram(page);
  const card = await page.getByRole('main').getByRole('article').first().boundingBox();
  // with its name and its state
  expect(card?.y).toBeLessThan(844 - 200);
  const mostRaised = page.getByRole('button', { name: 'Most raised' });
  await expect(mostRaised).toBeHidden();
  await page.getByRole('button', { name: 'Sort and filter' }).click();
  await mostRaised.click();
  await expect(page).toHaveURL(/sort=totalBaseCollected/);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Sort and filter/ })).toBeHidden();
  await expect(mostRaised).toBeVisible();
});

test('antibot has a page, and any other path the fallback page [APP-10]', async ({ newPerson }) => {
  const { page } = await newPerson('Otto');
  await page.goto('/antibot');
  await expect(page.getByRole('heading', { level: 1, name: 'RAB Anti-bot' })).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Launch a token on promises the contract keeps.' }),
  ).toBeVisible();
});
