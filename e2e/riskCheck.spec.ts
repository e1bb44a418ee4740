import { EventEmitter, once } from 'node:events';
import type { Locator, Page } from '@playwright/test';
import { contractCall } from '@rab/contracts';
import { ownArtifact } from '@rab/evm/artifact';
import { type Abi, type Address, encodeDeployData, parseEther, zeroAddress } from 'viem';
import { AXE_SOURCE, violations } from './support/axe.ts';
import { chain, freshAccount } from './support/chain.ts';
import { localConfig } from './support/localConfig.ts';
import { openPlatform } from './support/platform.ts';
import { connect, expect, expectProgram, test } from './support/test.ts';

const HALF = parseEther('500000');

/** As pages ask a node. */
interface RpcCall {
  params?: [first?: { blockStateCalls?: unknown[] }];
}

/** Puts a contract of the corpus on the stack's chain, by a new owner who has all of it. */
async function deploy(name: string, file: string): Promise<{ owner: Address; token: Address; abi: Abi }> {
  const { address: owner } = await freshAccount('100');
  const { abi, bytecode } = ownArtifact(name, file);
  await chain.impersonateAccount({ address: owner });
  const data = encodeDeployData({ abi, bytecode, args: [] });
  const hash = await chain.sendTransaction({ account: owner, data });
  const { contractAddress } = await chain.waitForTransactionReceipt({ hash });
  return { owner, token: contractAddress ?? zeroAddress, abi };
}

/** Whether a request to the node tries something over several blocks: a purchase, and what comes after it. */
const isTrial = (asked: RpcCall | RpcCall[]): boolean =>
  [asked].flat().some(({ params }) => (params?.[0]?.blockStateCalls?.length ?? 0) > 1);

/** The row of a finding in the report. */
const row = (page: Page, text: string): Locator => page.getByRole('listitem').filter({ hasText: text }).last();
const colourOf = (tag: Locator) => tag.evaluate((element) => getComputedStyle(element).color);

test('a honeypot in the real pair is found without a wallet, from its link alone, on a phone as on a desktop [RSK-01, RSK-02, RSK-05, TKV-04]', async ({
  newPerson,
  request,
}) => {
  const { exchanges } = await localConfig(request);
  const { owner, token, abi } = await deploy('TrapToken', 'TradingTokens');
  const platform = await openPlatform(request);
  const { pair } = await platform.addLiquidity(owner, token, HALF, parseEther('10'));
  await platform.send(owner, contractCall({ address: token, abi, functionName: 'setPair', args: [pair] }));

  const { page } = await newPerson('Vera');
  await page.addInitScript(AXE_SOURCE);
  await page.goto('/token/token-detect');
  await expectProgram(page);
  await page.getByRole('searchbox', { name: 'Token address' }).fill(token);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/token/token-detect/${token}$`));
  await expect(page.getByText('2 dangers found')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Open all' }).click();
  const sale = row(page, 'It can’t be sold: every sell fails.');
  await expect(sale.getByText('Danger', { exact: true })).toBeVisible();
  await expect(sale).toContainText(new RegExp(`in its pool on ${exchanges[0]?.name}, ${pair}\\. Block \\d+\\.`, 'i'));
  await expect(row(page, 'The token has an owner.').getByText(`${owner.slice(0, 6)}…${owner.slice(-4)}`)).toBeVisible();

  // what is not known has neither the word nor the colour of what was tried
  const unknown = row(page, 'We found no function to make new tokens.').getByText('Unknown');
  const fine = row(page, 'No fee on buys.').getByText('No harm found');
  expect(await colourOf(unknown)).not.toBe(await colourOf(fine));
  for (const colorScheme of ['dark', 'light'] as const)
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
});

test('what was found is shown while a trial waits, with what is being tried, and no verdict before the end [FST-07]', async ({
  newPerson,
  request,
}) => {
  const { rpcUrls } = await localConfig(request);
  const { owner, token } = await deploy('MintableToken', 'PlainTokens');
  const platform = await openPlatform(request);
  await platform.addLiquidity(owner, token, HALF, parseEther('10'));

  const { page } = await newPerson('Vera');
  const going = new EventEmitter();
  const go = once(going, 'go');
  await page.route(rpcUrls[0] ?? '', async (route) => {
    if (isTrial(route.request().postDataJSON())) await go;
    await route.continue();
  });
  await page.goto(`/token/token-detect/${token}`);
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(row(page, 'The token has an owner.').getByText('Fact', { exact: true })).toBeVisible();
  await expect(row(page, 'It can’t self-destruct').getByText('No harm found')).toBeVisible();
  await expect(row(page, 'Simulating sells from a new account').getByText('Checking', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Simulating a buy from a new account…' })).toBeVisible();
  await expect(page.getByText('Checking the token')).toBeVisible();
  await expect(page.getByText(/^\d+ dangers? found$/)).toHaveCount(0);

  going.emit('go');
  await expect(page.getByText('1 danger found')).toBeVisible();
  await expect(page.getByText('Checking', { exact: true })).toHaveCount(0);
});

test('a token that borrows the name of a configured one is marked wherever it is shown [RSK-07]', async ({
  newPerson,
  request,
}) => {
  const config = await localConfig(request);
  const platform = await openPlatform(request);
  const { owner, token } = await deploy('BorrowedNameToken', 'PlainTokens');
  const id = await platform.lock(owner, { token, amount: HALF, date: 4_000_000_000n });
  // its B is Cyrillic
  const sold = await platform.saleOf(owner, { symbol: 'ВUSD' });

  const person = await newPerson('Rita');
  const { page } = person;
  const marked = (within: Locator = page.getByRole('main')) =>
    expect(within.getByText('Not the BUSD', { exact: true }).first()).toBeVisible();
  const open = (path: string) => test.step(path, () => page.goto(path));

  await open(`/token/view/${token}`);
  await marked();
  await open(`/token/token-detect/${token}`);
  await marked();
  await open(`/lock-tokens?search=${token}`);
  await marked(page.getByRole('row').nth(1));
  await open(`/lock-tokens/detail/${token}`);
  await marked();
  await open(`/lock-tokens/lock/${id}`);
  await marked();
  await open(`/rab-sale/${sold.sale}`);
  await marked(page.getByRole('main'));
  await open('/view-sales');
  await marked(page.getByRole('article').filter({ has: page.locator(`a[href$="${sold.sale}" i]`) }));
  await open(`/view-sales?search=${sold.token}`);
  await marked(page.getByRole('list', { name: 'Search results' }));

  await open(`/create-lock?token=${token}`);
  await connect(person);
  await marked();
  await open(`/rab-sale/create?tokenAddress=${token}`);
  await marked();

  // the configured one is not
  const busd = config.baseTokens.find(({ symbol }) => symbol === 'BUSD')?.address;
  await open(`/token/view/${busd}`);
  await expect(page.getByRole('definition').filter({ hasText: 'BUSD' }).first()).toBeVisible();
  await expect(page.getByText('Not the BUSD')).toHaveCount(0);
});
