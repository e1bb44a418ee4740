import { expect, type Page, type Request } from '@playwright/test';
import { expectProgram } from './test.ts';

/** How a page is looked at. */
export interface Look {
  /** Pixels of the window. */
  width: number;
  theme: 'dark' | 'light';
}

/** Pixels of the window: high enough that what loads when it is near is there. */
const HEIGHT = 1_800;
/** A page that waits for no answer and shows the same for this time is complete. */
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
  const open = new Set<Request>();
  const begin = (request: Request) => open.add(request);
  const end = (request: Request) => open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(path);
  await expectProgram(page);
  await expect(async () => {
    await expect(page.getByText('...loading')).toHaveCount(0, { timeout: 1_000 });
    const shown = await shownBy(page);
    await page.waitForTimeout(REST_MS);
    expect([open.size, await shownBy(page)]).toEqual([0, shown]);
  }).toPass();
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/**
 * Replaces the page by a copy that no script changes. In the copy, texts and field values that differ from run to run become fixed ones:
 * dates, times left, blocks, ports, addresses, and the hashes and numbers of a build's files. Charts over time, patterns of addresses and
 * codes of links differ, too: they are hidden and keep their room.
 */
export async function freeze(page: Page): Promise<void> {
  await page.evaluate(() => {
    const MOMENTS: readonly [RegExp, string][] = [
      [/\d{4}([-/])\d{2}[-/]\d{2}/g, '2027$101$101'],
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
    const fixed = (text: string) => MOMENTS.reduce((all, [found, instead]) => all.replace(found, instead), text);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) node.textContent = fixed(node.textContent ?? '');
    for (const field of body.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
      field.value = fixed(field.value);
    const fromTimesAndAddresses = 'figure, [data-identicon], [data-scope="qr-code"] svg';
    for (const picture of body.querySelectorAll<HTMLElement>(fromTimesAndAddresses))
      picture.style.visibility = 'hidden';
  });
}
