import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { WORKSPACE } from '@rab/devnet/options';
import { composePages, writePages } from '@rab/federation/drawn-pages';
import { integrityOf } from '@rab/federation/integrity';
import { type Manifest, manifestOf } from './support/otherRelease.ts';
import { serveOwnShell, stackRemotes } from './support/ownShell.ts';
import { ASKERS, expectSaidInTime } from './support/saidWithin.ts';
import { sampled } from './support/sampled.ts';
import { PORT_BASE, remoteUrl } from './support/stack.ts';
import { expect, expectProgram, type Fixtures, test } from './support/test.ts';

// what browsers and we write about scripts that are refused
test.use({ allowedErrors: [/./] });

const LOCK = remoteUrl('mf-lock');
/** Where `serveOwnShell` serves the site. */
const SITE = `http://127.0.0.1:${PORT_BASE + 15}`;
const EVIL = 'globalThis.pwned = true;';
const ENTRY = 'remoteEntry.';
const APP = 'c/app.';

/** How a hostile server answers; undefined leaves a file as the build has it. */
type Answer = { status?: number; type?: string; body?: string; location?: string; hangs?: boolean };
interface Attack {
  /** Why the area is not shown. */
  says: RegExp;
  /** Changes of the area's line in remotes.json. */
  line?: { integrity?: string; minVersion?: string };
  /** The manifest instead of the build's own. */
  manifest?: (manifest: Manifest, foreign: string) => unknown;
  /** Files by the beginning of their path, `other` any chunk that the page itself asks for. */
  files?: Record<string, (text: string, foreign: string) => Answer>;
}

const asEntry =
  (entry: string, content = EVIL) =>
  (manifest: Manifest) => ({
    ...manifest,
    entry,
    integrity: { ...manifest.integrity, [entry]: integrityOf(content) },
  });
const TOKEN_SCRIPT = `${remoteUrl('mf-token')}/embed.js`;
const tampered = (text: string): Answer => ({ body: `${EVIL}${text}` });
const redirected = (_: string, foreign: string): Answer => ({ status: 302, location: `${foreign}/evil.js` });
const silent = (): Answer => ({ hangs: true });
const asHtml = (): Answer => ({ type: 'text/html', body: `<script>${EVIL}</script>` });
/** A release before the one that is served, whole and in order. */
const older = (manifest: Manifest) => ({ ...manifest, version: '0.0.9' });
const pinned = (hash: string) => ({ integrity: hash });

