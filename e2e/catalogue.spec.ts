import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { WORKSPACE } from '@rab/devnet/options';
import { AXE_SOURCE, violations } from './support/axe.ts';
import { UNOPTIMIZED } from './support/launch.ts';
import { sampled } from './support/sampled.ts';
import { CATALOGUE_PORT } from './support/stack.ts';

const FOLDER = join(WORKSPACE, 'packages/catalogue');
const URL = `http://127.0.0.1:${CATALOGUE_PORT}`;
const ENDING = '.stories.tsx';
const PARTS = readdirSync(join(FOLDER, 'src/stories')).map((file) => file.slice(0, -ENDING.length));

/** Each theme and each width once: no rule of axe needs both at the same time. */
const LOOKS = [
  { colorScheme: 'dark', window: { width: 1440, height: 900 } },
  { colorScheme: 'light', window: { width: 390, height: 844 } },
] as const;
/**
 * Stories that do not break long text yet: a symbol, number or label wider than a phone scrolls the page sideways.
 * Remove a story from this list when you fix it.
 */
const TOO_WIDE = new Set([
  'ActionButton/long words',
  'Amount/long symbol',
  'Amount/biggest number',
  'DataTable/what strangers write',
  'Menu/open',
  'SharePie/long name, biggest number',
]);
const BUILD_LIMIT_MS = 180_000;

/** A story has no network, which the browser logs. */
const isOutside = (text: string): boolean => /ERR_NAME_NOT_RESOLVED/.test(text);

// by the browser itself: a page with routes of Playwright keeps no script in its cache, and every story loads all of them
test.use({
  launchOptions: { ...UNOPTIMIZED, args: [...UNOPTIMIZED.args, '--host-resolver-rules=MAP *.example ~NOTFOUND'] },
});

let server: ChildProcess;
/** One for all: a story makes its own browser of it (prepareBrowser), and what was loaded and compiled stays. */
let page: Page;
let errors: string[] = [];
let stories: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(BUILD_LIMIT_MS);
  server = spawn(process.execPath, ['serve.mjs'], {
    cwd: FOLDER,
    env: { ...process.env, RAB_PORT: String(CATALOGUE_PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.once('data', () => resolve());
    server.once('exit', () => reject(new Error('The catalogue could not be built: see the lines above.')));
  });
  page = await browser.newPage({ baseURL: URL, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOutside(message.text())) errors.push(message.text());
  });
  await page.addInitScript(AXE_SOURCE);
  await page.goto('/');
  stories = await page
    .locator('a[data-name]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-name') ?? ''));
});
test.afterAll(async () => {
  server.kill();
  await page?.close();
});

test.beforeEach(() => {
  errors = [];
});

/** Checks the page as it is, in both themes and at both widths. */
async function check(what: string): Promise<void> {
  for (const { colorScheme, window } of LOOKS) {
    await page.setViewportSize(window);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const place = `${what}, ${colorScheme}, ${window.width} px`;
    expect.soft(await violations(page), place).toEqual([]);
    const scrolled = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    if (!TOO_WIDE.has(what)) expect.soft(scrolled, `${place}: no scrolling sideways`).toBe(window.width);
  }
  expect.soft(errors.splice(0), `${what}: console errors`).toEqual([]);
}

for (const part of sampled(PARTS)) {
  test(`${part}: every state renders without axe violation, console error or sideways scrolling`, async () => {
    const states = stories.filter((name) => name.startsWith(`${part}/`));
    expect(states.length).toBeGreaterThan(0);
    for (const name of states) {
      await page.goto(`/?${new URLSearchParams({ story: name })}`);
      await expect(page.locator('[data-story=drawn]')).toBeAttached();
      await check(name);
    }
  });
}

test('the catalogue itself renders in both themes and shows the chosen story in them', async () => {
  await page.goto('/#Amount%2Fwhole');
  await expect(page.frameLocator('iframe').getByText('1,250,000')).toBeVisible();
  await page.getByRole('button', { name: 'light' }).click();
  await expect(page.frameLocator('iframe').locator('html')).toHaveClass('light');
  await page.getByRole('button', { name: '390' }).click();
  expect(await page.locator('iframe').evaluate((frame: HTMLElement) => frame.offsetWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});
