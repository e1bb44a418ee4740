import type { Page } from '@playwright/test';
import { AREAS, folderOf } from '@rab/federation/areas';
import remotesFile from '../shell/remotes.example.json' with { type: 'json' };
import { type LoadedScript, MARKS, scriptsOf } from './support/libraries.ts';
import { asOtherRelease, manifestOf, sharedVersion } from './support/otherRelease.ts';
import { ROUTES } from './support/routes.ts';
import { expectLoaded, expectSaidInTime } from './support/saidWithin.ts';
import { remoteUrl, SHELL_URL } from './support/stack.ts';
import { expect, expectProgram, test } from './support/test.ts';

type Nav = (typeof remotesFile.remotes)[number]['nav'];
/** An area's links in its own group of the menu. */
const ownLinks = (nav: Nav) => nav.filter(({ group }) => group === nav[0]?.group);

/** Where the menu leads in an area: to the last of its own links. */
const PATHS: ReadonlyMap<string, string> = new Map(
  remotesFile.remotes.map((remote) => [folderOf(remote), ownLinks(remote.nav).at(-1)?.path ?? '/']),
);

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const linkOf = (page: Page, area: string) => menu(page).locator(`a[href="${PATHS.get(area)}"]`);

/** Follows the menu's link; what showed before is gone then. */
async function openArea(page: Page, area: string): Promise<void> {
  const before = await page.locator('main h1').elementHandles();
  await linkOf(page, area).click();
  for (const heading of before) await heading.waitForElementState('hidden');
}

