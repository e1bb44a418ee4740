import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '@rab/config';
import type { Address } from 'viem';

/** What the pictures show: of the demo data, or made for a comparison. */
export interface Subjects {
  /** Live, with referral, whitelist and vesting; its token is what the wizard and the check are shown with. */
  sale: Address;
  token: Address;
  /** A vesting lock of the demo owner of which nothing is released. */
  lock: bigint;
}

/** A picture of the guide: a part of a page of the product. */
interface GuidePicture {
  /** Of its files, `<name>-light.webp` and `<name>-dark.webp`. */
  name: string;
  /** Opens the page; resolves with what is in the picture, once it shows all it has. */
  open: (page: Page, subjects: Subjects) => Promise<Locator>;
}

/** Pixels of the page. */
export const PICTURE_SIZE = { width: 1280, height: 1220 };

/** Connects the demo wallet, with one of its accounts. */
async function connectDemo(page: Page, account: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('button', { name: /^Demo wallet/ }).click();
  await page.getByRole('button', { name: /^Account 0x/ }).click();
  await page.getByRole('button', { name: new RegExp(`^${account} 0x`) }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const buyButton = (page: Page) => page.getByRole('button', { name: 'Buy', exact: true });

/** Opens a live sale as somebody with the demo wallet sees it. */
export async function openSale(page: Page, { sale }: Pick<Subjects, 'sale'>): Promise<void> {
  await page.goto(paths.sale(sale));
  await connectDemo(page, 'Newcomer');
  await buyButton(page).waitFor();
  await page.getByRole('term').filter({ hasText: 'Total supply' }).waitFor();
}

export const GUIDE_PICTURES: readonly GuidePicture[] = [
  {
    name: 'sale',
    open: async (page, subjects) => {
      await openSale(page, subjects);
      return page.locator('body');
    },
  },
  {
    name: 'deposit',
    open: async (page, subjects) => {
      await openSale(page, subjects);
      await page.getByRole('textbox', { name: 'Amount' }).fill('1');
      await expect(buyButton(page)).toBeEnabled();
      return page.locator('main form').filter({ has: buyButton(page) });
    },
  },
  {
    name: 'wizard',
    open: async (page, { token }) => {
      await page.goto(paths.createSale({ tokenAddress: token }));
      await connectDemo(page, 'Demo owner');
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
      await page.getByRole('term').filter({ hasText: 'Your balance' }).waitFor();
      return page.locator('main');
    },
  },
  {
    name: 'lock',
    open: async (page, { lock }) => {
      await page.goto(paths.lock(lock));
      await connectDemo(page, 'Demo owner');
      await page.getByRole('button', { name: 'Renounce Lock Ownership' }).waitFor();
      return page.locator('main');
    },
  },
  {
    name: 'token-check',
    open: async (page, { token }) => {
      await page.goto(paths.tokenRisk(token));
      await page.getByRole('button', { name: 'Check again' }).waitFor();
      return page.locator('main');
    },
  },
];

/**
 * What a picture shows as long as the page is the same: the headings of its parts, and the names of its buttons, tabs, fields and facts
 * that are within the window. Words with a digit, such as amounts and dates, are left out.
 */
export async function wordsOf(part: Locator): Promise<string[]> {
  const named = part.locator('h2, h3, button, [role=tab], label, dt');
  const texts = await named.evaluateAll(
    (elements, height) =>
      elements
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().bottom < height)
        .map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
    PICTURE_SIZE.height,
  );
  return [...new Set(texts)].filter((text) => text !== '' && !/\d/.test(text)).sort();
}
