import type { APIRequestContext, Page } from '@playwright/test';
import { AXE_SOURCE, violations } from './support/axe.ts';
import { demo } from './support/demo.ts';
import { connect, expect, type Person, test } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 360, height: 740 };

type Route = [path: string, heading: string];

/** Every route of the shell by area, each with the heading that its page shows. */
const AREAS: Record<string, (request: APIRequestContext) => Promise<Route[]>> = {
  shell: async () => [
    ['/', 'Launch a token on promises the contract keeps.'],
    ['/antibot', 'RAB Anti-bot'],
    ['/no/such/page', 'Page not found'],
  ],
  'RAB Sale': async (request) => {
    const [sale, listed] = [await demo.sale(request), await demo.listedSale(request)];
    return [
      [`/rab-sale/create?tokenAddress=${sale.token}`, 'Create RAB Sale'],
      ['/view-sales', 'Current Sale'],
      ['/view-sales?search=nothing+has+this+name', 'Current Sale'],
      [`/rab-sale/${sale.id}`, sale.tokenName],
      [`/rab-sale/${listed.id}?tab=status`, listed.tokenName],
      [`/rab-sale/${listed.id}?tab=listing`, listed.tokenName],
      [`/rab-sale/${listed.id}?tab=locks`, listed.tokenName],
      [`/rab-sale/update/${sale.id}`, 'Update Additional Info'],
    ];
  },
  'RAB Grow': async (request) => {
    const grow = await demo.grow(request);
    return [
      ['/rab-grow/create', 'Create RAB Grow'],
      ['/rab-grow/list', 'Current Sale'],
      [`/rab-grow/${grow.id}`, grow.tokenName],
    ];
  },
  Token: async (request) => {
    const { token } = await demo.sale(request);
    return [
      ['/token/create', 'Create token'],
      [`/token/view/${token}`, 'Token Info'],
      [`/token/token-detect/${token}`, 'Token risk check'],
    ];
  },
  Lock: async (request) => {
    const [lock, vesting] = [await demo.lock(request), await demo.vestingLock(request)];
    return [
      ['/create-lock', 'Create Lock'],
      ['/lock-tokens', 'Token locks'],
      ['/lock-tokens?tab=mine', 'Token locks'],
      ['/lock-liquidity', 'Liquidity locks'],
      [`/lock-tokens/detail/${lock.token}`, 'Lock info'],
      [`/lock-tokens/detail/0x${'12'.repeat(20)}`, 'Lock info'],
      [`/lock-tokens/lock/${lock.id}`, 'Lock detail'],
      [`/lock-tokens/lock/${vesting.id}`, 'Lock detail'],
    ];
  },
};

/** Everything that a page loads is there: its loading text is gone, and it knows that no wallet is connected. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByText('...loading')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeEnabled();
}

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

/** Changes the theme with the header's own button, also where an open drawer covers it. */
async function changeTheme(page: Page, toDark: boolean): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('button[aria-label^="Theme:"]')?.click());
  await expect.poll(() => isDark(page)).toBe(toDark);
}

async function expectNoViolations(page: Page, what: string): Promise<void> {
  const theme = (await isDark(page)) ? 'dark' : 'light';
  expect.soft(await violations(page), `${what}, ${theme}, ${page.viewportSize()?.width} px`).toEqual([]);
}

/** A person on a dark device whose pages begin in the dark theme and move nothing. */
async function newReader(newPerson: (name: string) => Promise<Person>): Promise<Person> {
  const person = await newPerson('Axel');
  const { page, context } = person;
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await context.addInitScript(AXE_SOURCE);
  await context.addInitScript(() => localStorage.setItem('rab.colorMode.v1', '"dark"'));
  return person;
}

for (const [area, routesOf] of Object.entries(AREAS)) {
  test(`${area}: no route has an axe violation in either theme at 1440 and 390 px, none scrolls sideways at 360 px`, async ({
    newPerson,
    request,
  }) => {
    const { page } = await newReader(newPerson);
    for (const [path, heading] of await routesOf(request)) {
      await test.step(path, async () => {
        await page.setViewportSize(DESKTOP);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await settled(page);
        await expectNoViolations(page, path);
        await changeTheme(page, false);
        await expectNoViolations(page, path);

        await page.setViewportSize(PHONE);
        await expectNoViolations(page, path);
        // from light the button goes on to the device's own theme, which is dark here
        await changeTheme(page, true);
        await expectNoViolations(page, path);

        await page.setViewportSize(NARROWEST);
        const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
        expect.soft(width, `${path} at ${NARROWEST.width} px`).toBe(NARROWEST.width);
      });
    }
  });
}

for (const viewport of [DESKTOP, PHONE]) {
  test(`menu, connect drawer and account drawer have no axe violation in either theme at ${viewport.width} px`, async ({
    newPerson,
  }) => {
    const person = await newReader(newPerson);
    const { page } = person;
    await page.setViewportSize(viewport);
    const dialog = page.getByRole('dialog');
    const checkOpenDrawer = async (what: string) => {
      await expect(dialog).toBeVisible();
      await expectNoViolations(page, what);
      await changeTheme(page, false);
      await expectNoViolations(page, what);
      await changeTheme(page, true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    await page.goto('/antibot');
    if (viewport === PHONE) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await checkOpenDrawer('menu');
    }
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
    await checkOpenDrawer('connect drawer');
    await page.reload();
    await connect(person);
    await page.getByRole('button', { name: /^Account / }).click();
    await checkOpenDrawer('account drawer');
  });
}
