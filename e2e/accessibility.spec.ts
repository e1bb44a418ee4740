import type { APIRequestContext, Page } from '@playwright/test';
import { AXE_SOURCE, violations } from './support/axe.ts';
import { demo } from './support/demo.ts';
import { connect, expect, type Person, test } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 360, height: 740 };

/** Where a page is and the heading that it shows. */
type Place = [path: string, heading: string];

const at = (path: string, heading: string) => async (): Promise<Place> => [path, heading];

/** Every route of the shell; addresses and numbers are those of the demo data. */
const ROUTES: Record<string, (request: APIRequestContext) => Promise<Place>> = {
  '/': at('/', 'Launch a token on promises the contract keeps.'),
  '/antibot': at('/antibot', 'RAB Anti-bot'),
  'any other path': at('/no/such/page', 'Page not found'),
  '/rab-sale/create': async (request) => [
    `/rab-sale/create?tokenAddress=${(await demo.sale(request)).token}`,
    'Create RAB Sale',
  ],
  '/rab-sale/fairlaunch/create': at('/rab-sale/fairlaunch/create', 'Create Fair Launch'),
  '/view-sales': at('/view-sales', 'Current Sale'),
  'an empty /view-sales': at('/view-sales?search=nothing+has+this+name', 'Current Sale'),
  ...Object.fromEntries(
    ['token', 'status', 'listing', 'locks'].map((tab) => [
      `/rab-sale/{presaleAddress}, tab ${tab}`,
      async (request: APIRequestContext): Promise<Place> => {
        const { id, tokenName } = await demo.listedSale(request);
        return [`/rab-sale/${id}?tab=${tab}`, tokenName];
      },
    ]),
  ),
  '/rab-sale/update/{presaleAddress}': async (request) => [
    `/rab-sale/update/${(await demo.sale(request)).id}`,
    'Update Additional Info',
  ],
  '/rab-grow/create': at('/rab-grow/create', 'Create RAB Grow'),
  '/rab-grow/list': at('/rab-grow/list', 'Current Sale'),
  '/rab-grow/{privateSaleAddress}': async (request) => {
    const { id, tokenName } = await demo.grow(request);
    return [`/rab-grow/${id}`, tokenName];
  },
  '/token/create': at('/token/create', 'Create token'),
  '/token/view/{tokenAddress}': async (request) => [`/token/view/${(await demo.sale(request)).token}`, 'Token Info'],
  '/token/token-detect/{tokenAddress}': async (request) => [
    `/token/token-detect/${(await demo.sale(request)).token}`,
    'Token risk check',
  ],
  '/create-lock': at('/create-lock', 'Create Lock'),
  '/lock-tokens': at('/lock-tokens', 'Token locks'),
  'My Locks without a wallet': at('/lock-tokens?tab=mine', 'Token locks'),
  '/lock-liquidity': at('/lock-liquidity', 'Liquidity locks'),
  '/lock-tokens/detail/{token}': async (request) => [
    `/lock-tokens/detail/${(await demo.lock(request)).token}`,
    'Lock info',
  ],
  '/lock-tokens/detail/{token} without locks': at(`/lock-tokens/detail/0x${'12'.repeat(20)}`, 'Lock info'),
  '/lock-tokens/lock/{lockId}': async (request) => [
    `/lock-tokens/lock/${(await demo.lock(request)).id}`,
    'Lock detail',
  ],
  '/lock-tokens/lock/{lockId} with vesting': async (request) => [
    `/lock-tokens/lock/${(await demo.vestingLock(request)).id}`,
    'Lock detail',
  ],
};

/** Everything that a page loads is there: its loading text is gone, and it knows that no wallet is connected. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByText('...loading')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeEnabled();
}

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

/** Goes on with the header's own theme button, also where an open drawer covers it, until the theme is the wanted one. */
async function changeTheme(page: Page, toDark: boolean): Promise<void> {
  const button = page.locator('button[aria-label^="Theme:"]');
  const wanted = toDark ? 'Theme: dark.' : 'Theme: light.';
  for (;;) {
    const label = (await button.getAttribute('aria-label')) ?? '';
    if (label.startsWith(wanted)) break;
    await button.evaluate((element: HTMLElement) => element.click());
    await expect(button).not.toHaveAttribute('aria-label', label);
  }
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

for (const [route, placeOf] of Object.entries(ROUTES)) {
  test(`${route}: no axe violation in either theme at 1440 and 390 px, no scrolling sideways at 360 px`, async ({
    newPerson,
    request,
  }) => {
    const [path, heading] = await placeOf(request);
    const { page } = await newReader(newPerson);
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await settled(page);
    await expectNoViolations(page, path);
    await changeTheme(page, false);
    await expectNoViolations(page, path);

    await page.setViewportSize(PHONE);
    await expectNoViolations(page, path);
    await changeTheme(page, true);
    await expectNoViolations(page, path);

    await page.setViewportSize(NARROWEST);
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(NARROWEST.width);
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
      // in place: axe takes what is still transparent for no dialog at all
      await expect
        .poll(() =>
          dialog.evaluate(
            (element) => element.contains(document.activeElement) && element.getAnimations().length === 0,
          ),
        )
        .toBe(true);
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
