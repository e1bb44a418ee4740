import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { paths } from '@rab/config';
import { ownArtifact } from '@rab/evm/artifact';
import { encodeDeployData, keccak256, pad, parseEther, stringToHex, toHex, zeroAddress } from 'viem';
import { asPublic } from './support/asPublic.ts';
import { chain, freshAccount } from './support/chain.ts';
import { demo } from './support/demo.ts';
import { holdProgram, PROGRAM } from './support/holdProgram.ts';
import { indexerCaughtUp } from './support/indexerCaughtUp.ts';
import { serveOwnShell, stackRemotes } from './support/ownShell.ts';
import { openPlatform } from './support/platform.ts';
import { ROUTES } from './support/routes.ts';
import { sampled } from './support/sampled.ts';
import { remoteUrl } from './support/stack.ts';
import { expect, expectProgram, test } from './support/test.ts';
import { watchLayout } from './support/watchLayout.ts';

/** A page that has asked for nothing for so long waits for an answer. */
const QUIET_MS = 1_000;
/** Pages that areas draw: not those of the shell, nor the one whose elements depend on the currencies of the site. */
const DRAWN = Object.entries(ROUTES).filter(
  ([route]) => !/^\/$|antibot|\/my|version|any other|(?:fairlaunch|prorata)\/create/.test(route),
);
/** Pages of one thing: their heading is what the thing is called. */
const NAMED = /\{(?:fairLaunchAddress|proRataAddress|presaleAddress|privateSaleAddress)\}(?!.*update)|\/token\/view/;

/** Pages that light the menu's item of another page. */
const MENU_ITEMS: readonly (readonly [RegExp, string])[] = [
  [/^\/rab-sale\/fairlaunch\/0x/, paths.fairLaunches()],
  [/^\/rab-sale\/prorata\/0x/, paths.proRataSales()],
  [/^\/rab-sale\/(?:update\/)?0x/, paths.sales()],
  [/^\/rab-sale\/view-sales/, paths.sales()],
  [/^\/rab-grow\/(?:0x|desk)/, paths.grows()],
  [/^\/token\/(?:view|token-detect)/, paths.tokenRisk()],
  [/^\/token\/airdrop\/\d/, paths.airdrops()],
  [/^\/create-lock\/(?:many|position)/, paths.createLock()],
  [/^\/lock-liquidity\/position/, paths.liquidityLocks()],
  [/^\/lock-tokens\//, paths.tokenLocks()],
];

/** The requests of a page for data of the index, each as its text. */
function watchQuestions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/subgraphs/')) asked.push(request.postData() ?? '');
  });
  return asked;
}

/** Data never grow old on this page, however long a busy machine takes: what waits for 10 s and more never happens. */
const stopAgeing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout: wait, setInterval: repeat } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0) => (ms < 10_000 ? wait(run, ms) : 0),
      setInterval: (run: () => void, ms: number) => (ms < 10_000 ? repeat(run, ms) : 0),
    });
  });

