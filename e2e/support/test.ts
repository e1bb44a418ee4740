import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { PageWallet } from '@rab/testing/PageWallet';
import { chain, freshAccount } from './chain.ts';
import { START_LIMIT_MS, startStack } from './startStack.ts';

/** A person with a browser and a wallet of their own. */
export interface Person {
  page: Page;
  context: BrowserContext;
  wallet: PageWallet;
}

/** Errors that are not ours: resources that demo projects link to and that this machine cannot reach. */
const isOutside = (text: string): boolean =>
  /ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|CONNECTION_REFUSED.*example)/.test(text);

/** Reports every error of the page and on its console, except those. */
export function watchErrors(page: Page, tell: (text: string) => void): void {
  page.on('pageerror', (error) => tell(String(error)));
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !isOutside(text)) tell(text);
  });
}

export interface Fixtures {
  /** Leaves something to be done once the test and all its browsers have ended: a page may ask a server until then. */
  atEnd: (task: () => unknown) => void;
  /** Serves a site of somebody else on a free port until the test's end. Returns its origin. */
  serve: (answer: RequestListener) => Promise<string>;
  /** Opens a browser for a new person with a funded wallet. */
  newPerson: (name: string) => Promise<Person>;
  /** Console errors and CSP violations that a scenario causes on purpose. */
  allowedErrors: RegExp[];
}

export const test = base.extend<Fixtures, { stackFor: string; stack: undefined }>({
  // a file with another value gets a worker, and so a stack, of its own
  stackFor: ['all', { option: true, scope: 'worker' }],
  stack: [
    async ({ stackFor: _ }, use) => {
      const stop = await startStack();
      await use(undefined);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: START_LIMIT_MS },
  ],
  allowedErrors: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  atEnd: async ({}, use) => {
    const tasks: (() => unknown)[] = [];
    await use((task) => tasks.push(task));
    for (const task of tasks.reverse()) await task();
  },
  serve: async ({ atEnd }, use) =>
    use(async (answer) => {
      const server = createServer(answer);
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      atEnd(() => {
        server.closeAllConnections();
        server.close();
      });
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  // `atEnd` is named here so that it ends after this fixture
  newPerson: async ({ browser, allowedErrors, baseURL, viewport, atEnd: _ }, use, info) => {
    const opened: BrowserContext[] = [];
    const errors: string[] = [];
    const printed: string[] = [];
    await use(async (name) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport });
      opened.push(context);
      const wallet = await new PageWallet(name, await freshAccount('1000'), chain.chain).install(context);
      const page = await context.newPage();
      watchErrors(page, (text) => {
        if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(`${name}: ${text}`);
      });
      page.on('console', (message) => printed.push(`${name}: ${message.type()} ${message.text()}`));
      return { page, context, wallet };
    });
    if (info.status !== info.expectedStatus) console.log(`What the pages printed:\n${printed.join('\n')}`);
    for (const context of opened) {
      // a page may ask for something at its very end: what is being answered then belongs to no test any more
      for (const place of [...context.pages(), context]) await place.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
    expect(errors, ['console errors', ...errors].join('\n')).toEqual([]);
  },
});

export { expect };

/** Waits until what the page shows is the program's, no longer what was drawn before it was there. */
export const expectProgram = (page: Page): Promise<void> =>
  expect(page.locator('#root[data-static],[data-drawn]')).toHaveCount(0);

/** Connects the person's wallet through the header's drawer. */
export async function connect({ page, wallet }: Pick<Person, 'page' | 'wallet'>): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await chooseWallet(page, wallet);
}

/** Connects the person's wallet through the button of an area on another page. */
export async function connectIn(area: Locator, { wallet }: Pick<Person, 'wallet'>): Promise<void> {
  await area.getByRole('button', { name: 'Connect wallet' }).first().click();
  await chooseWallet(area, wallet);
}

async function chooseWallet(place: Page | Locator, wallet: PageWallet): Promise<void> {
  await place.getByRole('dialog').getByRole('button', { name: wallet.name }).click();
  await expect(place.getByRole('dialog')).toBeHidden();
}

/** Waits until a dialog or a menu that opens has the focus: from then on it takes keys. */
export async function expectFocusIn(opened: Locator): Promise<void> {
  await expect(opened.and(opened.page().locator(':focus-within'))).toBeVisible();
}

/** Waits for a toast with this title; its transaction link is returned. */
export async function expectToast(page: Page, title: string) {
  const toast = page.locator('[data-toast]').filter({ hasText: title });
  await expect(toast.first()).toBeVisible();
  return toast.first();
}
