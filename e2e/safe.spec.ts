import { ROUTES } from './support/routes.ts';
import { SAFE_URL, SHELL_URL } from './support/stack.ts';
import { expect, test } from './support/test.ts';

test.describe('a Safe', () => {
  test('is the wallet of a page in its frame without a question, and a proposal is a success only when the act’s event says so [SAF-01, SAF-02, SAF-03]', async ({
    newPerson,
    request,
  }) => {
    const manifest = await request.get(`${SHELL_URL}/manifest.json`);
    expect(manifest.headers()['access-control-allow-origin']).toBe('*');
    const { name, description, iconPath } = await manifest.json();
    expect([name, description]).toEqual(['RAB Launchpad', expect.any(String)]);
    const icon = await request.get(`${SHELL_URL}/${iconPath}`);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml']);

    const { page } = await newPerson('Sam');
    await page.goto(`${SAFE_URL}/?app=${encodeURIComponent(`${SHELL_URL}/token/create`)}`);
    const app = page.frameLocator('iframe');
    const act = app.locator('main').getByRole('button', { name: 'Create token' });
    await expect(act).toBeVisible();
    for (const [field, text] of Object.entries({ name: 'Safe Token', symbol: 'SAFE', totalSupply: '1000000' }))
      await app.locator(`main [name="${field}"]`).fill(text);
    await act.click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(app.locator('[data-toast]').filter({ hasText: 'Canceled in your wallet' })).toBeVisible();
    await act.click();
    await page.getByRole('button', { name: 'Sign and propose' }).click();
    await expect(app.locator('main').getByText('1 of 2 signed.')).toBeVisible();
    await expect(app.locator('main').getByText('1 more of these owners must sign:')).toBeVisible();
    await expect(app.locator('main').getByRole('link', { name: 'Sign in your Safe’s queue' })).toHaveAttribute(
      'href',
      /\?safe=0x/,
    );

    await page.reload();
    await expect(app.getByText('1 of 2 signed.').first()).toBeVisible();
    await page.getByLabel('Signing as').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Sign', exact: true }).last().click();
    await expect(app.getByText('2 of 2 signed.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Execute' }).click();
    const toast = app.locator('[data-toast]').filter({ hasText: 'Create Token Success' });
    await expect(toast.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', /\/token\/view\/0x/);
  });
});

test.describe('a stranger', () => {
  test.use({ allowedErrors: [/frame-ancestors/] });

  test('cannot frame any page of the product [SAF-01]', async ({ newPerson, request, serve }) => {
    const places = await Promise.all(Object.values(ROUTES).map((placeOf) => placeOf(request)));
    const frames = places.map(([path]) => `<iframe src="${SHELL_URL}${path}"></iframe>`);
    const site = await serve((_, response) => response.setHeader('content-type', 'text/html').end(frames.join('')));
    const { page } = await newPerson('Mallory');
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('frame-ancestors')) refused.push(message.text());
    });
    await page.goto(site);
    await expect.poll(() => refused.length).toBe(places.length);
    for (const frame of page.frames().slice(1)) expect(await frame.getByRole('banner').count()).toBe(0);
  });
});
