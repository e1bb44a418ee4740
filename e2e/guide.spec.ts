import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEther } from 'viem';
import { demoChain } from './support/demoChain.ts';
import { GUIDE_PICTURES, PICTURE_SIZE, wordsOf } from './support/guidePictures.ts';
import { indexerCaughtUp } from './support/indexerCaughtUp.ts';
import { DAY, HOUR } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const PICTURES = fileURLToPath(new URL('../guide/pages/images/pictures.json', import.meta.url));

test('the guide is reached from the product, is searched under its policy, and its pictures show what the product shows [LNG-05]', async ({
  newPerson,
  request,
}) => {
  const { page } = await newPerson('Gwen');

  await test.step('from the footer to the guide, which is searched and changes its theme', async () => {
    await page.goto('/');
    const opened = page.waitForEvent('popup');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Docs' }).click();
    const guide = await opened;
    const violated: string[] = [];
    guide.on('console', (message) => {
      if (message.type() === 'error') violated.push(message.text());
    });
    // a popup that is still opening cannot be reloaded
    await guide.waitForURL(({ protocol }) => protocol !== 'about:');
    await guide.reload();
    await expect(guide.getByRole('heading', { level: 1, name: 'RAB Launchpad guide' })).toBeVisible();
    await guide.getByRole('button', { name: 'Search' }).click();
    await guide.getByRole('searchbox').fill('soft cap');
    await guide.getByRole('option').getByText('Soft cap and refunds').first().click();
    await expect(guide.getByRole('heading', { level: 1, name: 'Soft cap and refunds' })).toBeVisible();
    const isDark = () => guide.evaluate(() => document.documentElement.classList.contains('dark'));
    const wasDark = await isDark();
    await guide.getByRole('switch').first().click();
    await expect.poll(isDark).toBe(!wasDark);
    expect(violated).toEqual([]);
    await guide.close();
  });

  await test.step('what each picture shows is on the page that it was taken of', async () => {
    const chain = await demoChain(request);
    const owner = chain.cast.owner;
    const token = await chain.createToken(owner, { name: 'Sorrel', symbol: 'SRL' });
    const start = (await chain.now()) + HOUR;
    const sale = await chain.createSale({
      owner,
      token,
      start,
      end: start + 3n * DAY,
      whitelistSeconds: HOUR,
      referralRate: 50n,
      vesting: { percentage: 8_000n, period: 15n * DAY, end: 120n * DAY },
      isBurn: true,
    });
    const vesting = { tgeBps: 1_000n, cycle: 7n * DAY, cycleBps: 750n };
    const lock = await chain.lock(owner, {
      token,
      amount: parseEther('1000'),
      date: start,
      description: 'Team, weekly',
      vesting,
    });
    await chain.goTo(start + 2n * HOUR);
    await indexerCaughtUp();
    const shown: [name: string, words: Awaited<ReturnType<typeof wordsOf>>][] = [];
    // one after the other: pages side by side have waited two minutes for a script on a busy machine
    for (const { name, open } of GUIDE_PICTURES) {
      const { page: visitor } = await newPerson(name);
      await visitor.setViewportSize(PICTURE_SIZE);
      const part = await open(visitor, { sale, token, lock });
      await visitor.waitForLoadState('networkidle');
      shown.push([name, await wordsOf(part)]);
      await visitor.close();
    }
    expect(Object.fromEntries(shown), '`pnpm picture` takes the pictures again').toEqual(
      JSON.parse(readFileSync(PICTURES, 'utf8')),
    );
  });
});
