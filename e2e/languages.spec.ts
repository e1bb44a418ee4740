import type { Page } from '@playwright/test';
import { demo } from './support/demo.ts';
import { pseudoWords } from './support/pseudoWords.ts';
import { serveConfig } from './support/serveConfig.ts';
import { remoteUrl, SHELL_URL } from './support/stack.ts';
import { expect, expectProgram, test } from './support/test.ts';

const LOCKS = remoteUrl('mf-lock');

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Lets a page believe that its device speaks these languages. */
const speakOnDevice = (page: Page, languages: string[]) =>
  page.addInitScript((spoken) => {
    Object.defineProperty(navigator, 'languages', { get: () => spoken });
  }, languages);

/** What sticks out of the page to the side, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a language is chosen without a reload, keeps what was typed, and is remembered; English asks for no words [LNG-02]', async ({
  newPerson,
}) => {
  const { page } = await newPerson('visitor');
  const asked: string[] = [];
  page.on('request', (request) => void (/\/l\//.test(request.url()) && asked.push(new URL(request.url()).pathname)));
  await page.goto('/create-lock');
  await expectProgram(page);
  await expect(heading(page)).toHaveText('Create Lock');
  await page.getByLabel('Title').fill('Team tokens of 2027');
  expect(asked).toEqual([]);

  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(heading(page)).toHaveText('Crear bloqueo');
  await expect(page.getByLabel('Título')).toHaveValue('Team tokens of 2027');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(new Set(asked)).toEqual(new Set(['/l/es.json', '/l/labels/es.json']));

  await page.reload();
  await expect(heading(page)).toHaveText('Crear bloqueo');
});

test('at first the device’s language is spoken, where we speak it [LNG-02]', async ({ newPerson }) => {
  const { page } = await newPerson('visitor');
  await speakOnDevice(page, ['fr-FR', 'vi-VN', 'es']);
  await page.goto('/create-lock');
  await expect(heading(page)).toHaveText('Tạo khóa');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
});

test('Arabic goes from right to left and fits 320 px [LNG-03]', async ({ newPerson, request }) => {
  const { page } = await newPerson('visitor');
  await page.setViewportSize({ width: 320, height: 800 });
  await speakOnDevice(page, ['ar-EG']);
  const { id, token } = await demo.lock(request);
  for (const [path, title] of [
    ['/create-lock', 'إنشاء قفل'],
    ['/lock-tokens', 'أقفال الرموز'],
    [`/lock-tokens/detail/${token}`, 'معلومات القفل'],
    [`/lock-tokens/lock/${id}`, 'تفاصيل القفل'],
    ['/rab-grow/create', 'إنشاء RAB Grow'],
    ['/rab-grow/list', 'البيع الحالي'],
    ['/rab-grow/settings', 'إعدادات المنصة'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toContainText(title);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.waitForLoadState('networkidle');
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test('a partner gives the language of an area, and changes it without a new start [LNG-02]', async ({
  newPerson,
  serve,
}) => {
  const { page } = await newPerson('visitor');
  const partner = await serve((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><html lang="en"><link rel="icon" href="data:," /><title>Partner shop</title>
      <rab-lock config="${LOCKS}/config.json" path="/create-lock" language="tr"></rab-lock>
      <script src="${LOCKS}/embed.js"></script></html>`);
  });
  await page.goto(partner);
  const area = page.locator('rab-lock');
  await expect(area.getByRole('heading', { level: 1 })).toHaveText('Kilit oluştur');
  await area.getByLabel('Başlık').fill('Team tokens of 2027');
  await area.evaluate((element) => element.setAttribute('language', 'zh-Hans'));
  await expect(area.getByRole('heading', { level: 1 })).toHaveText('创建锁仓');
  await expect(area.getByLabel('标题')).toHaveValue('Team tokens of 2027');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a further language is a file and a line of the configuration; with words 40 % longer nothing sticks out [LNG-02, LNG-03]', async ({
  newPerson,
  request,
}) => {
  const { page, context } = await newPerson('visitor');
  await serveConfig(context, (config) => ({ ...config, languages: [{ code: 'en-XA', name: 'Pseudo' }] }));
  await context.route('**/l/**/en-XA.json', async (route) => {
    const build = route.request().url().startsWith(SHELL_URL) ? 'shell' : 'mf-lock';
    await route.fulfill({ json: await pseudoWords(build), headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto('/create-lock');
  await expectProgram(page);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Pseudo' }).click();
  await expect(heading(page)).toContainText('ẽẽ');
  const { id, token } = await demo.lock(request);
  const vesting = await demo.vestingLock(request);
  for (const path of [
    '/create-lock',
    '/create-lock/many',
    '/lock-tokens',
    '/lock-liquidity',
    `/lock-tokens/detail/${token}`,
    `/lock-tokens/lock/${id}`,
    `/lock-tokens/lock/${vesting.id}`,
    `/lock-tokens/lock/${vesting.id}/certificate`,
  ]) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await expect(heading(page)).toContainText('ẽ');
    await page.waitForLoadState('networkidle');
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
