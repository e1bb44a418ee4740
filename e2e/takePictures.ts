// `pnpm pictures [FOLDER] [PART OF A ROUTE]`: every page of the product that `npm start` runs, in each look, for somebody who judges them.
// Pictures that a scenario compares: `npx playwright test pictures -u` in e2e, on Debian's Chromium.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { WORKSPACE } from '@rab/devnet/options';
import { CHROMIUM } from '@rab/testing/chromium';
import { LOOKS, openForPicture, pictureName } from './support/pictures.ts';
import { ROUTES } from './support/routes.ts';

const SHELL_URL = `http://127.0.0.1:${process.env.RAB_PORT_BASE ?? 8700}`;
const [folder, part = ''] = process.argv.slice(2);
const target = folder ? resolve(process.env.INIT_CWD ?? '.', folder) : join(WORKSPACE, '.local/pictures');

mkdirSync(target, { recursive: true });
const browser = await chromium.launch(CHROMIUM);
try {
  const page = await browser.newPage({ baseURL: SHELL_URL });
  await page.goto('/').catch((cause: unknown) => {
    throw new Error(`Nothing answers at ${SHELL_URL}: run npm start first, in another terminal.`, { cause });
  });
  for (const [route, place] of Object.entries(ROUTES).filter(([route]) => route.includes(part))) {
    const [path] = await place(page.request);
    for (const look of LOOKS) {
      await openForPicture(page, path, look);
      await page.screenshot({ path: join(target, pictureName(route, look)), fullPage: true, animations: 'disabled' });
    }
  }
} finally {
  await browser.close();
}
console.log(target);
