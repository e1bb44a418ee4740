import type { Locator, Page } from '@playwright/test';
import { openPlatform } from './support/platform.ts';
import { createToken } from './support/steps.ts';
import { connect, expect, expectFocusIn, expectToast, test } from './support/test.ts';

const MOST_STOPS = 80;

/** What shows that the focused element has the focus: an outline or a ring around it. */
const hasVisibleFocus = (page: Page) =>
  page.evaluate(() => {
    // a styled switch or radio draws the focus on the control next to its hidden input
    const focused = document.activeElement as HTMLElement;
    const drawn = [focused, focused.nextElementSibling, focused.parentElement].filter((item) => item !== null);
    return drawn.some((item) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(item);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    });
  });

/** Presses Tab until the element has the focus, and sees that it shows. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await hasVisibleFocus(page), `focus is seen on ${target}`).toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_STOPS} stops of the Tab key did not reach ${target}`);
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

test('the first stop of the Tab key leads past the menu to the content', async ({ newPerson }) => {
  const { page } = await newPerson('Skip');
  await page.goto('/lock-tokens');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await isFocused(skip)).toBe(true);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  expect(await isFocused(page.getByRole('main'))).toBe(true);
  await expect(skip).not.toBeInViewport();
  await expect(page).toHaveURL(/\/lock-tokens$/);
  await page.keyboard.press('Tab');
  expect(await isFocused(page.getByRole('main').getByRole('link', { name: 'Create Lock' }))).toBe(true);
});

test('with the keyboard alone: connect, look at the account, lock tokens, change tabs [LKC-10]', async ({
  newPerson,
}) => {
  const person = await newPerson('Kim');
  const { page, wallet } = person;
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true });
  await page.goto('/token/create');
  await connect(person);
  const token = await createToken(person, 'Kohlrabi', 'KOHL');
  await page.getByRole('button', { name: /^Account / }).click();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(dialog).toBeHidden();

  await test.step('connect', async () => {
    await page.goto('/create-lock');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expectFocusIn(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => isFocused(opener), 'Escape gives the focus back').toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: wallet.name }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  });

  await test.step('account drawer', async () => {
    const opener = page.getByRole('button', { name: /^Account / });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: 'Disconnect' }));
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
      'the focus stays in the open drawer',
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => isFocused(opener), 'Escape gives the focus back').toBe(true);
  });

  await test.step('lock', async () => {
    const type = async (name: string, text: string) => {
      await tabTo(page, page.locator(`main [name="${name}"]`));
      await page.keyboard.type(text);
    };
    await type('tokenAddress', token);
    await type('title', 'By keyboard');
    await type('amount', '250');
    await type('lockUntil', '203512311029');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('main [name="lockUntil"]')).toHaveValue('2035-12-31 10:30');
    await tabTo(page, button('Approve'));
    await page.keyboard.press('Enter');
    await tabTo(page, button('Create Lock'));
    await page.keyboard.press('Enter');
    await expectToast(page, 'Lock success');
    await page.waitForURL(/\/lock-tokens\/lock\/\d+/);
    await expect(page.getByRole('definition').filter({ hasText: 'By keyboard' })).toBeVisible();
    expect(await isFocused(page.getByRole('main')), 'the focus is on the new page').toBe(true);
  });

  await test.step('a question before what cannot be undone', async () => {
    const opener = button('Renounce Lock Ownership');
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expectFocusIn(question);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect.poll(() => isFocused(opener), 'Escape gives the focus back').toBe(true);
  });

  await test.step('tabs', async () => {
    await page.goto('/lock-tokens');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await tabTo(page, page.getByRole('tab', { name: 'All Lock' }));
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/tab=mine/);
    // the sums above the list have a row of it, too
    const own = page.getByRole('region', { name: 'Made by you' }).getByRole('table', { name: 'Token locks' });
    await expect(own.getByRole('row').filter({ hasText: 'KOHL' }), 'her one lock').toHaveCount(1);
  });
});

test('the menu of a phone opens, leads on and closes with the keyboard', async ({ newPerson }) => {
  const { page } = await newPerson('Pia');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/antibot');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expectFocusIn(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => isFocused(opener), 'Escape gives the focus back').toBe(true);
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('link', { name: 'Token Lock' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Token locks' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('numbers in a list are no stops of the Tab key, those on a page are', async ({ newPerson }) => {
  const { page } = await newPerson('Dina');
  const hints = (where: Locator) => where.locator('[data-hint]');
  await page.goto('/lock-tokens');
  await expect(hints(page.getByRole('main')).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[data-hint][tabindex="0"]')).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('link', { name: 'View', exact: true }).click();
  const definition = page.getByRole('definition').first();
  await expect(definition.or(page.getByText('...loading')).first()).toBeVisible();
  await expect(page.getByRole('definition').locator('[data-hint][tabindex="0"]').first()).toBeVisible();
});

test('who asked for less motion gets none: no transition or animation lasts', async ({ newPerson }) => {
  const { page } = await newPerson('Ruhe');
  const longest = () =>
    page.evaluate(() => {
      const seconds = (text: string) => Math.max(...text.split(',').map((part) => Number.parseFloat(part)));
      return Math.max(
        ...[...document.querySelectorAll('*')].map((element) => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
          return Math.max(seconds(transitionDuration), animationName === 'none' ? 0 : seconds(animationDuration));
        }),
      );
    });
  await page.goto('/view-sales');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await longest(), 'without the wish things move').toBeGreaterThan(0.05);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await longest()).toBeLessThanOrEqual(0.001);
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await longest(), 'with an open drawer').toBeLessThanOrEqual(0.001);
});

test('on a phone one bar leads to what can be done, nothing with the focus is under it, and the tabs are one row [LOK-04, LOK-06]', async ({
  newPerson,
  request,
}) => {
  const { page, wallet } = await newPerson('Thea');
  await page.setViewportSize({ width: 360, height: 740 });
  const platform = await openPlatform(request);
  const { sale, start } = await platform.saleOf(wallet.address, { symbol: 'THUMB', startsIn: 60n });
  await platform.goTo(start + 1n);
  const bar = page.getByRole('group', { name: 'What you can do now' });
  const buy = bar.getByRole('link', { name: 'Buy' });
  await expect(async () => {
    await page.goto(`/rab-sale/${sale}`);
    await expect(page.getByRole('heading', { level: 1, name: 'THUMB token' })).toBeVisible();
  }).toPass();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText(/Sale Live.*Sale Ends In:/);

  const [first, last] = [page.getByRole('tab').first(), page.getByRole('tab').last()];
  const topOf = async (tab: Locator) => (await tab.boundingBox())?.y;
  expect(await topOf(first)).toBe(await topOf(last));
  await first.focus();
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  // its last pixel is rounded away
  await expect(last).toBeInViewport({ ratio: 0.98 });
  await expect(first).not.toBeInViewport();

  let reached = 0;
  await page.getByRole('main').focus();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const bar = document.querySelector('[aria-label="What you can do now"]');
      const isIn = (element: Element | null) => element?.contains(focused) === true;
      const isCovered = !!bar && focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
      return { isInMain: isIn(document.querySelector('main')), isInBar: isIn(bar), isCovered };
    });
    if (!stop.isInMain) break;
    if (stop.isInBar) reached += 1;
    else expect(stop.isCovered, `${await page.evaluate(() => document.activeElement?.outerHTML)}`).toBe(false);
  }
  expect(reached).toBe(1);

  await buy.click();
  await expect(bar).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Sale Ends In:');
  await page.keyboard.press('Tab');
  await expectFocusIn(page.getByRole('main'));
});
