import { parseEther } from 'viem';
import { chain, chainTime, freshAccount } from './support/chain.ts';
import type { Engine } from './support/engines/Engine.ts';
import { EnginePage } from './support/engines/EnginePage.ts';
import { ENGINES_HERE } from './support/engines/engines.ts';
import { serveWithProbe } from './support/engines/serveWithProbe.ts';
import { test as base } from './support/examples.ts';
import { ROUTES } from './support/routes.ts';
import { sampled } from './support/sampled.ts';
import { SHELL_URL } from './support/stack.ts';
import { DAY, dateText, HOUR, PROJECT_INFO, saleInfo } from './support/steps.ts';
import { expect } from './support/test.ts';

const WALLET = 'Engine wallet';
/** The desktop's width, and a phone's; the window of WebKit's small browser cannot be narrower than 447 px. */
const [DESKTOP, PHONE] = [1280, 390];

/** The person's page in an engine, whose account the node signs for. */
const test = base.extend<{ openPage: (open: () => Promise<Engine>) => Promise<EnginePage> }>({
  openPage: async ({ atEnd }, use) =>
    use(async (open) => {
      const { address } = await freshAccount('100');
      await chain.impersonateAccount({ address });
      const { url, close } = await serveWithProbe(address, WALLET);
      atEnd(close);
      const engine = await open();
      atEnd(() => engine.close());
      await engine.resize(DESKTOP);
      return new EnginePage(engine, url);
    }),
});

const fillAll = async (page: EnginePage, fields: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(fields)) await page.fill(name, text);
};

for (const [number, [name, { open }]] of ENGINES_HERE.entries())
  test.describe(name, () => {
    // others than those that accessibility.spec.ts opens in Chromium
    const routes = sampled(Object.entries(ROUTES), number + 1);
    // typing key by key and two loads of every route take their time
    test.describe.configure({ timeout: 480_000 });

    test(`an owner creates a token in ${name}, locks it, sells it and buys; the page comes back after a reload [BRW-01]`, async ({
      openPage,
    }) => {
      const page = await openPage(open);
      await page.open('/token/create');
      await page.press('Connect wallet');
      await page.press(WALLET);
      await fillAll(page, { name: 'Engine Token', symbol: 'ENGINE', totalSupply: '1000000' });
      await page.press('Create token');
      const token = await page.landsOn(/^\/token\/view\/0x/);
      await page.sees('Engine Token');

      const now = await chainTime();
      await page.open('/create-lock');
      await fillAll(page, { tokenAddress: token, title: 'Team', amount: '1000', lockUntil: dateText(now + DAY) });
      await page.sees('leave your wallet');
      await page.press('Approve');
      await page.press('Create Lock');
      await page.landsOn(/^\/lock-tokens\/lock\/\d+$/);
      await page.sees('Locked until');
      expect(await page.problems()).toEqual([]);

      await page.open(`/rab-sale/create?tokenAddress=${token}`);
      await page.sees('Engine Token');
      await page.press('Next');
      await fillAll(page, await saleInfo(true));
      await page.press('Next');
      await fillAll(page, PROJECT_INFO);
      await page.press('Next');
      await page.press('Approve');
      await page.press('Submit');
      const sale = await page.landsOn(/^\/rab-sale\/0x/);
      await page.sees('Sale Starts In:');

      for (let hour = 0; hour < 2; hour += 1) {
        const before = await chainTime();
        await page.press('+1 hour');
        await expect.poll(chainTime).toBeGreaterThanOrEqual(before + HOUR);
      }
      await page.sees('Sale Ends In:');
      await page.fill('amount', '4');
      await page.press('Buy');
      await expect.poll(() => chain.getBalance({ address: sale as `0x${string}` })).toBe(parseEther('4'));
      await page.sees('40%');
      expect(await page.problems()).toEqual([]);

      await page.reload();
      await page.sees('40%');
      await page.open('/view-sales');
      await page.back(new RegExp(sale));
      await page.sees('40%');
      expect(await page.problems()).toEqual([]);
    });

    test(`routes show their heading in ${name} on a desktop and a phone, without an error, a refusal of the policy, a scroll to the side or a nested style rule [BRW-01, BRW-02]`, async ({
      openPage,
      request,
    }) => {
      // asked for at once: a connection that is idle for long is closed
      const places = await Promise.all(
        routes.map(async ([route, placeOf]) => [route, ...(await placeOf(request))] as const),
      );
      const page = await openPage(open);
      for (const [route, path, heading] of places)
        await test.step(route, async () => {
          await page.resize(DESKTOP);
          await page.open(path);
          for (const width of [DESKTOP, PHONE]) {
            await page.resize(width);
            await page.sees(heading);
            expect.soft(await page.overflow(), `${route} at ${width} px`).toBeLessThanOrEqual(0);
          }
          expect.soft(await page.problems(), route).toEqual([]);
          expect.soft(await page.nestedRules(), route).toEqual([]);
        });

      await test.step('an error and a refusal would have been noticed', async () => {
        await page.plantProblems();
        await expect
          .poll(() => page.problems())
          .toEqual([expect.stringContaining('refused: style-src'), expect.stringContaining('planted')]);
      });
    });

    test(`no page can be framed by a site that the configuration does not name, in ${name} [SAF-01]`, async ({
      openPage,
      request,
      serve,
    }) => {
      const asked: string[] = [];
      const product = await serve(async ({ url = '/' }, response) => {
        asked.push(url);
        const answer = await fetch(new URL(url, SHELL_URL));
        for (const header of ['content-type', 'content-security-policy'])
          response.setHeader(header, answer.headers.get(header) ?? '');
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
      const places = await Promise.all(Object.values(ROUTES).map((placeOf) => placeOf(request)));
      const paths = places.map(([path]) => path);
      const stranger = await serve((_, response) =>
        response
          .setHeader('content-type', 'text/html')
          .end(paths.map((path) => `<iframe src="${product}${path}"></iframe>`).join('')),
      );
      const page = await openPage(open);
      await page.open(stranger);
      expect(asked.filter((url) => url !== '/favicon.ico').sort(), 'pages, and nothing of what they load').toEqual(
        [...paths].sort(),
      );
      await page.open(`${product}/antibot`);
      await expect.poll(() => asked.some((url) => url.endsWith('.js')), 'outside of a frame').toBe(true);
    });

    test(`the lock form on a partner’s page with a strict policy is shown in ${name} [BRW-01]`, async ({
      openPage,
      partners,
    }) => {
      const page = await openPage(open);
      await page.open(`${partners}/strict-policy.html`);
      await page.sees('A token, or a liquidity pair of a V2 exchange');
    });
  });
