import type { Page } from '@playwright/test';
import type {} from '@rab/embed';
import type { AxeResults } from 'axe-core';
import { AXE_SOURCE, violations } from './support/axe.ts';
import { demo } from './support/demo.ts';
import { INDEXER_URL, RPC_URL, remoteUrl, SHELL_URL } from './support/stack.ts';
import { expect, type Fixtures, test } from './support/test.ts';

const LOCKS = remoteUrl('mf-lock');

/** What docs/README.md asks a partner with a policy of their own for. */
const POLICY = [
  "default-src 'none'",
  `script-src ${LOCKS}`,
  "style-src 'self'",
  `font-src ${LOCKS}`,
  'img-src data: http:',
  `connect-src ${LOCKS} ${RPC_URL} ${INDEXER_URL}`,
  "require-trusted-types-for 'script'",
  'trusted-types rab-scripts',
].join('; ');

/** A partner's page with one element of ours on an origin of its own. Returns its address. */
async function servePartner(serve: Fixtures['serve'], attributes: string): Promise<string> {
  const origin = await serve((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': POLICY });
    response.end(`<!doctype html><html lang="en"><link rel="icon" href="data:," /><title>Partner shop</title>
      <main><h1>Our page</h1></main><rab-lock config="${LOCKS}/config.json" ${attributes}></rab-lock>
      <script src="${LOCKS}/embed.js"></script></html>`);
  });
  return `${origin}/`;
}

/** The element's parts whose contrast axe has judged and found enough. */
const readable = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    const { passes } = await axe.run({ runOnly: ['color-contrast'] });
    return passes
      .flatMap(({ nodes }) => nodes)
      .filter(({ target }) => target.flat()[0] === 'rab-lock')
      .map(({ html }) => html);
  });

for (const [device, attributes, background] of [
  ['dark', '', 'rgb(11, 14, 20)'],
  ['light', '', 'rgb(246, 247, 250)'],
  ['dark', 'color-mode="light"', 'rgb(246, 247, 250)'],
] as const)
  test(`with a strict policy, on a ${device} device and ${attributes || 'no wish'}, the element has its look and the page keeps its title [FED-06]`, async ({
    newPerson,
    serve,
  }) => {
    const { page } = await newPerson('visitor');
    const partner = await servePartner(serve, `path="/lock-liquidity" ${attributes}`);
    await page.emulateMedia({ colorScheme: device });
    await page.addInitScript(AXE_SOURCE);
    await page.goto(partner);
    const area = page.locator('rab-lock');
    await expect(area.getByText('Locked pairs of known exchanges')).toBeVisible();
    await expect(area).toHaveCSS('background-color', background);
    await expect(area).toHaveCSS('font-family', /^"RAB Inter Variable"/);
    // the policy lets the area's fonts come
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => /RAB Inter Variable/.test(family) && status === 'loaded'),
    );
    await expect(area.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '28px');
    expect((await violations(page)).filter((line) => line.startsWith('color-contrast'))).toEqual([]);
    expect(await readable(page)).toContainEqual(expect.stringMatching(/^<h1 /));
    await expect(page).toHaveTitle('Partner shop');
  });

test('in the host’s hash the element begins at its path, and the address names its pages [FED-06]', async ({
  newPerson,
  serve,
}) => {
  const { page } = await newPerson('visitor');
  const partner = await servePartner(serve, 'path="/create-lock" routing="hash"');
  await page.goto(`${partner}#offers`);
  const area = page.locator('rab-lock');
  await expect(area.getByRole('heading', { level: 1, name: 'Create Lock' })).toBeVisible();
  await expect(page).toHaveURL(`${partner}#/create-lock`);
  await area.getByRole('link', { name: 'Lock for many' }).click();
  await expect(area.getByRole('heading', { level: 1, name: 'Lock for many' })).toBeVisible();
  await expect(page).toHaveURL(`${partner}#/create-lock/many`);
  await page.goto(`${partner}#/lock-liquidity`);
  await expect(area.getByText('Locked pairs of known exchanges')).toBeVisible();
  await page.reload();
  await expect(area.getByText('Locked pairs of known exchanges')).toBeVisible();
});

test('changed attributes apply to the open page and keep what was typed; an invalid one is reported [FED-06]', async ({
  newPerson,
  serve,
}) => {
  const { page } = await newPerson('visitor');
  const partner = await servePartner(serve, 'path="/create-lock" color-mode="dark"');
  await page.goto(partner);
  const area = page.locator('rab-lock');
  const set = (name: string, value: string) =>
    area.evaluate((element, [name, value]) => element.setAttribute(name, value), [name, value] as const);
  const title = area.getByRole('textbox', { name: 'Title' });
  await title.fill('Team tokens');
  await set('theme', '{"background":{"light":"#f2f7f4","dark":"#001008"},"radius":"0px","font":"Georgia"}');
  await expect(area).toHaveCSS('background-color', 'rgb(0, 16, 8)');
  await set('color-mode', 'light');
  await expect(area).toHaveCSS('background-color', 'rgb(242, 247, 244)');
  await expect(area).toHaveCSS('font-family', 'Georgia');
  await expect(title).toHaveCSS('border-radius', '0px');

  const told = page.evaluate(
    () =>
      new Promise<string>((tell) => {
        addEventListener('rab-failed', ({ detail }) => tell(String(detail.error)), { once: true });
      }),
  );
  await set('chain', '5');
  expect(await told).toContain('The configuration has no chain 5.');
  await expect(title).toHaveValue('Team tokens');

  const gone = page.evaluate(
    () =>
      new Promise<string>((tell) => {
        addEventListener('rab-navigated', ({ detail }) => tell(detail.path), { once: true });
      }),
  );
  await set('chain', '31337');
  await set('path', '/lock-liquidity');
  expect(await gone).toBe('/lock-liquidity');
  await expect(area.getByText('Locked pairs of known exchanges')).toBeVisible();
});

test('the elements of all areas work on one page, and their links to other areas lead to the main site [FED-06]', async ({
  newPerson,
  serve,
  request,
}) => {
  const { page } = await newPerson('visitor');
  const { token, tokenName } = await demo.sale(request);
  const headings: Record<string, [path: string, heading: string]> = {
    token: [`/token/view/${token}`, tokenName],
    lock: ['/create-lock', 'Create Lock'],
    grow: ['/rab-grow/create', 'Create RAB Grow'],
    sale: ['/rab-sale/create', 'Create RAB Sale'],
  };
  const areas = Object.entries(headings).map(([area, [path]]) => [area, remoteUrl(`mf-${area}`), path]);
  const origin = await serve((_, response) => {
    const elements = areas.map(
      ([area, url, path]) => `<rab-${area} config="${url}/config.json" path="${path}"></rab-${area}>`,
    );
    const scripts = areas.map(([, url]) => `<script src="${url}/embed.js"></script>`);
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><html lang="en"><link rel="icon" href="data:," />
      <title>Partner shop</title>${elements.join('')}${scripts.join('')}</html>`);
  });
  await page.goto(origin);
  for (const [area, [, name]] of Object.entries(headings))
    await expect(page.locator(`rab-${area}`).getByRole('heading', { level: 1, name })).toBeVisible();
  await page.locator('rab-token').getByRole('link', { name: 'View locks' }).click();
  await expect(page).toHaveURL(new RegExp(`^${SHELL_URL}/lock-tokens/detail/${token}$`, 'i'));
  await expect(page.getByRole('heading', { level: 1, name: 'Lock info' })).toBeVisible();
});
