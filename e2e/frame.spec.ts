import type { Page } from '@playwright/test';
import { demo } from './support/demo.ts';
import { SHELL_URL } from './support/stack.ts';
import { expect, expectFocusIn, expectProgram, test } from './support/test.ts';

const HEIGHT = 900;
const sidebar = (page: Page) => page.getByRole('complementary');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Where the open drawer is: at the right edge, or at the bottom and as wide as the page. */
async function drawerSide(page: Page): Promise<'right' | 'bottom' | 'elsewhere'> {
  const { width } = page.viewportSize() as { width: number };
  const box = await page.getByRole('dialog').boundingBox();
  if (!box) return 'elsewhere';
  const reachesBottom = Math.round(box.y + box.height) === HEIGHT;
  if (reachesBottom && box.x === 0 && Math.round(box.width) === width && box.y > 0) return 'bottom';
  const isRight = Math.round(box.x + box.width) === width && box.x > 0;
  return isRight && box.y === 0 && reachesBottom ? 'right' : 'elsewhere';
}

test('the sidebar is 230 px wide, 100 px collapsed, sticks while the page scrolls, and the choice is kept over a reload [APP-11]', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Wanda');
  await page.goto('/');
  await expect(sidebar(page).getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await widthOf(page)).toBe(230);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.mouse.move(800, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  expect((await sidebar(page).boundingBox())?.y).toBe(0);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);

  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect.poll(() => widthOf(page)).toBe(100);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  expect(await widthOf(page)).toBe(100);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect.poll(() => widthOf(page)).toBe(230);
});

test('the collapsed sidebar opens the links of a group next to it, and Escape closes them [APP-11, APP-16]', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Cleo');
  await page.goto('/antibot');
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  const group = sidebar(page).getByRole('group', { name: 'Lock' });
  const button = sidebar(page).getByRole('button', { name: 'Lock', exact: true });
  await expect(group).toBeHidden();
  await button.click();
  await expect(group.getByRole('link')).toHaveText(['Create Lock', 'Token Lock', 'Liquidity Lock']);
  await page.keyboard.press('Escape');
  await expect(group).toBeHidden();
  await button.click();
  await group.getByRole('link', { name: 'Token Lock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Token locks' })).toBeVisible();
  await expect(group).toBeHidden();
  await expect(button).toHaveAttribute('aria-current', 'page');
});

test('on a wide window a list is wider than a page of one thing, and the footer as wide as the page [LOK-09]', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Wide');
  await page.setViewportSize({ width: 1920, height: 900 });
  const widths = () =>
    page
      .locator('main, footer > div')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().width)));
  for (const [path, heading, width] of [
    ['/view-sales', 'Current Sale', 1560],
    ['/lock-tokens', 'Token locks', 1560],
    ['/antibot', 'RAB Anti-bot', 1180],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.poll(widths).toEqual([width, width]);
  }
});

test("on the local chain the header's clock is the chain's, like the bar's below it", async ({ newPerson }) => {
  const { page } = await newPerson('Tempus');
  await page.goto('/antibot');
  const bar = page.getByRole('region', { name: 'Local chain' });
  const header = page.getByRole('banner').locator('time');
  const timeOfHeader = async () => Date.parse((await header.getAttribute('datetime')) ?? '');
  const timeOfBar = async () =>
    Date.parse(`${/\d{4}-\d\d-\d\d \d\d:\d\d/.exec((await bar.textContent()) ?? '')?.[0]}Z`);
  const before = await timeOfHeader();
  await bar.getByRole('button', { name: '+1 hour' }).click();
  await expect.poll(async () => (await timeOfHeader()) - before).toBeGreaterThan(55 * 60_000);
  // the minute may turn between the two readings
  await expect.poll(async () => Math.abs((await timeOfHeader()) - (await timeOfBar()))).toBeLessThan(2 * 60_000);
});

test('a hint is there on hover and can be pointed into, at a tap, and goes with Escape', async ({
  newPerson,
  request,
  browser,
}) => {
  const { id } = await demo.lock(request);
  const path = `/lock-tokens/lock/${id}`;
  const { page } = await newPerson('Hilda');
  const first = (at: Page) => at.getByRole('definition').locator('[data-hint]').first();
  const words = async (at: Page) => (await first(at).getAttribute('data-hint')) ?? '';
  await page.goto(path);
  await first(page).hover();
  const bubble = first(page).getByText(await words(page), { exact: true });
  await expect(bubble).toBeVisible();
  await bubble.hover();
  await expect(bubble).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble).toBeHidden();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const touched = await phone.newPage();
  await touched.goto(`${SHELL_URL}${path}`);
  await first(touched).tap();
  const shown = first(touched).getByText(await words(touched), { exact: true });
  await expect(shown).toBeInViewport({ ratio: 1 });
  await touched.getByRole('heading', { level: 1 }).tap();
  await expect(shown).toBeHidden();
  await phone.close();
});

