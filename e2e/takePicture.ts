// `pnpm picture`: the README's picture, docs/sale.png, and those of the guide, from the product that `npm start` runs, with its demo
// data. It also writes down what each picture of the guide shows in words: guide.spec.ts compares the product with that.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Locator } from '@playwright/test';
import { CHROMIUM } from '@rab/testing/chromium';
import type { Address } from 'viem';
import { demo } from './support/demo.ts';
import { GUIDE_PICTURES, openSale, PICTURE_SIZE, type Subjects, wordsOf } from './support/guidePictures.ts';

const README_PICTURE = fileURLToPath(new URL('../docs/sale.png', import.meta.url));
const GUIDE = fileURLToPath(new URL('../guide/pages/images', import.meta.url));
const SHELL_URL = `http://127.0.0.1:${process.env.RAB_PORT_BASE ?? 8700}`;
/** Of 100: a picture stays below 60 kB. */
const QUALITY = 42;
/** Pixels around a part of a page. */
const MARGIN = 12;

/** A part of the page as far as it is in the window, as WebP, which page.screenshot does not have. */
async function takeWebp(part: Locator, file: string): Promise<void> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${file} would show nothing.`);
  const [x, y] = [Math.max(0, box.x - MARGIN), Math.max(0, box.y - MARGIN)];
  const right = Math.min(PICTURE_SIZE.width, box.x + box.width + MARGIN);
  const bottom = Math.min(PICTURE_SIZE.height, box.y + box.height + MARGIN);
  const session = await part.page().context().newCDPSession(part.page());
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x, y, width: right - x, height: bottom - y, scale: 1 },
  });
  writeFileSync(file, Buffer.from(data, 'base64'));
}

const browser = await chromium.launch(CHROMIUM);
const newPage = (colorScheme: 'light' | 'dark', viewport = PICTURE_SIZE) =>
  browser.newPage({ baseURL: SHELL_URL, viewport, colorScheme, reducedMotion: 'reduce' });
try {
  const readme = await newPage('dark', { width: 1440, height: 900 });
  await readme.goto('/').catch((cause: unknown) => {
    throw new Error(`Nothing answers at ${SHELL_URL}: run npm start first, in another terminal.`, { cause });
  });
  const sale = await demo.liveSale(readme.request);
  const subjects: Subjects = {
    sale: sale.id as Address,
    token: sale.token as Address,
    lock: BigInt((await demo.vestingLock(readme.request)).id),
  };
  await openSale(readme, subjects);
  await readme.waitForLoadState('networkidle');
  await readme.screenshot({ path: README_PICTURE, animations: 'disabled' });

  const words: Record<string, string[]> = {};
  for (const { name, open } of GUIDE_PICTURES)
    for (const theme of ['light', 'dark'] as const) {
      const page = await newPage(theme);
      const part = await open(page, subjects);
      await page.waitForLoadState('networkidle');
      await takeWebp(part, join(GUIDE, `${name}-${theme}.webp`));
      words[name] = await wordsOf(part);
      await page.close();
    }
  writeFileSync(join(GUIDE, 'pictures.json'), `${JSON.stringify(words, null, 2)}\n`);
} finally {
  await browser.close();
}
