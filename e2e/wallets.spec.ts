import type { Page } from '@playwright/test';
import { parseEther } from 'viem';
import { chain, freshAccount } from './support/chain.ts';
import { OtherChain } from './support/OtherChain.ts';
import { CHAIN_ID, INDEXER_URL, RPC_URL } from './support/stack.ts';
import { field, press } from './support/steps.ts';
import { connect, expect, expectFocusIn, expectToast, type Person, test } from './support/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const connectButton = (page: Page) => banner(page).getByRole('button', { name: 'Connect wallet' });
const accountButton = (page: Page) => banner(page).getByRole('button', { name: /^Account/ });
const network = (page: Page) => banner(page).getByRole('button', { name: /^Network/ });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const count = ({ wallet }: Pick<Person, 'wallet'>, ...methods: string[]) =>
  wallet.asked.filter((method) => methods.includes(method)).length;
const PROMPTS = ['eth_requestAccounts', 'wallet_requestPermissions'] as const;

test.describe('the account', () => {
  test.use({ allowedErrors: [/Failed to load resource: net::ERR_FAILED/] });

  test('is shown with its balances, comes back after a reload without a question, and leaves for good [WAL-02, WAL-04, WAL-05, WAL-10]', async ({
    newPerson,
  }) => {
    const person = await newPerson('Anna');
    const { page, wallet, context } = person;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await chain.setBalance({ address: wallet.address, value: parseEther('1234.567891') });
    const drawer = page.getByRole('dialog', { name: 'Account info' });
    await page.goto('/antibot');
    await connect(person);

    await test.step('the drawer', async () => {
      await accountButton(page).click();
      const short = `${wallet.address.slice(0, 7)}…${wallet.address.slice(-7)}`;
      await expect(
        drawer.getByText(short.replace('…', '...'), { exact: true }).or(drawer.getByText(short)),
      ).toBeVisible();
      await expect(drawer.locator('svg[viewBox="-1 -1 7 7"]').first()).toBeVisible();
      await expect(drawer.getByRole('link', { name: /^View 0x/ })).toHaveAttribute(
        'href',
        new RegExp(`/address/${wallet.address}$`),
      );
      await expect(drawer.getByRole('definition')).toHaveText(['1,234.567', '0']);
      await expect(drawer.locator('[data-fetch-status="success"], [data-fetch-status="fetched"]')).toBeVisible();
      await drawer.getByRole('button', { name: /^Copy address/ }).click();
      await expectToast(page, 'Copied Address');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet.address);
    });

    await test.step('a reload asks nobody', async () => {
      const before = count(person, ...PROMPTS);
      await page.reload();
      await expect(accountButton(page)).toBeVisible();
      expect(count(person, ...PROMPTS)).toBe(before);
      expect(JSON.parse((await stored(page, 'rab.wallet.v1')) ?? '')).toEqual({
        connectionType: 'INJECTED',
        connectorId: 'test.wallet',
      });
    });

    await test.step('balances that cannot be read are zero, silently', async () => {
      await page.route(`${RPC_URL}/**`, (route) => route.abort());
      await page.reload();
      await accountButton(page).click();
      await expect(drawer.getByRole('definition')).toHaveText(['0', '0']);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.locator('[data-toast]')).toHaveCount(0);
      await page.unroute(`${RPC_URL}/**`);
    });

    await test.step('disconnecting clears the choice', async () => {
      await drawer.getByRole('button', { name: 'Disconnect' }).click();
      await expect(connectButton(page)).toBeVisible();
      expect(await stored(page, 'rab.wallet.v1')).toBeNull();
      await page.reload();
      await expect(connectButton(page)).toBeVisible();
      await expect(accountButton(page)).toHaveCount(0);
    });
  });
});

/** Chooses as a hand does: the pointer rests on the item, which the menu marks, before it is pressed. */
async function chooseNetwork(page: Page, name: string): Promise<void> {
  await network(page).click();
  const item = page.getByRole('menuitemradio', { name });
  await item.hover();
  await expect(item).toHaveAttribute('data-highlighted');
  await item.click();
}