const FOREIGN = /is foreign/;
const NO_PART = /is no part of a release/;
// which script failed to load; browsers do not say why
const ENTRY_FAILED = /ScriptNetworkError: .*\/remoteEntry\./;
const APP_FAILED = /ChunkLoadError: .*\(error: .*\/c\/app\./s;
const LATER_FAILED = /ChunkLoadError: .*\(error: .*\/c\/(?!app\.)/s;

/** Every attack on one area, by what its server, or somebody before it, does. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  'the manifest is a page': { says: /is not valid JSON/, files: { 'mf-manifest.json': asHtml } },
  'the manifest is that of another area': {
    says: /is not the manifest of mf_lock/,
    manifest: (manifest) => ({ ...manifest, name: 'mf_token' }),
  },
  'the manifest carries code, as those of the federation may': {
    says: NO_PART,
    manifest: (manifest) => ({
      ...manifest,
      entry: undefined,
      id: 'mf_lock',
      metaData: {
        remoteEntry: { name: 'x.js', path: '' },
        getPublicPath: `function(){${EVIL}return ""}`,
        globalName: 'x',
      },
    }),
  },
  'the manifest is redirected': {
    says: /Failed to fetch/,
    files: { 'mf-manifest.json': (_, foreign) => ({ status: 302, location: `${foreign}/mf-manifest.json` }) },
  },
  'the manifest never comes': { says: /timed out|no answer/, files: { 'mf-manifest.json': silent } },
  'the manifest names no hashes': {
    says: /mf-manifest\.json\S* names no hashes/,
    manifest: ({ integrity: _, ...manifest }) => manifest,
  },
  'the manifest has empty hashes': {
    says: /has no hash/,
    manifest: (manifest) => ({ ...manifest, integrity: { [manifest.entry]: '' } }),
    files: { [ENTRY]: tampered },
  },
  'the entry is of a foreign origin': {
    says: FOREIGN,
    manifest: (manifest, foreign) => asEntry(`${foreign}/evil.js`)(manifest),
  },
  'the entry is of another area’s origin': {
    says: FOREIGN,
    manifest: async (manifest) => asEntry(TOKEN_SCRIPT, await (await fetch(TOKEN_SCRIPT)).text())(manifest),
  },
  'the entry is code in a data: address': { says: FOREIGN, manifest: asEntry(`data:text/javascript,${EVIL}`) },
  'the entry is code in a javascript: address': { says: FOREIGN, manifest: asEntry(`javascript:${EVIL}`) },
  'the manifest has hashes that are none': {
    says: /has no hash/,
    manifest: (manifest) => ({ ...manifest, integrity: { [manifest.entry]: 'sha256-' } }),
    files: { [ENTRY]: tampered },
  },
  'the entry is a script of the site itself': {
    says: NO_PART,
    manifest: (manifest) => ({ ...manifest, entry: `${SITE}/own.js` }),
  },
  'the entry lies beside what the manifest lists': {
    says: NO_PART,
    manifest: (manifest) => ({ ...manifest, entry: 'evil.js' }),
  },
  'the entry is tampered with': { says: ENTRY_FAILED, files: { [ENTRY]: tampered } },
  'the entry is redirected': { says: ENTRY_FAILED, files: { [ENTRY]: redirected } },
  'the entry is of a wrong type': { says: ENTRY_FAILED, files: { [ENTRY]: asHtml } },
  'the entry never comes': { says: /no answer/, files: { [ENTRY]: silent } },
  'the first chunk is tampered with': { says: APP_FAILED, files: { [APP]: tampered } },
  'the first chunk is redirected': { says: APP_FAILED, files: { [APP]: redirected } },
  'the first chunk is of a wrong type': { says: APP_FAILED, files: { [APP]: asHtml } },
  'the first chunk never comes': { says: /no answer/, files: { [APP]: silent } },
  'a later chunk is tampered with': { says: LATER_FAILED, files: { later: tampered } },
  'a later chunk is redirected': { says: LATER_FAILED, files: { later: redirected } },
  'a later chunk is of a wrong type': { says: LATER_FAILED, files: { later: asHtml } },
  'a later chunk never comes': { says: /ChunkLoadError: .*\(timeout: .*\/c\/(?!app\.)/s, files: { later: silent } },
  'the manifest is tampered with, against a hash in remotes.json': {
    says: /Failed to fetch/,
    line: pinned(integrityOf('another manifest')),
    manifest: (manifest) => asEntry(manifest.entry)(manifest),
    files: { [ENTRY]: () => ({ body: EVIL }) },
  },
  'an older release is replayed, against a hash in remotes.json': {
    says: /Failed to fetch/,
    line: pinned(integrityOf('its successor')),
    manifest: older,
  },
  'an older release is replayed below the lowest allowed': {
    says: /0\.0\.9 is below 0\.1\.0/,
    line: { minVersion: '0.1.0' },
    manifest: older,
  },
  'a release without a version is served where a lowest one is set': {
    says: /x\.9\.9 is below 0\.1\.0/,
    line: { minVersion: '0.1.0' },
    manifest: (manifest) => ({ ...manifest, version: 'x.9.9' }),
  },
};

/** The elements that ask for the files that an attack lets hang. */
const ASKER: Readonly<Record<string, (base: string) => string>> = {
  [ENTRY]: ASKERS.entry,
  [APP]: ASKERS['first chunk'],
  later: ASKERS['later chunk'],
};
/** The beginning of the files that never come. */
const hangingIn = ({ files = {} }: Attack) => Object.keys(files).find((start) => files[start] === silent);

const CORS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** The area's server as the attacker has it: below a folder of its own for each attack, so that nothing of another is kept. */
async function hostileServers(serve: Fixtures['serve'], onHang: () => void) {
  const struck = new Set<number>();
  const over = new Set<number>();
  const hung: ServerResponse[] = [];
  const manifest = await manifestOf('mf-lock');
  const foreign = await serve(({ url }, response) => {
    const [type, body] = url?.startsWith('/mf-manifest')
      ? ['application/json', JSON.stringify(manifest)]
      : ['text/javascript', EVIL];
    response.writeHead(200, { ...CORS, 'content-type': type }).end(body);
  });
  const area = await serve(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, LOCK);
    const [, number = '', ...parts] = pathname.split('/');
    const path = parts.join('/');
    const attack = Object.values(ATTACKS)[Number(number)];
    const real = await fetch(`${LOCK}/${path}`);
    const text = await real.text();
    const type = real.headers.get('content-type') ?? '';
    const isLater = path.startsWith('c/') && !manifest.exposes.app?.includes(path);
    const [, answer] =
      Object.entries(attack?.files ?? {}).find(([start]) => path.startsWith(start) || (start === 'later' && isLater)) ??
      [];
    const given: Answer =
      answer?.(text, foreign) ??
      (path === 'mf-manifest.json' && attack?.manifest
        ? { body: JSON.stringify(await attack.manifest(manifest, foreign)) }
        : {});
    if (Object.keys(given).length > 0) struck.add(Number(number));
    if (given.hangs) {
      // what waited for a connection until the attack was over
      if (over.has(Number(number))) return void response.destroy();
      hung.push(response);
      return onHang();
    }
    response
      .writeHead(given.status ?? (path === 'evil.js' ? 200 : real.status), {
        ...CORS,
        'content-type': given.type ?? type,
        ...(given.location && { location: given.location }),
      })
      .end(path === 'evil.js' ? EVIL : (given.body ?? text));
  });
  /** Ends an attack, and what hangs of it: a browser has six connections for a server, and the next attack needs one. */
  const letGo = (number: number) => {
    over.add(number);
    for (const response of hung.splice(0)) response.destroy();
  };
  return { area, struck, letGo };
}

const menuLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`);
const unavailable = (page: Page) => page.getByRole('alert').filter({ hasText: 'isn’t available right now' });
/** Whether code of the attacker's, or another area's in its place, has run. */
const isPwned = (page: Page) =>
  page.evaluate(() => 'pwned' in globalThis || customElements.get('rab-token') !== undefined);

/** The area is not shown, for that reason; nothing of the attacker's has run, and the shell lives. */
async function expectStopped(page: Page, says: RegExp): Promise<void> {
  await expect(unavailable(page)).toContainText('Lock isn’t available');
  await expect(page.locator('html')).toHaveAttribute('data-reason', says);
  expect(await isPwned(page)).toBe(false);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeEnabled();
}

/** The list of areas, with the attacked one where an attack's server is. */
const pointed = (remotes: Awaited<ReturnType<typeof stackRemotes>>, area: string, number: number) =>
  remotes.map((remote) =>
    remote.name === 'mf_lock'
      ? { ...remote, entry: `${area}/${number}/mf-manifest.json`, ...Object.values(ATTACKS)[number]?.line }
      : remote,
  );
/** Leaves on the page why the area is not shown, from now on. */
const noteReason = (name: string) =>
  addEventListener('rab-area', ({ detail }: CustomEventInit) => {
    const { error } = detail;
    if (detail.name === name && error) document.documentElement.dataset.reason = String(error.cause ?? error);
  });
/** What somebody else may have brought to the site's own origin, a file of a visitor say. */
const bringOwnScript = (page: Page) =>
  page.route(`${SITE}/own.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: EVIL }));

for (const policy of ['with', 'without'] as const)
  test(`${Object.keys(ATTACKS).length} attacks on an area are stopped and said ${policy} the shipped policy, and the shell lives [FED-08]`, async ({
    newPerson,
    serve,
    atEnd,
  }) => {
    test.slow();
    expect(Object.keys(ATTACKS).length).toBeGreaterThanOrEqual(20);
    let hanging = () => {};
    const { area, struck, letGo } = await hostileServers(serve, () => hanging());
    const { page } = await newPerson('visitor');
    const remotes = await stackRemotes();
    const shell = await serveOwnShell(pointed(remotes, area, -1), policy === 'with', test.info().outputPath('shell'));
    atEnd(shell.close);
    await page.clock.install();
    await bringOwnScript(page);
    await page.goto(`${shell.url}/antibot`);
    await expectProgram(page);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await menuLink(page, '/token/create').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create Token' })).toBeVisible();
    await page.evaluate(noteReason, 'mf_lock');
    const elsewhere = async () => {
      const read = page.waitForResponse('**/remotes.json');
      await page.goBack();
      await (await read).finished();
      await expect(page.getByRole('heading', { level: 1, name: 'RAB Anti-bot' })).toBeVisible();
    };
    for (const [number, [name, attack]] of Object.entries(ATTACKS).entries())
      await test.step(name, async () => {
        shell.list(pointed(remotes, area, number));
        await elsewhere();
        expect(struck).not.toContain(number);
        const hung = new Promise<void>((done) => {
          hanging = done;
        });
        await page.evaluate(() => delete document.documentElement.dataset.reason);
        const openLocks = () => menuLink(page, '/create-lock').click();
        const file = hangingIn(attack);
        if (file) {
          await expectSaidInTime(page, unavailable(page), async () => {
            await openLocks();
            await hung;
            await expect(page.getByRole('heading', { level: 1, name: 'RAB Anti-bot' })).toBeHidden();
            const asker = ASKER[file]?.(`${area}/${number}`);
            if (asker) await expect(page.locator(asker).first()).toBeAttached();
          });
          await page.clock.resume();
        } else await openLocks();
        await expectStopped(page, attack.says);
        expect(struck).toContain(number);
        letGo(number);
      });
    shell.list(pointed(remotes, area, -1));
    await elsewhere();
    await menuLink(page, '/create-lock').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create Lock' })).toBeVisible();
    await menuLink(page, '/token/create').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create Token' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    expect(await isPwned(page)).toBe(false);
  });

