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
  await expect(page.getByText('This tab didn’t load')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Status' })).toContainText('Total Contributors');

  const lock = await demo.lock(request);
  await page.goto(`/lock-tokens/lock/${lock.id}`);
  const badge = page.getByRole('button', { name: 'Badge' });
  await expect(badge).toBeVisible();
  await context.setOffline(true);
  await badge.click();
  await expect(page.getByText('“Badge for this lock” didn’t load. Try again.')).toBeVisible();
  await context.setOffline(false);
  await badge.click();
  await expect(page.getByRole('dialog', { name: 'Badge for this lock' })).toBeVisible();
});

test('a chart is sketched at once with its axes, and drawn when the visitor first does something [LOK-01]', async ({
  page,
  request,
}) => {
  const { id } = await demo.listedSale(request);
  await page.goto(`/rab-sale/${id}?tab=deposits`);
  const chart = page.getByRole('figure', { name: /^Raised over time, in / });
  await expect(chart.getByText('Hard cap')).toBeVisible();
  await expect(chart.getByText('Time (UTC)')).toBeVisible();
  await expect(page.locator('.recharts-surface')).toHaveCount(0);
  await page.mouse.move(300, 300);
  await expect(chart.locator('.recharts-area-curve').first()).toBeAttached();
  await chart.getByRole('slider').focus();
  await page.keyboard.press('End');
  await expect(chart.getByRole('slider')).toHaveAttribute('aria-valuetext', /UTC: [\d.,]+ /);
  await chart.getByText('Show as a table').click();
  await expect(page.getByRole('table', { name: 'Raised over time' })).toBeVisible();
});