/** A page of the area is shown. */
async function expectArea(page: Page, area: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${PATHS.get(area)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(unavailable(page)).toBeHidden();
}

const unavailable = (page: Page) => page.getByRole('alert').filter({ hasText: 'isn’t available right now' });

/** Every shared library was taken from the shell's build alone, and from every area's build something else. */
function expectOneCopy(loaded: readonly LoadedScript[]): void {
  const origins = new Set(loaded.map(({ origin }) => origin));
  for (const app of AREAS) expect(origins, `${app} comes from its own build`).toContain(remoteUrl(app));
  for (const [library, mark] of Object.entries(MARKS)) {
    const holders = new Set(loaded.filter(({ text }) => text.includes(mark)).map(({ origin }) => origin));
    expect([...holders], `builds that ${library} was taken from`).toEqual([SHELL_URL]);
  }
}

/** Everything of a remote, its queries included. */
const everythingOf = (area: string) => `${remoteUrl(area)}/**`;

test.describe('one page from several builds', () => {
  test('all areas run on one copy of every shared library', async ({ newPerson }) => {
    const { page } = await newPerson('visitor');
    // React announces every copy of its renderer to this hook.
    await page.addInitScript(() => {
      const renderers: unknown[] = [];
      const ignore = () => {};
      Object.assign(window, {
        renderers,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          inject: (renderer: unknown) => renderers.push(renderer),
          onCommitFiberRoot: ignore,
          onCommitFiberUnmount: ignore,
          onPostCommitFiberRoot: ignore,
        },
      });
    });
    const loaded = scriptsOf(page);

    await page.goto('/');
    for (const app of AREAS) {
      await openArea(page, app);
      await expectArea(page, app);
    }

    expectOneCopy(await loaded());
    expect(await page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers.length)).toBe(1);
  });

  for (const [kind, version] of [
    ['a patch newer', (major: number, minor: number, patch: number) => [major, minor, patch + 1]],
    ['a minor newer', (major: number, minor: number) => [major, minor + 1, 0]],
    ['older', (major: number, minor: number) => [major, minor - 1, 9]],
  ] as const)
    test(`an area built with shared packages ${kind} runs next to the others, on one copy of each [FED-01]`, async ({
      newPerson,
    }) => {
      const { page, context } = await newPerson('visitor');
      const loaded = scriptsOf(page);
      const [major = 0, minor = 0, patch = 0] = await sharedVersion('mf-lock');
      await asOtherRelease(context, 'mf-lock', version(major, minor, patch));
      await page.goto('/antibot');
      await expectProgram(page);
      await linkOf(page, 'mf-lock').hover();
      for (const area of ['mf-token', 'mf-lock', ...AREAS]) {
        await openArea(page, area);
        await expectArea(page, area);
      }
      expectOneCopy(await loaded());
    });

  test('an area is fetched as soon as the pointer is on its link, and not before', async ({ newPerson }) => {
    const { page } = await newPerson('visitor');
    const asked = () =>
      page.evaluate(
        (origin) => performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(origin)).length,
        remoteUrl('mf-token'),
      );
    await page.goto('/antibot');
    await expectProgram(page);
    const link = linkOf(page, 'mf-token');
    expect(await asked()).toBe(0);
    await link.hover();
    await expect.poll(asked).toBeGreaterThan(0);
    await expect(page).toHaveURL('/antibot');
  });

  test('what a page of an area takes is fetched at once, before any of its code has run, and each file once', async ({
    newPerson,
  }) => {
    const { page } = await newPerson('visitor');
    const { entry, exposes, pages } = await manifestOf('mf-token');
    const files = [entry, ...(exposes.app ?? []), ...(pages['/token/create']?.files ?? [])];
    expect(files.length).toBeGreaterThan(2);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(`${remoteUrl('mf-token')}/${entry}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/token/create');
    for (const file of files) await expect.poll(() => asked).toContain(`${remoteUrl('mf-token')}/${file}`);
    // the host's part of it, which this page alone does not have from its start
    const textOf = async (url: string) => (await fetch(url)).text();
    await expect
      .poll(async () => {
        const texts = await Promise.all(asked.filter((url) => url.startsWith(SHELL_URL)).map(textOf));
        return texts.some((text) => text.includes('FormProvider:()=>'));
      })
      .toBe(true);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Create token' })).toBeVisible();
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.filter((url) => url.startsWith(remoteUrl('mf-token'))).sort()).toEqual(
      files.map((file) => `${remoteUrl('mf-token')}/${file}`).sort(),
    );
  });

  test.describe('where there is no pointer', () => {
    const manifests = AREAS.map((area) => `${remoteUrl(area)}/mf-manifest.json`).sort();

    /** Opens the menu on a phone. @returns what lists the requests to the areas */
    async function withMenu(page: Page): Promise<() => string[]> {
      await page.setViewportSize({ width: 390, height: 844 });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const ofAreas = () => asked.filter((url) => AREAS.some((area) => url.startsWith(`${remoteUrl(area)}/`))).sort();
      await page.goto('/antibot');
      await expectProgram(page);
      const button = page.getByRole('button', { name: 'Menu', exact: true });
      await expect(button).toBeVisible();
      expect(ofAreas()).toEqual([]);
      await button.click();
      await expect(menu(page)).toBeVisible();
      await expect.poll(() => manifests.filter((url) => !asked.includes(url))).toEqual([]);
      return ofAreas;
    }

    test("the areas' manifests come as the menu opens, and while it is open the pages behind its links", async ({
      newPerson,
      request,
    }) => {
      const { page } = await newPerson('visitor');
      const asked = await withMenu(page);
      const areas = remotesFile.remotes.map(async (remote) => {
        const base = `${remoteUrl(folderOf(remote))}/`;
        const { entry, pages } = await (await request.get(`${base}mf-manifest.json`)).json();
        // the groups of areas are among the menu's first sixteen links, which are all that it fetches
        const files: string[] = ownLinks(remote.nav).flatMap(({ path }) => pages[path].files);
        return [entry, ...files].map((file) => new URL(file, base).href);
      });
      const files = new Set((await Promise.all(areas)).flat());
      await expect.poll(() => [...files].filter((url) => !asked().includes(url))).toEqual([]);
      expect(new Set(asked()).size).toBe(asked().length);
    });

    test('who saves data gets the manifests alone, and the page that is picked', async ({ newPerson }) => {
      const { page } = await newPerson('visitor');
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const asked = await withMenu(page);
      await linkOf(page, 'mf-lock').click();
      // it has come after all that was asked for before
      await expectArea(page, 'mf-lock');
      const ofOthers = (urls: string[]) => urls.filter((url) => !url.startsWith(remoteUrl('mf-lock')));
      expect(ofOthers(asked())).toEqual(ofOthers(manifests));
    });
  });

  test("every page of an area is named in its release's manifest, so that it can be fetched at once", async ({
    request,
  }) => {
    const routes = remotesFile.remotes.map(async (remote) => {
      const { pages } = await manifestOf(folderOf(remote));
      return [remote.paths, Object.keys(pages)] as const;
    });
    const areas = await Promise.all(routes);
    const unnamed: string[] = [];
    for (const place of Object.values(ROUTES)) {
      const [path] = await place(request);
      const { pathname } = new URL(path, SHELL_URL);
      const [, named] =
        areas.find(([prefixes]) => prefixes.some((prefix) => `${pathname}/`.startsWith(`${prefix}/`))) ?? [];
      const isNamed = named?.some((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(pathname));
      if (isNamed === false) unnamed.push(pathname);
    }
    expect(unnamed).toEqual([]);
    expect(areas.flatMap(([, named]) => named).length).toBeGreaterThan(areas.length);
  });

  test.describe('with an area out of order', () => {
    // what the browser and React write about the failure that these scenarios cause
    test.use({
      allowedErrors: [/ERR_CONNECTION_REFUSED .*mf-manifest\.json|RemoteError: It didn’t load/],
    });

    test('an area that is down leaves the shell standing, and Retry brings it back', async ({ newPerson }) => {
      const { page } = await newPerson('visitor');
      await page.route(everythingOf('mf-lock'), (route) => route.abort('connectionrefused'));
      await page.goto('/lock-tokens');
      await expect(unavailable(page)).toContainText('Lock isn’t available right now');

      await openArea(page, 'mf-token');
      await expectArea(page, 'mf-token');
      await expect(unavailable(page)).toBeHidden();
      await openArea(page, 'mf-lock');
      await expect(unavailable(page)).toBeVisible();

      await page.unroute(everythingOf('mf-lock'));
      await page.getByRole('button', { name: 'Retry' }).click();
      await expectArea(page, 'mf-lock');
    });

    test('an area that was down when the pointer came upon its link comes once it is asked for', async ({
      newPerson,
    }) => {
      const { page } = await newPerson('visitor');
      await page.goto('/antibot');
      await expectProgram(page);
      await page.route(everythingOf('mf-lock'), (route) => route.abort('connectionrefused'));
      const failed = page.waitForEvent('requestfailed');
      await linkOf(page, 'mf-lock').hover();
      await failed;
      await page.unroute(everythingOf('mf-lock'));
      await openArea(page, 'mf-lock');
      await expectArea(page, 'mf-lock');
    });

    test('an area that never answers is given up within seconds', async ({ newPerson }) => {
      const { page } = await newPerson('visitor');
      await page.clock.install();
      await page.route(everythingOf('mf-grow'), () => new Promise(() => {}));
      const asked = page.waitForRequest(everythingOf('mf-grow'));
      await expectSaidInTime(page, unavailable(page), async () => {
        await page.goto('/rab-grow/list');
        await asked;
        await expect(page.getByRole('main').getByText('...loading')).toBeVisible();
      });
      await page.unroute(everythingOf('mf-grow'));
      await page.getByRole('button', { name: 'Retry' }).click();
      await expectLoaded(page, page.getByRole('heading', { level: 1 }));
      await expectArea(page, 'mf-grow');
    });

    test('Home is shown without the list of sales, and the area opens once it is reachable again', async ({
      newPerson,
    }) => {
      const { page } = await newPerson('visitor');
      await page.route(everythingOf('mf-sale'), (route) => route.abort('connectionrefused'));
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(unavailable(page)).toContainText('Current Sale');
      await page.unroute(everythingOf('mf-sale'));
      await openArea(page, 'mf-sale');
      await expectArea(page, 'mf-sale');
    });
  });
});

test.describe('an area without the shell', () => {
  for (const app of AREAS) {
    test(`${app} runs alone`, async ({ newPerson }) => {
      const { page } = await newPerson('visitor');
      const origins = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') origins.add(new URL(request.url()).origin);
      });
      await page.goto(remoteUrl(app));
      await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([...origins]).toEqual([remoteUrl(app)]);
    });
  }

  test.describe('whose next page cannot be loaded', () => {
    test.use({ allowedErrors: [/ERR_CONNECTION_REFUSED|ChunkLoadError|The above error occurred/] });

    test('an area says that its page is not available, stays usable around it, and Retry loads that page', async ({
      newPerson,
    }) => {
      const { page } = await newPerson('visitor');
      await page.goto(`${remoteUrl('mf-lock')}${PATHS.get('mf-lock')}`);
      await expectArea(page, 'mf-lock');
      const chunks = `${remoteUrl('mf-lock')}/c/**`;
      await page.route(chunks, (route) => route.abort('connectionrefused'));
      await page.getByRole('link', { name: 'Create Lock' }).click();
      await expect(unavailable(page)).toContainText('This page isn’t available right now');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
      await page.unroute(chunks);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Create Lock' })).toBeVisible();
    });
  });

  test("on a partner's page it draws into a shadow root and leaves the page's own look alone", async ({
    newPerson,
    serve,
  }) => {
    const { page } = await newPerson('visitor');
    const locks = remoteUrl('mf-lock');
    const partner = await serve((_, response) => {
      response.setHeader('content-type', 'text/html').end(`<!doctype html><link rel="icon" href="data:," />
        <title>Partner</title><h1>Our page</h1><button>Ours</button>
        <rab-lock config="${locks}/config.json" path="/lock-liquidity"></rab-lock>
        <script src="${locks}/embed.js"></script>`);
    });
    const address = `${partner}/partner`;
    const look = () =>
      page.evaluate(() =>
        ['h1', 'button', 'body', 'html'].map((tag) => {
          const { font, color, backgroundColor, margin, padding } = getComputedStyle(
            document.querySelector(tag) as Element,
          );
          return { font, color, backgroundColor, margin, padding };
        }),
      );

    await page.route(`${locks}/embed.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(address);
    const lookAlone = await look();
    await page.unroute(`${locks}/embed.js`);
    await page.reload();
    const area = page.locator('rab-lock');
    await expect(area.getByText('Locked pairs of known exchanges')).toBeVisible();
    expect(await area.evaluate((element) => element.shadowRoot !== null)).toBe(true);
    expect(await look()).toEqual(lookAlone);
    expect(page.url()).toBe(address);
  });
});
