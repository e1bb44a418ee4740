import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '@rab/testing/chromium';
import { PageWallet } from '@rab/testing/PageWallet';
import { type Address, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Site } from './Site.ts';

/** Somebody with a browser and a wallet, who knows the site by its name. */
export class Visitor {
  /** What the browser said was wrong, violated policies included. */
  readonly errors: string[] = [];
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #wallet: PageWallet;

  constructor(browser: Browser, page: Page, wallet: PageWallet) {
    this.#browser = browser;
    this.#page = page;
    this.#wallet = wallet;
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      // projects link to pictures that this machine does not reach
      if (message.type() === 'error' && !message.text().includes('ERR_NAME_NOT_RESOLVED'))
        this.errors.push(`${message.text()} ${message.location().url}`);
    });
  }

  /**
   * Finds a live sale in the list, connects and buys for `amount`, whole native coins.
   * @throws when a page does not show what it takes
   */
  async buy(sale: Address, amount: string): Promise<void> {
    const page = this.#page;
    const main = page.getByRole('main');
    await page.goto('/view-sales');
    await page.locator(`article a[href$="/rab-sale/${sale}"]`).first().click();
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: this.#wallet.name }).click();
    await main.locator('[name="amount"]').fill(amount);
    await main.getByRole('button', { name: 'Buy', exact: true }).click();
    await page.locator('[data-toast]').filter({ hasText: 'Success!!!' }).first().waitFor();
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

/** Opens a browser for somebody with 1000 native coins. */
export async function openVisitor(site: Site): Promise<Visitor> {
  const { client } = site.demo;
  const account = privateKeyToAccount(generatePrivateKey());
  await client.setBalance({ address: account.address, value: parseEther('1000') });
  const browser = await chromium.launch(CHROMIUM);
  const context = await browser.newContext({ baseURL: site.urlOf(''), ignoreHTTPSErrors: true });
  const wallet = await new PageWallet('Visitor', account, client.chain).install(context);
  return new Visitor(browser, await context.newPage(), wallet);
}