for (const [column, width, colorScheme] of [
  [0, 390, 'dark'],
  [1, 1440, 'light'],
] as const)
  test(`at ${width} px, ${colorScheme}, pages of areas have their own shapes before the program, and the menu names each or its list [FST-01, LOK-08]`, async ({
    newPerson,
    request,
  }) => {
    const { page } = await newPerson('visitor');
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await page.route(PROGRAM, () => new Promise(() => {}));
    for (const [route, placeOf] of sampled(DRAWN, column))
      await test.step(route, async () => {
        const [path, heading] = await placeOf(request);
        await page.goto(path, { waitUntil: 'commit' });
        const main = page.locator('#root[data-static] main[data-drawn]');
        const title = main.getByRole('heading', { level: 1 });
        await expect(title).toBeVisible();
        if (!NAMED.test(route)) await expect(title).toHaveText(heading);
        // nothing that depends on the address or the configuration of a site is claimed
        await expect(
          main.getByText(/0xABaB|0x3333|1000001|Not available on this network/).filter({ visible: true }),
        ).toHaveCount(0);
        const { pathname } = new URL(path, page.url());
        // a page may have a choice of its own
        const current = page.locator('nav a[aria-current=page]:not(main a)');
        const item = MENU_ITEMS.find(([pages]) => pages.test(pathname))?.[1] ?? pathname;
        expect(await current.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([item]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
  });

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');

/** Places for texts on the page of any sale, and on that of one with a price. */
const RAISE = ['name', 'symbol', 'raised', 'percent', 'buyers', 'softCap'];
const PRICED = [...RAISE, 'goal', 'description', 'hardCap', 'minBuy', 'maxBuy', 'price'];

for (const [what, names] of Object.entries({
  sale: [...PRICED, 'state.'],
  grow: PRICED,
  // its raise is above its goal
  fairLaunch: [...RAISE, 'selling', 'mostForOwner'],
  proRata: [...RAISE, 'hardCap', 'selling', 'mostForOwner'],
  vestingLock: ['headline', 'locked', 'amount', 'available', 'unlockDate', 'name', 'symbol', 'decimals'],
  locksOfToken: ['amount', 'name', 'symbol', 'decimals'],
  token: ['name', 'symbol', 'decimals'],
}))
  test(`the link of a ${what} shows what the index knows of it before any script, and the program shows the same [FST-01]`, async ({
    newPerson,
    request,
  }) => {
    const { page } = await newPerson('visitor');
    const release = await holdProgram(page);
    const lock = await demo.vestingLock(request);
    const path = {
      sale: paths.sale((await demo.sale(request)).id),
      grow: paths.grow((await demo.grow(request)).id),
      fairLaunch: paths.fairLaunch((await demo.fairLaunch(request)).id),
      proRata: paths.proRata((await demo.proRata(request)).id),
      vestingLock: paths.lock(lock.id),
      locksOfToken: paths.locksOfToken(lock.token),
      token: paths.token((await demo.sale(request)).token),
    }[what];
    // a server that has waited half a second for the index gives the page without its texts
    await expect(async () => {
      const answer = await page.goto(path as string, { waitUntil: 'commit' });
      const html = await answer?.text();
      for (const name of names) expect(html).toMatch(new RegExp(`data-early="${name}[^"]*"[^>]*>[^<]`));
    }).toPass({ timeout: 60_000 });
    const drawn = page.locator('main[data-drawn]');
    await expect(drawn).toBeVisible();
    const texts: string[] = [];
    for (const name of names) {
      const place = drawn.locator(`[data-early^="${name}"]:not(:empty)`).first();
      await expect(place, name).toBeVisible();
      texts.push(withoutBlanks((await place.textContent()) ?? ''));
    }
    release();
    await expectProgram(page);
    await expect(page.locator('main [data-early]')).toHaveCount(0);
    const shown = withoutBlanks((await page.getByRole('main').textContent()) ?? '');
    for (const text of texts) expect(shown).toContain(text);
  });

/** Most layout shift, Google's measure. */
const MOST_SHIFT = 0.01;
/** Texts of a list's rows before its program has loaded. */
const SALE_TEXTS = ['symbol', 'name', 'state.', 'raised', 'goal', 'percent', 'terms', 'lockup', 'when'];
const LOCK_TEXTS = ['name', 'symbol', 'token', 'amount'];
const AIRDROP_TEXTS = ['symbol', 'state.', 'amount', 'claimed', 'start', 'creator'];
const LISTS: readonly (readonly [path: string, texts: readonly string[]])[] = [
  [paths.sales(), SALE_TEXTS],
  [paths.salesToo(), SALE_TEXTS],
  [paths.fairLaunches(), SALE_TEXTS],
  [paths.proRataSales(), SALE_TEXTS],
  [paths.grows(), SALE_TEXTS],
  [paths.tokenLocks(), LOCK_TEXTS],
  [paths.liquidityLocks(), LOCK_TEXTS],
  [paths.airdrops(), AIRDROP_TEXTS],
];

/** Places of the page's rows that have a text, as the window shows them; a state has its tone at the end of its name. */
const filled = (page: Page, name: string): Locator =>
  page.locator(`main [data-early${/\w$/.test(name) ? '$' : '*'}=".${name}"]:not(:empty)`).filter({ visible: true });

/** Texts one after the other, with others between them. */
const inOrder = (texts: readonly string[]): RegExp =>
  new RegExp(texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'), 's');

/** Opens a page whose rows the index has put into it: a server that has waited half a second for it gives the page without. */
const openWithRows = (page: Page, path: string, row: string): Promise<void> =>
  expect(async () => {
    const answer = await page.goto(path, { waitUntil: 'commit' });
    expect(await answer?.text()).toMatch(new RegExp(`data-early="${row}\\.symbol"[^>]*>[^<]`));
  }).toPass({ timeout: 60_000 });

/** Holds the program of a visitor's next page back, and watches that nothing moves on it. */
async function holdStill(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await asPublic(page);
  const expectStill = await watchLayout(page, MOST_SHIFT);
  return { expectStill, release: await holdProgram(page) };
}

for (const [column, width] of [390, 1440].entries())
  test(`at ${width} px the first rows of lists are there before any script; the program shows the same in their order, and nothing moves [FST-01, FST-04]`, async ({
    newPerson,
  }) => {
    for (const [path, names] of sampled(LISTS, column))
      await test.step(path, async () => {
        const { page } = await newPerson('visitor');
        const { expectStill, release } = await holdStill(page, width);
        await openWithRows(page, path, '0');
        const texts: string[] = [];
        for (const name of names) {
          const place = filled(page, name).first();
          await expect(place, name).toBeVisible();
          texts.push(withoutBlanks((await place.textContent()) ?? ''));
        }
        const count = await filled(page, 'symbol').count();
        expect(count).toBeGreaterThan(0);
        const early = await Promise.all(
          Array.from({ length: count }, (_, row) =>
            page.locator(`main [data-early^="${row}."]:not(:empty)`).filter({ visible: true }).allTextContents(),
          ),
        );
        release();
        await expectProgram(page);
        await expect(page.locator('main [data-early]')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        await expectStill();
        const shown = withoutBlanks((await page.getByRole('main').textContent()) ?? '');
        for (const text of texts) expect(shown).toContain(text);
        const rows = await page.locator('main article, main tbody tr, main li').allTextContents();
        for (const [at, row] of early.entries()) expect(rows[at]).toMatch(inOrder(row));
        await page.close();
      });
  });

test('a list that is filtered, sorted, turned over or shown as a table has no rows before its program, nor has one a visitor of another chain sees [FST-01]', async ({
  newPerson,
}) => {
  const { page } = await newPerson('visitor');
  await page.route(PROGRAM, () => new Promise(() => {}));
  for (const path of [
    '/view-sales?search=Meadow',
    '/view-sales?sort=raised',
    '/view-sales?view=table',
    '/view-sales?page=2',
    '/lock-tokens?page=2',
    '/token/airdrops?tab=mine',
    '/token/airdrops?search=Clover',
  ])
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('main[data-drawn]')).toBeVisible();
      await expect(page.locator('main [data-early]').first()).toBeAttached();
      await expect(page.locator('main [data-early]:not(:empty)')).toHaveCount(0);
    });
  await openWithRows(page, '/view-sales', '0');
  await expect(filled(page, 'symbol').first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('rab.configs.v1', '{"chainId":97,"language":"en"}'));
  await openWithRows(page, '/view-sales', '0');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(filled(page, '')).toHaveCount(0);
});

/** A token on the stack's chain that is called anything: longer than its contract would let it be. */
async function tokenCalled(name: string): Promise<{ owner: `0x${string}`; token: `0x${string}` }> {
  const { address: owner } = await freshAccount('100');
  const { abi, bytecode } = ownArtifact('PlainToken', 'PlainTokens');
  await chain.impersonateAccount({ address: owner });
  const hash = await chain.sendTransaction({ account: owner, data: encodeDeployData({ abi, bytecode, args: [] }) });
  const { contractAddress } = await chain.waitForTransactionReceipt({ hash });
  const token = contractAddress ?? zeroAddress;
  // its name as Solidity keeps a text of 32 bytes and more
  const [slot, bytes] = [pad(toHex(3)), stringToHex(name)];
  const length = (bytes.length - 2) / 2;
  await chain.setStorageAt({ address: token, index: slot, value: pad(toHex(length * 2 + 1)) });
  for (let at = 0; at * 32 < length; at += 1) {
    const part = `0x${bytes.slice(2 + at * 64, 66 + at * 64)}` as const;
    const index = toHex(BigInt(keccak256(slot)) + BigInt(at));
    await chain.setStorageAt({ address: token, index, value: pad(part, { dir: 'right' }) });
  }
  return { owner, token };
}

test('names of tokens that are markup, very long or from right to left are only texts in the first rows [FST-01, FST-04]', async ({
  newPerson,
  request,
}) => {
  const names = [
    `<img src=x onerror="document.title='struck'"><script>document.title='struck'</script>`,
    'Long'.repeat(125),
    'عملة الجزر في كل ربيع',
  ];
  const platform = await openPlatform(request);
  for (const name of names) {
    const { owner, token } = await tokenCalled(name);
    await platform.lock(owner, { token, amount: parseEther('5'), date: 4_000_000_000n });
  }
  await indexerCaughtUp();
  for (const width of [390, 1440])
    await test.step(`${width} px`, async () => {
      const { page } = await newPerson('visitor');
      const { expectStill, release } = await holdStill(page, width);
      await expect(async () => {
        await openWithRows(page, '/lock-tokens', '2');
        // as much of them as the index keeps
        for (const name of names)
          await expect(filled(page, 'name').filter({ hasText: name.slice(0, 60) })).not.toHaveCount(0, {
            timeout: 1_000,
          });
      }).toPass({ timeout: 60_000 });
      const struck = () => page.locator('main').evaluate((main) => main.querySelectorAll('img, script').length);
      expect(await struck()).toBe(0);
      release();
      await expectProgram(page);
      await expect(page.locator('main [data-early]')).toHaveCount(0);
      await expect(page.getByText((names[0] as string).slice(0, 60)).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectStill();
      expect([await struck(), await page.title()]).toEqual([0, expect.not.stringContaining('struck')]);
      await page.close();
    });
});

test('the data of a page are asked for before the program is here, and by nobody else [FST-02]', async ({
  newPerson,
  request,
}) => {
  const sale = await demo.sale(request);
  const [grow, lock] = [await demo.grow(request), await demo.lock(request)];
  const places = [
    ['/view-sales', 'Total raise'],
    [`/rab-sale/${sale.id}`, sale.tokenName],
    ['/lock-tokens', 'View'],
    ['/token/airdrops', 'View'],
    [`/lock-tokens/detail/${lock.token}`, 'View'],
    ['/rab-grow/list', 'Total raise'],
    [`/rab-grow/${grow.id}`, grow.tokenName],
  ] as const;
  for (const [path, text] of sampled(places))
    await test.step(path, async () => {
      const { page } = await newPerson('visitor');
      await stopAgeing(page);
      const release = await holdProgram(page);
      const asked = watchQuestions(page);
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.goto(path, { waitUntil: 'commit' });
      await (await answered).finished();
      const early = [...asked];
      release();
      await expectProgram(page);
      await expect(page.locator('main [data-early]')).toHaveCount(0);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(early.length).toBeGreaterThan(0);
      for (const question of early) expect(asked.filter((each) => each === question)).toHaveLength(1);
      await page.close();
    });
});

test('a visitor who looks at another chain, or at a filtered list, asks nothing in vain [FST-02]', async ({
  newPerson,
}) => {
  const { page } = await newPerson('visitor');
  await page.route(PROGRAM, () => new Promise(() => {}));
  const asked = watchQuestions(page);
  const remotes = page.waitForResponse('**/mf-manifest.json');
  await page.goto('/view-sales?search=Meadow', { waitUntil: 'commit' });
  await (await remotes).finished();
  expect(asked).toEqual([]);
  await page.evaluate(() => localStorage.setItem('rab.configs.v1', '{"chainId":97,"language":"en"}'));
  const again = page.waitForResponse('**/mf-manifest.json');
  await page.goto('/view-sales', { waitUntil: 'commit' });
  await (await again).finished();
  expect(asked).toEqual([]);
});

test('what was typed and pressed before the program is kept and done in its order [FST-03]', async ({ newPerson }) => {
  const { page } = await newPerson('visitor');
  const release = await holdProgram(page);
  await page.goto('/create-lock', { waitUntil: 'commit' });
  const title = page.getByLabel('Title');
  await expect(page.locator('main[data-drawn]')).toBeVisible();
  await title.fill('Team tokens for 2027');
  await page.getByLabel('Amount').fill('12.5');
  await page.getByText('Use vesting').click();
  await page.locator('button[aria-label^="Theme:"]').click();
  await title.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' and 2028');
  release();
  await expectProgram(page);
  await expect(title).toHaveValue('Team tokens for 2027 and 2028');
  await expect(page.getByLabel('Amount')).toHaveValue('12.5');
  await expect(page.getByText('TGE percent')).toBeVisible();
  await expect(page.locator('button[aria-label^="Theme: dark"]')).toBeVisible();
  await expect(title).toBeFocused();
  // each once
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('TGE percent')).toBeVisible();
  await expect(page.locator('button[aria-label^="Theme: dark"]')).toBeVisible();
});

test('a form that is sent before the program is there is sent by the program, and leads nowhere [FST-03]', async ({
  newPerson,
}) => {
  const { page } = await newPerson('visitor');
  const release = await holdProgram(page);
  await page.goto('/rab-sale/create', { waitUntil: 'commit' });
  await expect(page.locator('main[data-drawn]')).toBeVisible();
  const address = page.getByRole('main').getByRole('textbox').first();
  await address.fill('nonsense');
  await page.keyboard.press('Enter');
  release();
  await expectProgram(page);
  expect(new URL(page.url()).search).toBe('');
  await expect(address).toHaveValue('nonsense');
  await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
});

test('a visitor who is typing while the program takes the page over stays in the field, and loses no letter [FST-03]', async ({
  newPerson,
}) => {
  const { page } = await newPerson('visitor');
  // the area's own scripts: what the shell has drawn is there, the area's page is not
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`${remoteUrl('mf-lock')}/remoteEntry.*.js`, async (route) => {
    await held;
    await route.continue();
  });
  const goOn = await holdProgram(page);
  await page.goto('/create-lock', { waitUntil: 'commit' });
  const title = page.getByLabel('Title');
  await title.click();
  await page.keyboard.type('Team ');
  goOn();
  await expect(page.locator('#root:not([data-static]) div[data-drawn]')).toBeAttached();
  await page.keyboard.type('tokens ');
  release();
  await expectProgram(page);
  await page.keyboard.type('2027');
  await expect(title).toHaveValue('Team tokens 2027');
});

test('a button of the header that is pressed before the program is there opens its drawer [FST-03]', async ({
  newPerson,
}) => {
  const { page } = await newPerson('visitor');
  for (const path of ['/', '/view-sales']) {
    const release = await holdProgram(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.unroute(PROGRAM);
  }
});

test('a page of another release is not shown with the program of this one, nor is anything missing where none was drawn [FST-05]', async ({
  newPerson,
  atEnd,
}) => {
  const { page } = await newPerson('visitor');
  const site = test.info().outputPath('site');
  const drawn = await (await page.request.get('/create-lock')).text();
  const other = drawn.replaceAll(/"entry":"remoteEntry\.\w+\.js"/g, '"entry":"remoteEntry.00000000.js"');
  expect(other).not.toBe(drawn);
  mkdirSync(join(site, 'shell/pages'), { recursive: true });
  writeFileSync(join(site, 'shell/pages/create-lock.html'), other);
  const shell = await serveOwnShell(await stackRemotes(), true, site);
  atEnd(shell.close);
  const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
  for (const path of ['/create-lock', '/lock-tokens']) {
    const release = await holdProgram(page);
    await page.goto(shell.url + path, { waitUntil: 'commit' });
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('main[data-drawn]')).toHaveCount(0);
    await expect(heading).toHaveCount(0);
    release();
    await expect(heading).toHaveText(path === '/create-lock' ? 'Create Lock' : 'Token locks');
    await page.unroute(PROGRAM);
  }
});

/** How many rounds of requests a page needs until something is visible: those of a round are only answered together. */
async function roundsUntil(page: Page, path: string, content: Locator): Promise<number> {
  let waiting: Route[] = [];
  await page.route(
    ({ hostname }) => hostname === '127.0.0.1',
    (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      waiting.push(route);
      return undefined;
    },
  );
  await page.goto(path, { waitUntil: 'commit' });
  for (let rounds = 1; ; rounds += 1) {
    await expect
      .poll(async () => waiting.length > 0 || (await content.isVisible()), {
        message: 'the page asks for more, or shows its content',
      })
      .toBe(true);
    // until the page asks for nothing more
    for (let before = -1; before !== waiting.length; ) {
      before = waiting.length;
      await page.waitForTimeout(QUIET_MS);
      if (await content.isVisible()) return rounds;
    }
    const round = waiting;
    waiting = [];
    await Promise.all(
      round.map(async (route) => {
        const answered = route.request().response();
        await route.continue();
        await answered;
      }),
    );
  }
}

for (const [what, most] of [
  ['a form', 3],
  ['the name of a sale', 3],
  // its order depends on the clock of the chain
  ['a list of sales', 4],
] as const)
  test(`${what} is there after ${most} rounds of requests [FST-01]`, async ({ newPerson, request }) => {
    const { page } = await newPerson('visitor');
    await asPublic(page);
    const { id, tokenName } = await demo.sale(request);
    const main = page.locator('#root:not([data-static]) main:not(:has([data-drawn]))');
    const places = {
      'a form': ['/create-lock', main.getByPlaceholder('Team tokens')],
      'the name of a sale': [`/rab-sale/${id}`, main.getByRole('heading', { level: 1, name: tokenName })],
      'a list of sales': ['/view-sales', main.getByText('Meadow').first()],
    } as const;
    const [path, content] = places[what];
    expect(await roundsUntil(page, path, content)).toBeLessThanOrEqual(most);
  });
