import type { Page } from '@playwright/test';
import { demo } from './support/demo.ts';
import { addPseudo, choose } from './support/pseudoWords.ts';
import { remoteUrl } from './support/stack.ts';
import { expect, expectFocusIn, expectProgram, test } from './support/test.ts';

const LOCKS = remoteUrl('mf-lock');

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Lets a page believe that its device speaks these languages. */
const speakOnDevice = (page: Page, languages: string[]) =>
  page.addInitScript((spoken) => {
    Object.defineProperty(navigator, 'languages', { get: () => spoken });
  }, languages);

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
  await expectFocusIn(page.getByRole('menu'));
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

test('in Arabic the arrow keys go the way that they point, and the chosen tab of a narrow row is in view [LNG-03, LOK-06]', async ({
  newPerson,
  request,
}) => {
  const { page } = await newPerson('visitor');
  await speakOnDevice(page, ['ar-EG']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/rab-sale/${(await demo.listedSale(request)).id}`);
  await expectProgram(page);
  const tabs = page.getByRole('tab');
  await tabs.first().press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await tabs.nth(1).press('End');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toBeInViewport({ ratio: 0.9 });
  await tabs.last().press('ArrowLeft');
  await expect(tabs.first()).toBeInViewport({ ratio: 0.9 });
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

test('a further language is a file and a line of the configuration [LNG-02]', async ({ newPerson }) => {
  const { page, context } = await newPerson('visitor');
  await addPseudo(context);
  await page.goto('/create-lock');
  await expectProgram(page);
  await choose(page, 'Pseudo');
  await expect(heading(page)).toContainText('ẽẽ');
  await page.reload();
  await expect(heading(page)).toContainText('ẽẽ');
});