for (const [number, [where, policy, isDrawn]] of (
  [
    ["the area's own address", 'with', false],
    ["the area's own address", 'without', false],
    ['a page that the area has drawn', 'with', true],
  ] as const
).entries())
  test(`attacks strike nobody who opens ${where} either, where the page's head asks ahead, ${policy} the shipped policy [FED-08]`, async ({
    newPerson,
    serve,
    atEnd,
  }) => {
    test.slow();
    const { area, struck } = await hostileServers(serve, () => {});
    const remotes = await stackRemotes();
    const site = test.info().outputPath('shell');
    const shell = await serveOwnShell(pointed(remotes, area, -1), policy === 'with', site);
    atEnd(shell.close);
    const html = readFileSync(join(WORKSPACE, 'shell/dist/index.html'), 'utf8');
    const config = JSON.parse(readFileSync(join(site, 'config.json'), 'utf8'));
    const drawPage = (list: typeof remotes) => {
      const pages = composePages({
        html,
        config,
        remotes: list.filter(({ name }) => name === 'mf_lock'),
        folderOf: () => join(WORKSPACE, 'mf-lock/dist'),
      });
      writePages(join(site, 'shell/pages'), new Map([...pages].filter(([file]) => file === '/create-lock.html')));
    };
    const { page } = await newPerson('visitor');
    await bringOwnScript(page);
    await page.addInitScript(noteReason, 'mf_lock');
    const answered = [...Object.entries(ATTACKS).entries()].filter(([, [, attack]]) => !hangingIn(attack));
    expect(answered.length).toBeGreaterThanOrEqual(20);
    const tried = sampled(answered, number);
    expect(tried.length).toBeGreaterThanOrEqual(Math.floor(answered.length / 6));
    for (const [attack, [name, { says }]] of tried)
      await test.step(name, async () => {
        const list = pointed(remotes, area, attack);
        shell.list(list);
        if (isDrawn) drawPage(list);
        const answer = await page.goto(`${shell.url}/create-lock`);
        expect((await answer?.text())?.includes('id="drawn"')).toBe(isDrawn);
        await expectStopped(page, says);
        expect(struck).toContain(attack);
      });
  });

for (const policy of ['with', 'without'] as const)
  test(`scripts that are redirected to the very same bytes elsewhere ${policy === 'with' ? 'do not run with' : 'are all that runs without'} the shipped policy [FED-08]`, async ({
    newPerson,
    serve,
    atEnd,
  }) => {
    const asked: string[] = [];
    const passOn = async (url: string, response: ServerResponse) => {
      const real = await fetch(`${LOCK}${url}`);
      const type = real.headers.get('content-type') ?? '';
      response.writeHead(real.status, { ...CORS, 'content-type': type }).end(await real.text());
    };
    const foreign = await serve(({ url = '' }, response) => {
      asked.push(url);
      void passOn(url, response);
    });
    const area = await serve(({ url = '' }, response) => {
      if (!url.endsWith('.js')) return void passOn(url, response);
      response.writeHead(302, { ...CORS, location: `${foreign}${url}` }).end();
    });
    const remotes = (await stackRemotes()).map((remote) =>
      remote.name === 'mf_lock' ? { ...remote, entry: `${area}/mf-manifest.json` } : remote,
    );
    const shell = await serveOwnShell(remotes, policy === 'with', test.info().outputPath('shell'));
    atEnd(shell.close);
    const { page } = await newPerson('visitor');
    await page.goto(`${shell.url}/create-lock`);
    if (policy === 'with') await expect(unavailable(page)).toContainText('Lock isn’t available');
    else await expect(page.getByRole('heading', { level: 1, name: 'Create Lock' })).toBeVisible();
    expect(asked.length > 0).toBe(policy === 'without');
  });
