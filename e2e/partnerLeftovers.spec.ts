import type { Page } from '@playwright/test';
import type { MountHandle, Provider } from '@rab/embed';
import { test } from './support/examples.ts';
import { belongings, keepCount, stylesOf } from './support/leftovers.ts';
import { CHAIN_ID, remoteUrl } from './support/stack.ts';
import { connectIn, expect, expectFocusIn } from './support/test.ts';

const MOUNTS = 100;
const PLACE = '#place';
const CONFIG = `${remoteUrl('mf-lock')}/config.json`;

/** A transaction that a visit before has sent and that no node knows. */
const PENDING = {
  id: 'pending',
  startedAt: Date.now(),
  chainId: CHAIN_ID,
  account: `0x${'1'.repeat(40)}`,
  phase: 'pending',
  summary: 'Lock 1 ABC',
  successTitle: 'Lock success',
  failedTitle: 'Lock failed',
  hash: `0x${'1'.repeat(64)}`,
};

interface Kept {
  listening: { count: number };
  mounted: MountHandle;
}

/** Counts what listens to the wallets that announce themselves to the page. */
const countWalletListeners = (page: Page) =>
  page.evaluate(() => {
    const listening = { count: 0 };
    const hear = (event: Event) => {
      const { provider } = (event as CustomEvent<{ provider: Provider }>).detail;
      for (const [name, by] of [
        ['on', 1],
        ['removeListener', -1],
      ] as const) {
        const change = provider[name];
        provider[name] = (...entry) => {
          listening.count += by;
          return change?.call(provider, ...entry);
        };
      }
    };
    addEventListener('eip6963:announceProvider', hear);
    dispatchEvent(new Event('eip6963:requestProvider'));
    removeEventListener('eip6963:announceProvider', hear);
    Object.assign(window, { listening, mounted: undefined });
  });

const walletListeners = (page: Page) => page.evaluate(() => (window as unknown as Kept).listening.count);

/** Mounts the locks' area and takes it away again, so many times in a row, each once it shows its form. */
const mountAgain = (page: Page, times: number) =>
  page.evaluate(
    async ([config, times]) => {
      const { mount } = await customElements.whenDefined('rab-lock');
      const place = document.getElementById('place') as HTMLElement;
      for (let count = 0; count < times; count += 1) {
        const { unmount } = await mount(place, { config, path: '/create-lock' });
        while (!place.shadowRoot?.querySelector('[name=title]')) await new Promise(requestAnimationFrame);
        unmount();
      }
    },
    [CONFIG, times] as const,
  );

test('nothing is left on a page or its wallet after 100 mounts, and the page never looks different [FED-06]', async ({
  newPerson,
  partners,
}) => {
  const person = await newPerson('visitor');
  const { page } = person;
  await keepCount(page, PLACE);
  await page.goto(`${partners}empty.html`);
  await countWalletListeners(page);
  const before = await belongings(page);
  const look = await stylesOf(page, PLACE);

  await test.step('one that is used: a wallet is connected, a form is filled in, a menu and a drawer are opened', async () => {
    await page.evaluate(async (config) => {
      const { mount } = await customElements.whenDefined('rab-lock');
      const mounted = await mount(document.getElementById('place') as HTMLElement, { config, path: '/create-lock' });
      Object.assign(window, { mounted });
    }, CONFIG);
    const area = page.locator(PLACE);
    await connectIn(area, person);
    await area.getByText('Use vesting').click();
    await area.getByRole('textbox', { name: 'Title' }).fill('Team tokens');
    await area.getByRole('button', { name: /^Account/ }).click();
    await expectFocusIn(area.getByRole('dialog'));
    // what a dialog does to the page around it, it does a frame after it has opened
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await stylesOf(page, PLACE)).toEqual(look);
    expect((await belongings(page)).html).toBe(before.html);
    await page.keyboard.press('Escape');
    await expect(area.getByRole('dialog')).toBeHidden();
    expect(await stylesOf(page, PLACE)).toEqual(look);
    await expect(page).toHaveTitle('Partner shop');
    expect(await walletListeners(page)).toBeGreaterThan(0);
    await page.evaluate(() => (window as unknown as Kept).mounted.unmount());
  });
  await expect.poll(() => belongings(page)).toEqual(before);
  expect(await walletListeners(page)).toBe(0);

  // in no block ever: every mount waits for it
  await page.evaluate((record) => localStorage.setItem('rab.transactions.v1', JSON.stringify([record])), PENDING);
  const asked = page.waitForRequest((request) => request.postData()?.includes(PENDING.hash) === true);
  await mountAgain(page, MOUNTS);
  await asked;
  await expect.poll(() => belongings(page)).toEqual(before);
  expect(await walletListeners(page)).toBe(0);
  expect(await stylesOf(page, PLACE)).toEqual(look);
  await expect(page).toHaveTitle('Partner shop');
});
