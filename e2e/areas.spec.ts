import type { Page } from '@playwright/test';
import { REMOTE_URLS, remoteUrl, SHELL_URL } from './support/stack.ts';
import { expect, test } from './support/test.ts';

interface Report {
  name: string;
  expose: string;
  version?: string;
  ms?: number;
  error?: string;
}

test.describe('with a listener on the page', () => {
  test.use({ allowedErrors: [/ERR_CONNECTION_REFUSED|RemoteError: It didn’t load/] });

  test('load times, failures and releases of areas reach it [FED-10]', async ({ newPerson }) => {
    const { page } = await newPerson('visitor');
    await page.addInitScript(() => {
      const reports: object[] = [];
      Object.assign(window, { reports });
      addEventListener('rab-area', ({ detail }: CustomEventInit) =>
        reports.push({ ...detail, ...(detail.error && { error: String(detail.error) }) }),
      );
    });
    const reportsOf = async (area: string): Promise<Report[]> => {
      const all = await page.evaluate(() => (window as unknown as { reports: Report[] }).reports);
      return all.filter(({ name }) => name === area);
    };
    const went = {
      name: 'mf_lock',
      expose: 'app',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      ms: expect.any(Number),
    };
    const failed = {
      name: 'mf_token',
      expose: 'app',
      ms: expect.any(Number),
      error: 'RemoteError: It didn’t load.',
    };
    /** Exactly these were reported of an area, and the time in the last one is possible since `start`. */
    const expectReports = async (area: string, reports: object[], start: number) => {
      await expect.poll(() => reportsOf(area)).toEqual(reports);
      const ms = (await reportsOf(area)).at(-1)?.ms;
      expect(ms).toBeGreaterThan(0);
      expect(ms).toBeLessThan(performance.now() - start);
    };
    const open = (path: string) => page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });

    let start = performance.now();
    await page.goto('/create-lock');
    await expect(heading('Create Lock')).toBeVisible();
    await expectReports('mf_lock', [went], start);

    await page.route(`${remoteUrl('mf-token')}/**`, (route) => route.abort('connectionrefused'));
    start = performance.now();
    await open('/token/create');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    // one for each time that it was asked for: a page that is still being drawn may ask once more
    const failures = Array((await reportsOf('mf_token')).length).fill(failed);
    expect(failures.length).toBeGreaterThan(0);
    await expectReports('mf_token', failures, start);
    await page.unroute(`${remoteUrl('mf-token')}/**`);
    start = performance.now();
    await retry.click();
    await expect(heading('Create Token')).toBeVisible();
    await expectReports('mf_token', [...failures, { ...went, name: 'mf_token' }], start);
    await open('/lock-tokens');
    await expect(heading('Token Lock')).toBeVisible();
    expect(await reportsOf('mf_lock')).toEqual([went]);
  });
});

/** Loads Home with a number of areas in the list; its files by address with their bytes, all but the list. */
async function filesOfHome(page: Page, areas: number): Promise<Map<string, number>> {
  const web = new Set([SHELL_URL, ...Object.values(REMOTE_URLS)]);
  const sizes: Promise<[string, number]>[] = [];
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/more\.example/.test(request.url())) foreign.push(request.url());
  });
  page.on('requestfinished', (request) => {
    const url = new URL(request.url());
    if (!web.has(url.origin) || url.pathname === '/remotes.json') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize]));
  });
  await page.route('**/remotes.json', async (route) => {
    const { remotes } = await (await route.fetch()).json();
    for (let number = remotes.length; number < areas; number++)
      remotes.push({
        name: `mf_more${number}`,
        entry: `https://area${number}.more.example/mf-manifest.json`,
        paths: [`/more${number}`],
        nav: [{ group: `More ${number}`, label: `More ${number}`, path: `/more${number}` }],
      });
    expect(remotes).toHaveLength(areas);
    await route.fulfill({ json: { remotes } });
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('group')).toHaveCount(areas + 1);
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  return new Map(await Promise.all(sizes));
}

test('Home with a hundred areas in the list takes the same files and bytes as with four [FED-10]', async ({
  newPerson,
}) => {
  const few = await filesOfHome((await newPerson('visitor')).page, Object.keys(REMOTE_URLS).length);
  const many = await filesOfHome((await newPerson('another visitor')).page, 100);
  expect(few.size).toBeGreaterThan(0);
  expect([...many].sort()).toEqual([...few].sort());
});
