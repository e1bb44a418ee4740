// `pnpm picture`: the README's picture, docs/sale.png, from the product that `npm start` runs: the live sale of the demo data, as a
// visitor with the demo wallet sees it.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '@rab/testing/chromium';

const PICTURE = fileURLToPath(new URL('../docs/sale.png', import.meta.url));
const SHELL_URL = `http://127.0.0.1:${process.env.RAB_PORT_BASE ?? 8700}`;
/** Name and symbol of what it sells. */
const [NAME, SYMBOL] = ['Clover Pay', 'CLV'];

const browser = await chromium.launch(CHROMIUM);
try {
  const page = await browser.newPage({
    baseURL: SHELL_URL,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
  });
  await page.goto('/view-sales').catch((cause: unknown) => {
    throw new Error(`Nothing answers at ${SHELL_URL}: run npm start first, in another terminal.`, { cause });
  });
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('button', { name: /^Demo wallet/ }).click();
  await page.getByRole('button', { name: /^Account 0x/ }).waitFor();
  await page.getByRole('link', { name: SYMBOL, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
  await page.getByRole('button', { name: 'Buy', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: PICTURE, animations: 'disabled' });
} finally {
  await browser.close();
}
