import { writeFileSync } from 'node:fs';
import { asPublic } from './support/asPublic.ts';
import { ROUTES } from './support/routes.ts';
import { expectProgram, test } from './support/test.ts';
test.use({ allowedErrors: [/./] });
test('bytes', async ({ newPerson, request, browser }) => {
  test.setTimeout(900_000);
  const rows: object[] = [];
  for (const [name, place] of Object.entries(ROUTES)) {
    const context = await browser.newContext({ baseURL: test.info().project.use.baseURL! });
    const page = await context.newPage();
    const sizes: Promise<[string, number]>[] = [];
    page.on('requestfinished', (r) => { if (r.resourceType() === 'script') sizes.push(r.sizes().then((s) => [r.url(), s.responseBodySize])); });
    await asPublic(page);
    const [path] = await place(request);
    await page.goto(path);
    await expectProgram(page).catch(() => {});
    await page.waitForLoadState('networkidle');
    const all = await Promise.all(sizes);
    rows.push({ name, total: all.reduce((t, [, s]) => t + s, 0), files: all });
    await context.close();
  }
  writeFileSync('/tmp/bytes.json', JSON.stringify(rows));
  for (const r of rows as any[]) console.log((r.total / 1000).toFixed(1), r.name);
});
