import { ROUTES } from './support/routes.ts';
import { expectProgram, test } from './support/test.ts';
test.use({ allowedErrors: [/./] });
test('metrics', async ({ newPerson, request }) => {
  test.setTimeout(900_000);
  const { page, context } = await newPerson('visitor');
  for (const name of ['/rab-sale/{presaleAddress}, tab token', '/create-lock', '/antibot']) {
    const [path] = await ROUTES[name]!(request);
    for (let i = 0; i < 4; i += 1) {
      const cdp = await context.newCDPSession(page);
      await cdp.send('Performance.enable');
      const get = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
      await page.goto(path);
      await expectProgram(page);
      await page.waitForLoadState('networkidle');
      const m = await get();
      await new Promise((r) => setTimeout(r, 5000));
      const n = await get();
      const pick = (x: any) => ['TaskDuration', 'ScriptDuration', 'V8CompileDuration', 'LayoutDuration', 'RecalcStyleDuration', 'ProcessTime'].map((k) => `${k}=${(x[k] ?? 0).toFixed(2)}`).join(' ');
      console.log(name, i, pick(m), '| idle 5 s: ', pick(Object.fromEntries(Object.entries(n).map(([k, v]) => [k, (v as number) - (m as any)[k]]))));
      await cdp.detach();
    }
  }
});
