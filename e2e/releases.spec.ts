import type { Page } from '@playwright/test';
import { changedManifest, type Manifest, serveChanged } from './support/otherRelease.ts';
import { ASKERS, expectLoaded, expectSaidInTime } from './support/saidWithin.ts';
import { remoteUrl } from './support/stack.ts';
import { expect, expectProgram, test } from './support/test.ts';

const LOCK = remoteUrl('mf-lock');
const MANIFEST = /\/mf-manifest\.json(?:\?|$)/;

const unavailable = (page: Page) => page.getByRole('alert').filter({ hasText: 'isn’t available right now' });
const menuLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`);
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Marks the page, so that a reload would be noticed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const expectSamePage = async (page: Page) =>
  expect(await page.evaluate(() => (window as unknown as { isSamePage?: boolean }).isSamePage)).toBe(true);

/** Serves the page another manifest for the locks' area than its build has. */
async function changeManifest(page: Page, change: (manifest: Manifest) => void): Promise<void> {
  await page.route(
    (url) => url.origin === LOCK && MANIFEST.test(url.href),
    async (route) => {
      const manifest = await (await route.fetch()).json();
      change(manifest);
      await route.fulfill({ json: manifest });
    },
  );
}

test.describe('an area that does not fit the page around it', () => {
  test.use({ allowedErrors: [/RemoteError: It/] });

  const uiNeeds = (manifest: Manifest) => {
    const needs = manifest.needs.shared['@rab/ui'];
    if (!needs) throw new Error('the area uses nothing of @rab/ui');
    return needs;
  };
  for (const [kind, change, text] of [
    [
      'uses an export that the page does not have yet',
      (manifest: Manifest) => Object.assign(uiNeeds(manifest), { version: '0.99.0', names: ['Box', 'Rabbit'] }),
      'It’s newer than the page around it. Reload the page',
    ],
    [
      'uses an export that the page no longer has',
      (manifest: Manifest) => Object.assign(uiNeeds(manifest), { version: '0.0.1', names: ['Box', 'Burrow'] }),
      'It’s older than the page around it',
    ],
    [
      'knows another interface of hosts',
      (manifest: Manifest) => Object.assign(manifest.needs, { host: 99 }),
      'It’s newer than the page around it. Reload the page',
    ],
  ] as const)
    test(`an area that ${kind} is refused before its code runs, and the rest of the page stays [FED-02]`, async ({
      newPerson,
    }) => {
      const { page } = await newPerson('visitor');
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script' && request.url().startsWith(LOCK)) scripts.push(request.url());
      });
      await changeManifest(page, (manifest) => {
        change(manifest);
        manifest.offer = 'another';
      });
      await page.goto('/lock-tokens');
      await expect(unavailable(page)).toContainText(text);
      expect(scripts).toEqual([]);
      await menuLink(page, '/token/create').click();
      await expect(heading(page, 'Create Token')).toBeVisible();
      await expect(unavailable(page)).toBeHidden();
    });
});

test.describe('an area whose files do not come', () => {
  test.use({
    allowedErrors: [/ERR_CONNECTION_REFUSED|ERR_FAILED|RemoteError: It didn’t load|ChunkLoadError|error occurred/],
  });

  for (const [kind, files, asker] of [
    ['manifest', /\/mf-manifest\.json/, undefined],
    ['entry', /\/remoteEntry\./, ASKERS.entry],
    ['first chunk', /\/c\/app\./, ASKERS['first chunk']],
    ['chunk of one page', /\/c\/(?!app\.)/, ASKERS['later chunk']],
  ] as const) {
    const isHit = (url: URL) => url.origin === LOCK && files.test(url.pathname);

    test(`a hanging ${kind} is reported within seconds, and Retry works under the shipped policy [FED-04]`, async ({
      newPerson,
    }) => {
      const { page } = await newPerson('visitor');
      await page.clock.install();
      await page.goto('/antibot');
      await expectProgram(page);
      await mark(page);
      await page.route(isHit, () => new Promise(() => {}));
      const asked = page.waitForRequest((request) => isHit(new URL(request.url())));
      await expectSaidInTime(page, unavailable(page), async () => {
        await menuLink(page, '/create-lock').click();
        await asked;
        await expect(heading(page, 'RAB Anti-bot')).toBeHidden();
        if (asker) await expect(page.locator(asker(LOCK)).first()).toBeAttached();
      });
      await expect(unavailable(page)).toContainText('It didn’t load.');
      await page.unroute(isHit);
      await retry(page).click();
      await expectLoaded(page, heading(page, 'Create Lock'));
      await expectSamePage(page);
    });

    for (const [way, comeBack] of [
      ['with Retry', (page: Page) => retry(page).click()],
      [
        'on the way back',
        async (page: Page) => {
          await menuLink(page, '/token/create').click();
          await expect(heading(page, 'Create Token')).toBeVisible();
          await menuLink(page, '/create-lock').click();
        },
      ],
    ] as const)
      test(`comes ${way} once its ${kind} is there, and is asked for by every Retry before [FED-04]`, async ({
        newPerson,
      }) => {
        const { page } = await newPerson('visitor');
        await page.goto('/antibot');
        await expectProgram(page);
        await mark(page);
        let asked = 0;
        await page.route(isHit, (route) => {
          asked += 1;
          return route.abort('connectionrefused');
        });
        await menuLink(page, '/create-lock').click();
        await expect(unavailable(page)).toBeVisible();
        const before = asked;
        await retry(page).click();
        await expect.poll(() => asked).toBeGreaterThan(before);
        await expect(unavailable(page)).toBeVisible();
        await page.unroute(isHit);
        await comeBack(page);
        await expect(heading(page, 'Create Lock')).toBeVisible();
        await expectSamePage(page);
      });
  }
});

test.describe('a release while the page is open', () => {
  const OLD = 'Locked pairs of known exchanges';
  const NEW = 'Release two';

  const asNew = (text: string) => text.replaceAll(OLD, NEW);

  /** Serves the area once more, with another sentence, below `/v2/` of its address. */
  const releaseTwo = (page: Page): Promise<void> => serveChanged(page, 'mf-lock', 'v2/', asNew);

  test('is used at the next navigation, and so is its rollback, by one line of remotes.json [FED-04]', async ({
    newPerson,
  }) => {
    const { page } = await newPerson('visitor');
    await releaseTwo(page);
    let release = '';
    await page.route('**/remotes.json', async (route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({ body: text.replaceAll(`${LOCK}/`, `${LOCK}/${release}`), contentType: 'application/json' });
    });
    await page.goto('/lock-liquidity');
    await expectProgram(page);
    await mark(page);
    await expect(page.getByText(OLD)).toBeVisible();

    release = 'v2/';
    await menuLink(page, '/token/create').click();
    await expect(heading(page, 'Create Token')).toBeVisible();
    await menuLink(page, '/lock-liquidity').click();
    await expect(page.getByText(NEW)).toBeVisible();
    await expect(page.getByText(OLD)).toBeHidden();

    release = '';
    await menuLink(page, '/create-lock').click();
    await expect(heading(page, 'Create Lock')).toBeVisible();
    await menuLink(page, '/lock-liquidity').click();
    await expect(page.getByText(OLD)).toBeVisible();
    await expect(page.getByText(NEW)).toBeHidden();
    await expectSamePage(page);
  });

  test.describe('that took the place of the old files', () => {
    test.use({ allowedErrors: [/status of 404|ERR_FAILED|ChunkLoadError|error occurred|MIME type/] });

    test('is loaded when an old one is missing, without a reload of the page [FED-04]', async ({ newPerson }) => {
      const { page } = await newPerson('visitor');
      await releaseTwo(page);
      await page.goto('/create-lock');
      await expectProgram(page);
      await expect(heading(page, 'Create Lock')).toBeVisible();
      await mark(page);
      await page.route(
        (url) => url.origin === LOCK && url.pathname.startsWith('/c/'),
        (route) => route.fulfill({ status: 404 }),
      );
      const { integrity } = await changedManifest('mf-lock', asNew);
      await changeManifest(page, (manifest) => {
        manifest.entry = `v2/${manifest.entry}`;
        for (const [name, files] of Object.entries(manifest.exposes))
          manifest.exposes[name] = files.map((file) => `v2/${file}`);
        manifest.integrity = Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [`v2/${file}`, hash]));
      });
      await menuLink(page, '/lock-liquidity').click();
      await expect(page.getByText(NEW)).toBeVisible();
      await expect(unavailable(page)).toBeHidden();
      await expectSamePage(page);
    });
  });
});
