import { expect, type Page } from '@playwright/test';
import { expectProgram } from './test.ts';

/** How a page is looked at. */
export interface Look {
  /** Pixels of the window. */
  width: number;
  theme: 'dark' | 'light';
}

/** Pixels of the window: high enough that what loads when it is near is there. */
const HEIGHT = 1_800;
/** A page that asks for nothing and shows the same for this time is complete: what waits for another answer has asked for it by then. */
const REST_MS = 700;

const WIDTHS = [1440, 768, 390, 360];
export const LOOKS: readonly Look[] = WIDTHS.flatMap((width) => [
  { width, theme: 'dark' },
  { width, theme: 'light' },
]);

/** A file's name for a route of `ROUTES` in a look. */
export const pictureName = (route: string, { width, theme }: Look): string =>
  `${route.replaceAll(/[^a-zA-Z]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}-${width}-${theme}.png`;

/** What a page shows, but for its clocks. */
const shownBy = async (page: Page): Promise<string> => (await page.locator('body').innerHTML()).replaceAll(/\d+/g, '0');

/** Opens a page in a look. Resolves once it shows all that it has. */
export async function openForPicture(page: Page, path: string, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(path);
  await expectProgram(page);
  await expect(async () => {
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('...loading')).toHaveCount(0, { timeout: 1_000 });
    const shown = await shownBy(page);
    await page.waitForTimeout(REST_MS);
    expect(await shownBy(page)).toBe(shown);
  }).toPass();
}

/**
 * Puts a copy in the place of the page that no script changes, and in it one text in the place of each that another run
 * has otherwise: dates, times that are left, blocks, ports, addresses and hashes, and what follows from the bytes of a build. Pictures that follow from those keep their room: charts
 * over time, patterns of addresses, codes of links.
 */
export async function freeze(page: Page): Promise<void> {
  await page.evaluate(() => {
    const MOMENTS: readonly [RegExp, string][] = [
      [/\d{4}-\d{2}-\d{2}/g, '2027-01-01'],
      [/\b\d{2}:\d{2}(?::\d{2})?\b/g, '12:00'],
      [/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}\b/g, 'Jan 1'],
      [/\b\d{1,2} [JFMASOND][a-z]+ \d{4}\b/g, '1 January 2027'],
      [/\d+d : \d+h : \d+m : \d+s/g, '1d : 2h : 3m : 4s'],
      [/\bblock \d+/g, 'block 1'],
      [/\b127\.0\.0\.1:\d+/g, '127.0.0.1:8700'],
      [/\bsha256-[\w+/]+=*/g, 'sha256-1234'],
      [/\bfiles \(\d+\)/g, 'files (1)'],
      [/0x[0-9a-fA-F]+(?:…[0-9a-fA-F]+)?/g, '0x1234…abcd'],
    ];
    const body = document.body.cloneNode(true) as HTMLElement;
    document.body.replaceWith(body);
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      node.textContent = MOMENTS.reduce((text, [found, fixed]) => text.replace(found, fixed), node.textContent ?? '');
    const fromTimesAndAddresses = '.recharts-wrapper, [data-identicon], [data-scope="qr-code"] svg';
    for (const picture of body.querySelectorAll<HTMLElement>(fromTimesAndAddresses))
      picture.style.visibility = 'hidden';
  });
}