test.describe('with two chains', () => {
  const other = new OtherChain();
  test.beforeAll(() => other.start());
  test.afterAll(() => other.stop());

  test('the network list is there only with a wallet on one of them, and switches page and wallet [APP-15, WAL-07]', async ({
    newPerson,
  }) => {
    const person = await newPerson('Nina');
    const { page, wallet, context } = person;
    await other.serve(context);
    wallet.chainId = 1;
    const items = page.getByRole('menuitemradio');
    const choose = (name: string) => chooseNetwork(page, name);

    await page.goto('/antibot');
    await expect(connectButton(page)).toBeVisible();
    await expect(network(page)).toHaveCount(0);
    await connect(person);
    const change = banner(page).getByRole('button', { name: 'Change network to Local chain' });
    await expect(change).toBeVisible();
    await expect(network(page)).toHaveCount(0);

    await change.click();
    await network(page).click();
    await expect(items).toHaveText(['Local chain', OtherChain.chainName]);
    await expect(items.filter({ hasText: 'Local chain' })).toHaveAttribute('aria-checked', 'true');
    await expectFocusIn(page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);

    // unknown to the wallet: added with our own data, then switched to
    await choose(OtherChain.chainName);
    await expect(network(page)).toHaveAccessibleName(`Network: ${OtherChain.chainName}`);
    expect(wallet.addedChains).toEqual([
      {
        chainId: '0x61',
        chainName: OtherChain.chainName,
        nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
        rpcUrls: [other.url],
        blockExplorerUrls: [expect.stringMatching(/^http/)],
      },
    ]);
    expect(JSON.parse((await stored(page, 'rab.configs.v1')) ?? '')).toEqual({
      chainId: OtherChain.id,
      language: 'en',
    });

    // a refusal is no error and changes nothing
    wallet.refuses.add('wallet_switchEthereumChain');
    await choose('Local chain');
    const toast = await expectToast(page, 'Your wallet didn’t switch to Local chain');
    await expect(toast).toHaveAttribute('data-toast', 'blank');
    await expect(network(page)).toHaveAccessibleName(`Network: ${OtherChain.chainName}`);
    wallet.refuses.clear();
    await page.mouse.move(0, 0);
    await expect(toast).toBeHidden();

    await choose('Local chain');
    await expect(network(page)).toHaveAccessibleName('Network: Local chain');
    await page.reload();
    await expect(network(page)).toHaveAccessibleName('Network: Local chain');
  });
});

