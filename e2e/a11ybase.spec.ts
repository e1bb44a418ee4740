import type { APIRequestContext, Page } from '@playwright/test';
import { AXE_SOURCE, violations } from './support/axe.ts';
import { demo } from './support/demo.ts';
import { connect, expect, type Person, test } from './support/test.ts';

const NARROWEST = 360;

/** Every route of the shell, with the heading that its page shows. */
async function routesOf(request: APIRequestContext): Promise<[path: string, heading: string][]> {
  const [sale, listed, grow, lock, vesting] = await Promise.all([
    demo.sale(request),
    demo.listedSale(request),
    demo.grow(request),
    demo.lock(request),
    demo.vestingLock(request),
  ]);
  const nobody = `0x${'12'.repeat(20)}`;
  return [
    ['/', 'Launch a token on promises the contract keeps.'],
    [`/rab-sale/create?tokenAddress=${sale.token}`, 'Create RAB Sale'],
    ['/view-sales', 'Current Sale'],
    ['/view-sales?search=nothing+has+this+name', 'Current Sale'],
    [`/rab-sale/${sale.id}`, sale.tokenName],
    [`/rab-sale/${listed.id}?tab=status`, listed.tokenName],
    [`/rab-sale/${listed.id}?tab=listing`, listed.tokenName],
    [`/rab-sale/${listed.id}?tab=locks`, listed.tokenName],
    ['/rab-grow/create', 'Create RAB Grow'],
    ['/rab-grow/list', 'Current Sale'],
    [`/rab-grow/${grow.id}`, grow.tokenName],
    ['/token/create', 'Create token'],
    [`/token/view/${sale.token}`, 'Token Info'],
    [`/token/token-detect/${sale.token}`, 'Token risk check'],
    ['/create-lock', 'Create Lock'],
    ['/lock-tokens', 'Token locks'],
    ['/lock-tokens?tab=mine', 'Token locks'],
    ['/lock-liquidity', 'Liquidity locks'],
    [`/lock-tokens/detail/${lock.token}`, 'Lock info'],
    [`/lock-tokens/detail/${nobody}`, 'Lock info'],
    [`/lock-tokens/lock/${lock.id}`, 'Lock detail'],
    [`/lock-tokens/lock/${vesting.id}`, 'Lock detail'],
    ['/antibot', 'RAB Anti-bot'],
    ['/no/such/page', 'Page not found'],
  ];
}

/** Everything that a page loads is there: its loading text and its skeletons are gone. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByText('...loading')).toHaveCount(0);
  await expect(page.locator('[data-loading-shape], [data-testid="pad-skeleton"]')).toHaveCount(0);
}

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

/** Checks what is on the screen in the dark theme, then in the light one. */
async function expectNoViolations(page: Page, what: string): Promise<void> {
  expect.soft(await themeOf(page)).toBe(true);
  expect.soft(await violations(page), `${what}, dark`).toEqual([]);
  await page.evaluate(() => document.querySelector<HTMLElement>('button[aria-label^="Theme:"]')?.click());
  await expect.poll(() => themeOf(page)).toBe(false);
  expect.soft(await violations(page), `${what}, light`).toEqual([]);
}

/** A person whose pages begin in the dark theme and move nothing. */
async function newReader(newPerson: (name: string) => Promise<Person>, width: number): Promise<Person> {
  const person = await newPerson('Axel');
  const { page, context } = person;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.addInitScript(AXE_SOURCE);
  await context.addInitScript(() => localStorage.setItem('rab.colorMode.v1', '"dark"'));
  return person;
}

for (const width of [1440, 390]) {
  test(`no route has an axe violation in either theme at ${width} px`, async ({ newPerson, request }) => {
    const { page } = await newReader(newPerson, width);
    for (const [path, heading] of await routesOf(request)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await settled(page);
        await expectNoViolations(page, `${path} at ${width} px`);
      });
    }
  });

  test(`menu, connect drawer and account drawer have no axe violation in either theme at ${width} px`, async ({
    newPerson,
  }) => {
    const person = await newReader(newPerson, width);
    const { page } = person;
    const dialog = page.getByRole('dialog');
    if (width < 661) {
      await page.goto('/token/create');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(dialog).toBeVisible();
      await expectNoViolations(page, 'menu');
    }
    await page.goto('/token/create');
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
    await expect(dialog).toBeVisible();
    await expectNoViolations(page, 'connect drawer');

    await page.goto('/token/create');
    await connect(person);
    await page.getByRole('button', { name: /^Account / }).click();
    await expect(dialog).toBeVisible();
    await expectNoViolations(page, 'account drawer');
  });
}

test('no route scrolls sideways on a phone of 360 px', async ({ newPerson, request }) => {
  const { page } = await newReader(newPerson, NARROWEST);
  for (const [path, heading] of await routesOf(request)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await settled(page);
    expect.soft(await page.evaluate(() => document.scrollingElement?.scrollWidth), path).toBe(NARROWEST);
  }
});
