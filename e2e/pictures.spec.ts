import { CHROMIUM } from '@rab/testing/chromium';
import { freeze, type Look, openForPicture, pictureName } from './support/pictures.ts';
import { ROUTES } from './support/routes.ts';
import { sampled } from './support/sampled.ts';
import { expect, test } from './support/test.ts';

/** Each theme and each kind of window once. */
const COMPARED: readonly Look[] = [
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light' },
];

// what other scenarios make is in the lists
test.use({ stackFor: 'pictures' });

// others draw fonts in another way: elsewhere there is nothing to compare with
const comparable = 'executablePath' in CHROMIUM ? Object.entries(ROUTES) : [];

for (const [route, place] of sampled(comparable, 2))
  test(`${route} looks as it did [LOK-14]`, async ({ browser, baseURL, request }) => {
    const [path] = await place(request);
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    for (const look of COMPARED) {
      await openForPicture(page, path, look);
      await freeze(page);
      await expect.soft(page).toHaveScreenshot(pictureName(route, look));
    }
    await page.close();
  });