test('kept over visits are settings, the connection type, the draft with its step, the chain, referrers and last-known values, nothing else [CFG-09]', async ({
  newPerson,
  request,
}) => {
  const person = await newPerson('Kurt');
  const { page, wallet, context } = person;
  const answer = await request.post(`${INDEXER_URL}/subgraphs/name/presale`, {
    data: { query: '{ launchpads(first: 1) { id token } }' },
  });
  const [sale] = (await answer.json()).data.launchpads as [{ id: string; token: string }];
  const other = new OtherChain();
  await other.start();
  try {
    await other.serve(context);
    wallet.knownChains.add(OtherChain.id);
    await page.goto(`/rab-sale/${sale.id}?REFERRER=${wallet.address}`);
    await connect(person);
    await page.getByRole('button', { name: 'Collapse the menu' }).click();
    for (const name of [OtherChain.chainName, 'Local chain']) {
      await chooseNetwork(page, name);
      await expect(network(page)).toHaveAccessibleName(`Network: ${name}`);
    }
    await page.goto('/rab-sale/create');
    await field(page, 'tokenAddress', sale.token);
    await press(page, 'Next');
    await expect(page).toHaveURL(/step=2/);

    const kept = async () =>
      Object.fromEntries(
        Object.entries(await page.evaluate(() => ({ ...localStorage }))).map(([key, text]) => [
          key,
          /^[{["]/.test(text) ? JSON.parse(text) : text,
        ]),
      );
    await expect.poll(kept).toEqual({
      'rab.settings.v1': { isDrawerOpen: false, headerProgress: { percent: 50, path: '/rab-sale/create' } },
      'rab.wallet.v1': { connectionType: 'INJECTED', connectorId: 'test.wallet' },
      'rab.launch.sale.v1': {
        tokenQuery: '',
        step: 1,
        id: expect.any(String),
        verify: expect.objectContaining({ tokenAddress: sale.token }),
        sale: null,
        info: null,
        typed: { verify: null, sale: null, info: null },
      },
      'rab.configs.v1': { chainId: CHAIN_ID, language: 'en' },
      [`rab.referrer.v1.${sale.id.toLowerCase()}`]: wallet.address,
      // wagmi's own note of the same choice
      'rab.wagmi.recentConnectorId': 'test.wallet',
      'rab.kept.v1': expect.any(Array),
    });
    const lastKnown = async () =>
      ((await kept())['rab.kept.v1'] as { key: string }[]).map(({ key }) => JSON.parse(key)[0] as string);
    expect(await lastKnown()).toEqual(expect.arrayContaining(['buyer']));
    await page.goto('/view-sales');
    await page.getByRole('article').first().waitFor();
    await accountButton(page).click();
    await page.getByRole('dialog').waitFor();
    await expect.poll(lastKnown).toEqual(expect.arrayContaining(['buyer', 'sales', 'balances']));

    // while nothing answers they are shown with their time
    await context.route(`${INDEXER_URL}/**`, () => {});
    await page.reload();
    await page.getByRole('article').first().waitFor();
    await expect(page.getByTestId('kept')).toHaveText(/^As of /);
    await context.unroute(`${INDEXER_URL}/**`);

    // the next visit finds all of it
    await page.goto('/rab-sale/create');
    await expect(page).toHaveURL(/step=2/);
    await expect(accountButton(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
    await page.goto(`/rab-sale/${sale.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await stored(page, `rab.referrer.v1.${sale.id.toLowerCase()}`)).toBe(wallet.address);
  } finally {
    other.stop();
  }
});

test('an account or a chain that changes before the wallet is asked sends nothing', async ({ newPerson }) => {
  const person = await newPerson('Carl');
  const { page, wallet } = person;
  await page.goto('/token/create');
  await connect(person);
  await field(page, 'name', 'Chicory');
  await field(page, 'symbol', 'CHIC');
  await field(page, 'totalSupply', '5');

  /** Presses the button, holds the simulation, and lets something happen meanwhile. */
  const during = async (change: () => Promise<void>, outcome: string) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(`${RPC_URL}/**`, async (route) => {
      if (route.request().postData()?.includes('"eth_call"')) await held;
      await route.fallback();
    });
    await press(page, 'Create token');
    await expect(page.getByRole('main').getByText('Checking…')).toBeVisible();
    await change();
    release();
    await expectToast(page, outcome);
    await expect(page.getByRole('main').getByText('Checking…')).toBeHidden();
    await page.unroute(`${RPC_URL}/**`);
    expect(count(person, 'eth_sendTransaction')).toBe(0);
    await expect(page.locator('main [name="name"]')).toHaveValue('Chicory');
  };

  await test.step('another account', async () => {
    const next = await freshAccount('10');
    await during(async () => wallet.setAccount(next), 'Your wallet switched to another account, so nothing was sent.');
    await expect(accountButton(page)).toHaveAccessibleName(new RegExp(next.address.slice(-7)));
  });

  await test.step('another chain', async () => {
    await during(async () => wallet.setChain(1), 'Your wallet switched to another network, so nothing was sent.');
    await expect(page.getByRole('main').getByRole('button', { name: 'Change network to Local chain' })).toBeVisible();
  });

  await test.step('back on the right chain with the new account it goes through', async () => {
    wallet.setChain(CHAIN_ID);
    await press(page, 'Create token');
    await expectToast(page, 'Create Token Success');
    expect(count(person, 'eth_sendTransaction')).toBe(1);
  });
});

test.describe('storage', () => {
  const KEYS = [
    'rab.settings.v1',
    'rab.wallet.v1',
    'rab.configs.v1',
    'rab.launch.sale.v1',
    'rab.launch.grow.v1',
    'rab.launch.unstoredInfo.v2',
    'rab.transactions.v1',
    'rab.colorMode.v1',
    'rab.demoWallet.v1',
    'rab.wagmi.store',
    'rab.wagmi.recentConnectorId',
    'rab.wagmi.injected.connected',
    'rab.wagmi.walletConnect.requestedChains',
  ];
  const BREAKS = {
    'is blocked': () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    },
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  };

  const works = async (person: Person) => {
    const { page } = person;
    await page.goto('/rab-sale/create');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await connect(person);
    await accountButton(page).click();
    await expect(page.getByRole('dialog').getByRole('definition')).toHaveText(['1,000', '0']);
  };

  for (const [name, breakIt] of Object.entries(BREAKS))
    test(`that ${name} leaves a page that works`, async ({ newPerson }) => {
      const person = await newPerson('Bert');
      await person.context.addInitScript(breakIt);
      await works(person);
    });

  for (const garbage of ['{', '{"state":{"connections":{"__type":"Map","value":[["a",null]]},"current":{}}}'])
    test(`that holds ${garbage} under every key leaves a page that works`, async ({ newPerson }) => {
      const person = await newPerson('Gerd');
      await person.context.addInitScript(
        ([keys, text]) => {
          if (sessionStorage.getItem('spoilt')) return;
          sessionStorage.setItem('spoilt', 'yes');
          for (const key of keys as string[]) localStorage.setItem(key, text as string);
        },
        [KEYS, garbage] as const,
      );
      await works(person);
    });
});

test.describe('Wallet Connect', () => {
  const RELAY = /^wss:\/\/relay\.walletconnect/;

  test.use({ allowedErrors: [/walletconnect/i] });

  test('Wallet Connect is loaded when it is chosen and shows its code, and an unreachable relay causes no error on the page', async ({
    newPerson,
  }) => {
    const person = await newPerson('Willy');
    const { page, context } = person;
    await context.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const config = await response.json();
      const wallet = { ...config.wallet, walletConnectProjectId: 'a'.repeat(32) };
      await route.fulfill({ response, json: { ...config, wallet } });
    });
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    const hasLibrary = async () => (await Promise.all(scripts)).some((text) => text.includes('relay.walletconnect'));
    let isAway = false;
    await page.routeWebSocket(RELAY, (socket) => {
      if (isAway) {
        void socket.close();
        return;
      }
      // a relay that accepts everything, with no wallet behind it
      socket.onMessage((text) => {
        const { id } = JSON.parse(String(text));
        socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: String(id) }));
      });
    });

    await page.goto('/antibot');
    await connectButton(page).click();
    const drawer = page.getByRole('dialog');
    const line = drawer.getByRole('button', { name: 'Wallet Connect' });
    await expect(line).toBeVisible();
    expect(await hasLibrary()).toBe(false);

    await line.click();
    await expect(drawer.getByRole('img', { name: 'Code for your wallet' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Open a wallet on this device' })).toHaveAttribute('href', /^wc:/);
    await expect(drawer.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(await hasLibrary()).toBe(true);
    await drawer.getByRole('button', { name: 'Choose another wallet' }).click();
    await expect(line).toBeVisible();

    isAway = true;
    await page.reload();
    await connectButton(page).click();
    await line.click();
    await expect(drawer.getByText('Wallet Connect didn’t connect.')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('alert')).toHaveCount(0);
    await drawer.getByRole('button', { name: person.wallet.name }).click();
    await expect(accountButton(page)).toBeVisible();
  });
});
