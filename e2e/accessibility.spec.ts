import type { BrowserContext, Page } from '@playwright/test';
import { AXE_SOURCE, violations } from './support/axe.ts';
import { blockedNames, noteBlockedFiles } from './support/blockedNames.ts';
import { foreignWords, noteData } from './support/foreignWords.ts';
import { GrowPages } from './support/GrowPages.ts';
import { unexplained } from './support/glossary.ts';
import { indexerCaughtUp } from './support/indexerCaughtUp.ts';
import { addPseudo, choose } from './support/pseudoWords.ts';
import { ROUTES } from './support/routes.ts';
import { sampled } from './support/sampled.ts';
import { settingsOwner } from './support/steps.ts';
import { connect, expect, expectFocusIn, expectProgram, type Person, test, watchErrors } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 360, height: 740 };
/** Of a phone held close, or of a page at four times its size. */
const REFLOW = { width: 320, height: 740 };

/** Everything that a page loads is there: its loading text is gone, and it knows that no wallet is connected. */
async function settled(page: Page): Promise<void> {
  await expectProgram(page);
  await expect(page.getByText('...loading')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeEnabled();
}

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

/** Clicks the header's theme button, even under an open drawer, until the page has the wanted theme. */
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

/** Nothing but colours differs between the themes: all rules are tried in the dark one. */
async function expectNoViolations(page: Page, what: string): Promise<void> {
  const theme = (await isDark(page)) ? 'dark' : 'light';
  const rules = theme === 'dark' ? 'all' : 'colours';
  expect.soft(await violations(page, rules), `${what}, ${theme}, ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Of a reader on a dark device, whose pages begin in the dark theme and move nothing. */
const READER = { reducedMotion: 'reduce', colorScheme: 'dark' } as const;

async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript(AXE_SOURCE);
  await context.addInitScript(() => localStorage.setItem('rab.colorMode.v1', '"dark"'));
}

/** A reader with a wallet. */
async function newReader(newPerson: (name: string) => Promise<Person>): Promise<Person> {
  const person = await newPerson('Axel');
  await person.page.emulateMedia(READER);
  await prepare(person.context);
  return person;
}

const expectSoftly = expect.configure({ soft: true });

/** A page that has loaded, in the dark theme: in either theme, wide and on a phone. */
async function expectForAll(page: Page, path: string): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await expectNoViolations(page, path);
  await changeTheme(page, false);
  await expectNoViolations(page, path);

  await page.setViewportSize(PHONE);
  await expectNoViolations(page, path);
  await changeTheme(page, true);
  await expectNoViolations(page, path);

  for (const size of [TABLET, NARROWEST]) {
    await expectToFit(page, size, path);
    expect.soft(await squeezedTexts(page), `${path}: text without room at ${size.width} px`).toEqual([]);
  }
  await expectForSpacing(page, path);
}

/** Texts that are cut although they end in no ellipsis, as one line each. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((each) => {
        const { overflowX, overflowY, textOverflow, position, webkitLineClamp } = getComputedStyle(each);
        const hasText = [...each.childNodes].some(
          ({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim(),
        );
        // what only a screen reader reads is 1 px large
        if (!hasText || position === 'absolute' || !each.checkVisibility()) return false;
        const isCutAtSide =
          /hidden|clip/.test(overflowX) && textOverflow === 'clip' && each.scrollWidth > each.clientWidth + 1;
        const isCutBelow =
          webkitLineClamp === 'none' && /hidden|clip/.test(overflowY) && each.scrollHeight > each.clientHeight + 1;
        return isCutAtSide || isCutBelow;
      })
      .map((each) => each.outerHTML.slice(0, 160)),
  );

/** Texts that have no room: their lines are shorter than a word, as one line each. */
const squeezedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *:not(svg *)')]
      .filter((each) => {
        const text = [...each.childNodes]
          .map(({ nodeType, data }: Node & { data?: string }) => (nodeType === 3 ? data : ''))
          .join('')
          .trim();
        const { lineHeight, position } = getComputedStyle(each);
        const lines = each.clientHeight / Number.parseFloat(lineHeight);
        return text.length > 12 && position !== 'absolute' && each.checkVisibility() && lines > text.length / 5 + 1.5;
      })
      .map((each) => each.outerHTML.slice(0, 160)),
  );

/** A page whose reader has spread its text (WCAG 1.4.12): nothing is lost. */
async function expectForSpacing(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    const spread = new CSSStyleSheet();
    spread.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(spread);
  });
  for (const size of [DESKTOP, NARROWEST]) {
    await expectToFit(page, size, `${path}, spread text`);
    expect.soft(await cutTexts(page), `${path}, spread text at ${size.width} px`).toEqual([]);
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** A page on paper has its title, and nothing of the frame; dark letters, whatever the theme. */
async function expectOnPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expectSoftly.poll(() => isDark(page), `${path}: theme on paper`).toBe(false);
  await expectSoftly(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  for (const part of ['banner', 'complementary', 'contentinfo'] as const)
    await expectSoftly(page.getByRole(part), `${path}: ${part} on paper`).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => isDark(page)).toBe(true);
}

/** The page has nothing to the side of a window. */
async function expectToFit(page: Page, size: { width: number; height: number }, what: string): Promise<void> {
  await page.setViewportSize(size);
  // a chart follows its place a moment later
  await expectSoftly.poll(() => page.evaluate(() => document.scrollingElement?.scrollWidth), what).toBe(size.width);
}

/** A page that has loaded, in words that are 40 % longer, and from right to left. */
async function expectForLanguages(page: Page, path: string, data: () => Promise<string>): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await choose(page, 'Pseudo');
  expect.soft(await foreignWords(page, await data()), `${path}: neither messages nor data`).toEqual([]);
  for (const size of [DESKTOP, TABLET, REFLOW]) await expectToFit(page, size, `${path}, longer words`);

  await page.setViewportSize(DESKTOP);
  await choose(page, 'العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectToFit(page, DESKTOP, `${path}, Arabic`);
  await expectToFit(page, REFLOW, `${path}, Arabic`);
  // its colours are those of English
  expect.soft(await violations(page, 'all but colours'), `${path}, Arabic`).toEqual([]);
}

test.describe('for a visitor', () => {
  /** One for all routes: what was loaded and compiled stays. */
  let page: Page;
  let errors: string[] = [];
  let data: () => Promise<string>;
  let blockedFiles: () => string[];
  test.beforeAll(async ({ browser, baseURL }) => {
    page = await browser.newPage({ ...(baseURL && { baseURL }), ...READER });
    await prepare(page.context());
    await addPseudo(page.context());
    // every page begins in English
    await page.addInitScript(() => localStorage.removeItem('rab.configs.v1'));
    watchErrors(page, (text) => errors.push(text));
    data = noteData(page);
    blockedFiles = noteBlockedFiles(page);
  });
  test.afterAll(() => page.close());

  for (const [route, placeOf] of sampled(Object.entries(ROUTES))) {
    test(`${route}: no axe violation in either theme at 1440 and 390 px, no scrolling sideways and no squeezed text at 768 and 360 px; every word is a message or data, longer words and Arabic fit from 320 px on; terms are explained as in the guide; nothing has a name that blockers look for; spread text loses nothing at 1440 and 360 px; paper has the page without its frame, in the light theme [LNG-01, LNG-03, LNG-05, BRW-03, BRW-04]`, async ({
      request,
    }) => {
      errors = [];
      const [path, heading] = await placeOf(request);
      await page.setViewportSize(DESKTOP);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await settled(page);
      expect.soft(await unexplained(page), `${path}: terms of the glossary`).toEqual([]);
      expect.soft([...(await blockedNames(page)), ...blockedFiles()], `${path}: blocked by name`).toEqual([]);
      await expectForAll(page, path);
      await expectOnPaper(page, path);
      await expectForLanguages(page, path, data);
      expect(errors, 'console errors').toEqual([]);
    });
  }
});

test('the administrator’s desk with what waits: no axe violation in either theme at 1440 and 390 px, no scrolling sideways and no squeezed text at 768 and 360 px [ADM-01]', async ({
  newPerson,
  request,
}) => {
  // a token may be called so
  await (await GrowPages.begin(newPerson, request)).create('W'.repeat(28));
  await indexerCaughtUp();
  const person = await newReader(newPerson);
  const { page, wallet } = person;
  await page.setViewportSize(DESKTOP);
  wallet.setAccount(settingsOwner());
  await page.goto('/rab-grow/list');
  await connect(person);
  await page.getByRole('main').getByRole('link', { name: 'Administrator’s desk' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const history of ['Actions on grows', 'Changes to the platform settings'])
    await expect(page.getByRole('list', { name: history })).toBeVisible();
  await expect(page.getByText('...loading')).toHaveCount(0);
  await expectForAll(page, '/rab-grow/desk');
});

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
      await expectFocusIn(dialog);
      await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
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
