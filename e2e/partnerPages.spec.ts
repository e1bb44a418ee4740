import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { presaleAbi, rabbitLockAbi } from '@rab/contracts/abis';
import { WORKSPACE } from '@rab/devnet/options';
import { decodeFunctionData, type Hex, parseEther } from 'viem';
import { chain, chainTime } from './support/chain.ts';
import { test } from './support/examples.ts';
import { MARKS, scriptsOf } from './support/libraries.ts';
import { openPlatform } from './support/platform.ts';
import { remoteUrl } from './support/stack.ts';
import { DAY, dateText, transactionOf } from './support/steps.ts';
import { connectIn, expect } from './support/test.ts';

/** Where a partner reads what their policy needs. */
const DOCS = readFileSync(join(WORKSPACE, 'docs/README.md'), 'utf8');
/** Libraries whose mark is in several scripts of one build. */
const SPREAD = new Set(['@emotion/react', '@rab/ui', '@rab/ui/connected']);

/** Origins that the page has the copies of each library from. */
function copiesOn(page: Page): () => Promise<Record<string, string[]>> {
  const loaded = scriptsOf(page);
  return async () => {
    const scripts = await loaded();
    const copiesOf = (library: string, mark: string) => {
      const origins = scripts.filter(({ text }) => text.includes(mark)).map(({ origin }) => origin);
      return SPREAD.has(library) ? [...new Set(origins)] : origins;
    };
    return Object.fromEntries(Object.entries(MARKS).map(([library, mark]) => [library, copiesOf(library, mark)]));
  };
}

/** Locks 1,000 of a token in the form that the area shows. */
async function lockIn(area: Locator, token: Hex): Promise<void> {
  const until = dateText((await chainTime()) + DAY);
  for (const [name, text] of Object.entries({ tokenAddress: token, title: 'Ours', amount: '1000', lockUntil: until }))
    await area.locator(`[name="${name}"]`).fill(text);
  await area.getByRole('button', { name: 'Approve', exact: true }).click();
  await area.getByRole('button', { name: 'Create Lock', exact: true }).click();
  await expect(area.getByRole('heading', { level: 1, name: 'Lock detail' })).toBeVisible();
}

/** What a policy has refused on the pages that are opened from now on; it listens before anything of them runs. */
async function refusedOn(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

test('partner pages make a real lock and a real deposit with their referrer: without React, with React 18, under strict policies by origin, nonce and hash, with a wallet of their own; two elements share libraries and connection [FED-07]', async ({
  newPerson,
  partners,
  request,
}) => {
  const owner = await newPerson('Olga');
  const partner = await newPerson('Pia');
  const platform = await openPlatform(request);
  const { rabbitLock } = platform.contracts;
  const { sale, token, start } = await platform.saleOf(owner.wallet.address, {
    symbol: 'PART',
    referralRate: 20n,
  });
  const locksOf = () =>
    chain.readContract({
      address: rabbitLock,
      abi: rabbitLockAbi,
      functionName: 'locksForUser',
      args: [owner.wallet.address, 0n, 10n],
    });

  await test.step('without React: two elements', async () => {
    const { page } = owner;
    const copies = copiesOn(page);
    await page.goto(`${partners}plain.html`);
    const [locks, sales] = [page.locator('rab-lock'), page.locator('rab-sale')];
    await connectIn(locks, owner);
    await expect(sales.getByRole('button', { name: /^Account/ })).toBeVisible();
    await lockIn(locks, token);
    await expect(page.locator('#events')).toContainText(`rab-lock connected {"address":"${owner.wallet.address}"`);
    await expect(page.locator('#events')).toContainText('rab-lock locked');
    expect((await locksOf()).map(({ amount }) => amount)).toEqual([parseEther('1000')]);
    expect(await copies()).toEqual(
      Object.fromEntries(Object.keys(MARKS).map((library) => [library, [remoteUrl('mf-lock')]])),
    );
  });

  await test.step('React 18', async () => {
    const { page } = owner;
    await page.goto(`${partners}react-18.html`);
    await page.getByRole('button', { name: 'Clicked 0 times' }).click();
    await lockIn(page.locator('#locks'), token);
    const [, second] = await locksOf();
    await expect(page.getByText(`Thank you for lock ${second?.id}`)).toBeVisible();
    await page.getByRole('button', { name: 'Close locks' }).click();
    await page.getByRole('button', { name: 'Clicked 1 times' }).click();
    await expect(page.getByRole('heading', { name: 'React 18.3.1' })).toBeVisible();
  });

  await test.step('a strict policy', async () => {
    const { page } = owner;
    await page.goto(`${partners}strict-policy.html`);
    await lockIn(page.locator('rab-lock'), token);
    expect(await locksOf()).toHaveLength(3);
  });

  for (const [index, kind] of ['nonce', 'hash'].entries())
    await test.step(`a strict policy with a ${kind}`, async () => {
      const { page } = owner;
      const refused = await refusedOn(page);
      const answer = await page.goto(`${partners}${kind}-policy.html`);
      const scripts = answer
        ?.headers()
        ['content-security-policy']?.split('; ')
        .find((line) => /^script-src /.test(line));
      expect(DOCS).toContain(`\n${scripts?.replace(/'(nonce|sha256)-[\w+/]+=*'/, "'$1-…'")}\n`);
      await lockIn(page.locator('rab-lock'), token);
      expect(await locksOf()).toHaveLength(4 + index);
      expect(await refused()).toEqual([]);
    });

  await test.step('a wallet of its own', async () => {
    const buyer = await newPerson('Ben');
    const { page } = buyer;
    await platform.goTo(start);
    const query = new URLSearchParams({ path: `/rab-sale/${sale}`, referrer: partner.wallet.address });
    await page.goto(`${partners}own-wallet.html?${query}`);
    const area = page.locator('#place');
    await expect(area).toHaveCSS('background-color', 'rgb(242, 247, 244)');
    await area.getByRole('button', { name: 'Connect wallet' }).first().click();
    await expect(area.getByRole('button', { name: /^Account/ })).toBeVisible();
    await area.locator('[name="amount"]').fill('0.5');
    await area.getByRole('button', { name: 'Buy', exact: true }).click();
    const thanks = `Thank you for ${parseEther('0.5')}, brought by ${partner.wallet.address}`;
    await expect(page.locator('#outcome')).toHaveText(thanks);
    const sent = await transactionOf(page, 'Buy PART for 0.5 BNB');
    expect(decodeFunctionData({ abi: presaleAbi, data: sent.input })).toEqual({
      functionName: 'userDeposit',
      args: [parseEther('0.5'), partner.wallet.address],
    });
    expect(await chain.getBalance({ address: sale })).toBe(parseEther('0.5'));
  });
});
