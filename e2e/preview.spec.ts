import type { APIRequestContext } from '@playwright/test';
import { paths } from '@rab/config';
import { demo } from './support/demo.ts';
import { localConfig } from './support/localConfig.ts';
import { SHELL_URL } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** A thing's page, and what its preview must say. */
const PAGES: Record<string, (request: APIRequestContext) => Promise<{ path: string; title: RegExp; says: RegExp }>> = {
  'a sale': async (request) => {
    const { id, tokenName } = await demo.sale(request);
    return {
      path: paths.sale(id),
      title: new RegExp(`^${tokenName} .* · RAB Sale$`),
      says: /[\d.]+ [A-Z]+ raised, soft cap/,
    };
  },
  'a grow': async (request) => {
    const { id, tokenName } = await demo.grow(request);
    return {
      path: paths.grow(id),
      title: new RegExp(`^${tokenName} .* · RAB Grow$`),
      says: /[\d.]+ [A-Z]+ raised, soft cap/,
    };
  },
  'a fair launch': async (request) => {
    const { id, tokenName } = await demo.fairLaunch(request);
    return {
      path: paths.fairLaunch(id),
      title: new RegExp(`^${tokenName} .* · Fair launch$`),
      says: /soft cap [\d.]+ BNB\. /,
    };
  },
  'a pro rata sale': async (request) => {
    const { id, tokenName } = await demo.proRata(request);
    return {
      path: paths.proRata(id),
      title: new RegExp(`^${tokenName} .* · Pro rata sale$`),
      says: /soft cap [\d.]+ BNB, hard cap [\d.]+ BNB\. /,
    };
  },
  'a lock': async (request) => {
    const { id } = await demo.vestingLock(request);
    return {
      path: paths.lock(id),
      title: / · Token lock$/,
      // other scenarios on the same stack may have moved its time past the last release
      says: /^[\d,]+ [A-Z]+ locked(?:, released in parts from| until) \d+ \w+ \d{4}|^Nothing is locked: [\d,]+ [A-Z]+ ready to withdraw/,
    };
  },
  'the locks of a token': async (request) => {
    const { token } = await demo.vestingLock(request);
    return { path: paths.locksOfToken(token), title: / · Token locks$/, says: /^[\d,]+ [A-Z]+ locked in \d+ locks?/ };
  },
  'a token': async (request) => {
    const { token } = await demo.sale(request);
    return { path: paths.token(token), title: / · Token$/, says: /^Initial supply [\d,]+ [A-Z]+\. / };
  },
};

/** What a program reads that runs no scripts. */
const tagsOf = (html: string) => ({
  title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
  canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
  ...Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g)].map(([, key, content]) => [
      key,
      content,
    ]),
  ),
});

for (const [what, pageOf] of Object.entries(PAGES))
  test(`the plain address of ${what} says to a chat what it is, with a picture, and opens in a browser as ever [FST-06]`, async ({
    newPerson,
    request,
  }) => {
    const { path, title, says } = await pageOf(request);
    const answer = await request.get(path, { headers: { 'user-agent': 'TelegramBot (like TwitterBot)' } });
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.headers()['set-cookie']).toBeUndefined();
    const tags: Record<string, string | undefined> = tagsOf(await answer.text());
    expect(tags['og:title']).toMatch(title);
    expect(tags['og:description']).toMatch(says);
    expect([tags.title, tags.description]).toEqual([tags['og:title'], tags['og:description']]);
    expect(tags['twitter:card']).toBe('summary_large_image');
    expect(tags['og:url']?.toLowerCase()).toBe(`${SHELL_URL}${path}`.toLowerCase());
    expect(tags.canonical).toBe(tags['og:url']);

    const picture = await request.get(tags['og:image'] as string);
    const png = await picture.body();
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

    // the scenario fails on an error of the page, and on a violation of its policy
    const { page } = await newPerson('Pavel');
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('head > meta[property="og:title"]')).toHaveCount(1);
  });

test('a plain address of what nobody knows is the page without a preview [FST-06]', async ({ request }) => {
  const plain = tagsOf(await (await request.get('/view-sales')).text());
  for (const path of [paths.sale(`0x${'1'.repeat(40)}`), paths.lock('7'), paths.token(`0x${'2'.repeat(40)}`)])
    expect(tagsOf(await (await request.get(path)).text())).toEqual(plain);
});

test('a link to share has the same preview, and leads on [FST-06] [MNY-13]', async ({ request }) => {
  const { id } = await demo.sale(request);
  const { share } = await localConfig(request);
  const [shared, plain] = await Promise.all(
    [`${share}/${id}`, paths.sale(id)].map(async (url) => tagsOf(await (await request.get(url)).text())),
  );
  for (const tag of ['title', 'og:title', 'og:description', 'og:image'] as const)
    expect((shared as Record<string, string>)[tag]).toBe((plain as Record<string, string>)[tag]);
});
