import { manifestOf } from './support/otherRelease.ts';
import { remoteUrl, SHELL_URL } from './support/stack.ts';
import { expect, expectProgram, test } from './support/test.ts';

// apart from federation.spec: of builds of two commits only those with the same offer are preloaded
test('the manifest of an area is asked for while the program is on its way, what its page takes once that is here, each once', async ({
  newPerson,
}) => {
  const { page } = await newPerson('visitor');
  const [route, lock] = ['/lock-liquidity', remoteUrl('mf-lock')];
  const { entry, exposes, pages } = await manifestOf('mf-lock');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  let goOn = () => {};
  const held = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route(/\/main\.\w+\.js$/, async (request) => {
    await held;
    await request.continue();
  });
  const manifest = page.waitForResponse(`${lock}/mf-manifest.json`);
  await page.goto(route, { waitUntil: 'commit' });
  await (await manifest).finished();
  // a script that came with the manifest would be asked for by now
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([expect.stringMatching(/\/main\.\w+\.js$/)]);
  goOn();
  await expectProgram(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Liquidity Lock' })).toBeVisible();
  const preloaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
      .map(({ name }) => name),
  );
  const own = [entry, ...(exposes.app ?? []), ...(pages[route]?.files ?? [])].map((file) => `${lock}/${file}`);
  expect(preloaded).toEqual(expect.arrayContaining(own));
  // what stands for share keys of that page comes from the shell
  expect(preloaded).toContainEqual(expect.stringMatching(new RegExp(`^${SHELL_URL}/c/\\w+\\.\\w+\\.js$`)));
  const files = asked.map((url) => url.replace(/\?.*/, '')).filter((url) => /\.js(?:on)?$/.test(url));
  expect(files).toHaveLength(new Set(files).size);
});

test('a program that comes after the time limits of what the head has asked for finds it', async ({ newPerson }) => {
  const { page } = await newPerson('visitor');
  await page.route(/\/main\.\w+\.js$/, async (request) => {
    // longer than the limit of the list, which has more time than the manifest
    await new Promise((done) => setTimeout(done, 10_500));
    await request.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/lock-liquidity');
  await expectProgram(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Liquidity Lock' })).toBeVisible();
  for (const file of [`${SHELL_URL}/remotes.json`, `${remoteUrl('mf-lock')}/mf-manifest.json`])
    expect(asked.filter((url) => url === file)).toHaveLength(1);
});