test('below 661 px the sidebar collapses into a menu, below 768 px drawers open from the bottom [APP-12]', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Bea');
  await page.goto('/token/create');
  // until then it is the static page's frame
  await expectProgram(page);
  const connect = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' });
  for (const [width, hasSidebar, side] of [
    [1440, true, 'right'],
    [800, true, 'right'],
    [768, true, 'right'],
    [767, true, 'bottom'],
    [700, true, 'bottom'],
    [661, true, 'bottom'],
    [660, false, 'bottom'],
    [390, false, 'bottom'],
  ] as const) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect(sidebar(page), `sidebar at ${width}`).toBeVisible({ visible: hasSidebar });
    await expect(menuButton(page), `menu button at ${width}`).toBeVisible({ visible: !hasSidebar });
    if (hasSidebar) expect(await widthOf(page)).toBe(230);
    await connect.click();
    await expect.poll(() => drawerSide(page), `drawer at ${width}`).toBe(side);
    await expectFocusIn(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('the menu has the groups and links of the product, in the sidebar and in the drawer of a phone [APP-16, LOK-08]', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Mona');
  const links = async (within: ReturnType<Page['getByRole']>) =>
    Object.fromEntries(
      await Promise.all(
        (await within.getByRole('group').all()).map(async (group) => [
          await group.getAttribute('aria-label'),
          await group
            .getByRole('link')
            .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`)),
        ]),
      ),
    );
  const expected = {
    'RAB Sale': [
      'Create /rab-sale/create',
      'View Sales /view-sales',
      'Fair Launches /rab-sale/fairlaunch',
      'Pro Rata Sales /rab-sale/prorata',
    ],
    Token: [
      'Create Token /token/create',
      'Token Check /token/token-detect',
      'Airdrops /token/airdrops',
      'Create Airdrop /token/airdrop/create',
    ],
    Lock: ['Create Lock /create-lock', 'Token Lock /lock-tokens', 'Liquidity Lock /lock-liquidity'],
    'RAB Grow': ['Create /rab-grow/create', 'List /rab-grow/list'],
    Platform: ['Fees and Settings /rab-grow/settings', 'Anti-bot /antibot'],
  };
  await page.goto('/antibot');
  await expect(page.getByRole('heading', { level: 1, name: 'RAB Anti-bot' })).toBeVisible();
  expect(await links(sidebar(page))).toEqual(expected);
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await menuButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  expect(await links(drawer)).toEqual(expected);
  await drawer.getByRole('link', { name: 'Token Lock' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Token locks' })).toBeVisible();
});

test('links lead into the right page: the wizard with a prefilled token and its progress, and both addresses of the list of sales [APP-02, APP-04, APP-14]', async ({
  newPerson,
  request,
}) => {
  const { token } = await demo.sale(request);
  const { page } = await newPerson('Lino');
  const main = page.getByRole('main');
  await page.goto(`/rab-sale/create?tokenAddress=${token}`);
  await expect(main.locator('[name="tokenAddress"]')).toHaveValue(token);
  const progress = page.getByRole('banner').getByRole('progressbar');
  await expect(progress, 'first of four steps').toHaveAttribute('aria-valuenow', '25');
  const listOf = async (path: string) => {
    await page.goto(path);
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name: 'Current Sale' })).toBeVisible();
    return main.getByRole('article').getByRole('heading').allTextContents();
  };
  expect(await listOf('/rab-sale/view-sales')).toEqual(await listOf('/view-sales'));
  await expect(progress, 'it belongs to the wizard').toHaveCount(0);
});

test('every page names itself; another page begins at its top with the focus on its content', async ({ newPerson }) => {
  const { page } = await newPerson('Tina');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/');
  await expect(page).toHaveTitle('RAB Launchpad');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await isFocused(page, 'main'), 'a page that was just opened leaves the focus alone').toBe(false);
  await page.setViewportSize({ width: 1440, height: 500 });
  for (const [link, title] of [
    ['View Sales', 'Current Sale'],
    ['Create Token', 'Create token'],
    ['Token Lock', 'Token locks'],
    ['List', 'Current Sale'],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, 200));
    await menu.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveTitle(`${title} · RAB Launchpad`);
    expect(await page.evaluate(() => window.scrollY), title).toBe(0);
    expect(await isFocused(page, 'main'), title).toBe(true);
  }
  await page.getByRole('tab', { name: 'Live' }).click();
  await expect(page).toHaveURL(/tab=live/);
  expect(await isFocused(page, 'main'), 'a tab keeps the focus').toBe(false);
});

/** Scripts that the page asks for while `act` runs. */
async function scriptsOf(page: Page, act: () => Promise<void>): Promise<Set<string>> {
  const urls = new Set<string>();
  const note = (request: { url: () => string; resourceType: () => string }) => {
    if (request.resourceType() === 'script') urls.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await act();
  page.off('request', note);
  return urls;
}

/** Waits until the page stops requesting scripts: those for token details and for the next step come late. */
async function scriptsEnd(page: Page): Promise<void> {
  for (let last = -1, now = 0; last !== now; ) {
    last = now;
    await page.waitForTimeout(3_000);
    now = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /\.js(?:$|\?)/.test(name)).length,
    );
  }
}

test.describe('a chunk that cannot be loaded', () => {
  test.use({ allowedErrors: [/status of 404|ChunkLoadError|Loading chunk/] });
  const wizardStep = (page: Page) => page.getByRole('heading', { level: 2, name: 'RAB Sale Info' });

  for (const { name, failures } of [
    { name: 'once', failures: 1 },
    { name: 'for ever', failures: Number.POSITIVE_INFINITY },
  ]) {
    test(`${name}: the page reloads exactly once by itself, and the wizard's draft is still there [APP-22]`, async ({
      newPerson,
      request,
    }) => {
      const { token } = await demo.sale(request);
      const scout = await newPerson('Scout');
      const connectOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Connect wallet' });
      await scout.page.goto(`/rab-sale/create?tokenAddress=${token}`);
      await expect(scout.page.getByText('Your balance')).toBeVisible();
      await scriptsEnd(scout.page);
      const chunks = await scriptsOf(scout.page, async () => {
        await connectOf(scout.page).click();
        await expect(scout.page.getByRole('dialog')).toBeVisible();
      });
      expect(chunks.size).toBeGreaterThan(0);

      const { page } = await newPerson('Wilma');
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      let refused = 0;
      const [chunk] = chunks;
      await page.route(`${SHELL_URL}${chunk}*`, async (route) => {
        refused += 1;
        if (refused > failures) await route.continue();
        else await route.fulfill({ status: 404, body: 'gone' });
      });
      await page.goto(`/rab-sale/create?tokenAddress=${token}`);
      await expect(page.getByText('Your balance')).toBeVisible();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(wizardStep(page)).toBeVisible();
      expect(loads).toBe(1);

      await connectOf(page).click();
      await expect.poll(() => loads, 'the page reloads').toBe(2);
      await expect(wizardStep(page), 'the draft of the first step is kept').toBeVisible();
      await connectOf(page).click();
      if (failures === 1) {
        await expectFocusIn(page.getByRole('dialog', { name: 'Connect a wallet' }));
        await page.keyboard.press('Escape');
      }
      if (failures > 1) await expect(page.getByText('The list of wallets didn’t load.')).toBeVisible();
      await expect(wizardStep(page), 'the page goes on').toBeVisible();
      expect(loads, 'it never reloads a second time').toBe(2);
    });
  }

  test('the frame stays when a chunk of a page of the shell is missing, and Retry loads the page', async ({
    newPerson,
  }) => {
    const { page } = await newPerson('Wilma');
    const chunks = `${SHELL_URL}/c/**`;
    await page.goto('/create-lock');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route(chunks, (route) => route.fulfill({ status: 404, body: 'gone' }));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto('/antibot');
    // it reloads by itself once, without success
    await expect.poll(() => loads).toBe(2);
    const failure = page.getByRole('alert').filter({ hasText: 'RAB Anti-bot isn’t available right now' });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
    await page.unroute(chunks);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(failure).toBeHidden();
  });
});

test('a configuration that never comes is said on the page within seconds', async ({ newPerson }) => {
  const { page } = await newPerson('Wilma');
  await page.route('**/config.json', () => new Promise(() => {}));
  await page.goto('/');
  const failure = page.getByRole('alert').filter({ hasText: 'RAB Launchpad can’t start' });
  await expect(failure).toContainText('didn’t load.', { timeout: 15_000 });
  await page.unroute('**/config.json');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeEnabled();
});
