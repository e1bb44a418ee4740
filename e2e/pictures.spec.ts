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
/** Of 1: less than the next shade of the palette. */
const THRESHOLD = 0.02;

/** Its ended grows have the same end, and then the order of their addresses, which differ from run to run. */
const WITHOUT_ORDER = '/rab-grow/list';
const routes = Object.entries(ROUTES).filter(([route]) => route !== WITHOUT_ORDER);

// what other scenarios make would be in the lists
test.use({ stackFor: 'pictures' });
test.skip(!('executablePath' in CHROMIUM), 'other systems draw fonts in another way than Debian’s Chromium');

for (const [route, place] of sampled(routes, 2))
  test(`${route} looks as it did [LOK-14]`, async ({ page, request }) => {
    const [path] = await place(request);
    for (const look of COMPARED) {
      await openForPicture(page, path, look);
      await freeze(page);
      await expect.soft(page).toHaveScreenshot(pictureName(route, look), { fullPage: true, threshold: THRESHOLD });
    }
  });
