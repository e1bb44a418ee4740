import { demo } from './support/demo.ts';
import { expect, test } from './support/test.ts';

// requests while the network is down
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError|Loading chunk/] });

test('a tab or a dialog that cannot be loaded says so, and loads once the network is back', async ({
  page,
  context,
  request,
}) => {
  const { id } = await demo.listedSale(request);
  await page.goto(`/rab-sale/${id}`);
  await expect(page.getByRole('tabpanel', { name: 'Token Info' })).toContainText('Total supply');
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Status' }).click();
  await expect(page.getByText('This tab could not be loaded')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Status' })).toContainText('Total Contributors');

  const lock = await demo.lock(request);
  await page.goto(`/lock-tokens/lock/${lock.id}`);
  const badge = page.getByRole('button', { name: 'Badge' });
  await expect(badge).toBeVisible();
  await context.setOffline(true);
  await badge.click();
  await expect(page.getByText('“A badge of this lock” could not be loaded. Try again.')).toBeVisible();
  await context.setOffline(false);
  await badge.click();
  await expect(page.getByRole('dialog', { name: 'A badge of this lock' })).toBeVisible();
});

test('a chart is sketched at once and drawn when the visitor first does something', async ({ page, request }) => {
  const { id } = await demo.listedSale(request);
  await page.goto(`/rab-sale/${id}`);
  const shares = page.getByRole('table', { name: 'Distribution of the token' });
  await expect(shares).toBeVisible();
  await expect(page.locator('circle[pathLength]')).toHaveCount(await shares.getByRole('row').count());
  await expect(page.locator('.recharts-pie')).toHaveCount(0);
  await page.mouse.move(300, 300);
  await expect(page.locator('.recharts-pie-sector')).toHaveCount(await shares.getByRole('row').count());
});
