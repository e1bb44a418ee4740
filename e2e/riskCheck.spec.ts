import type { Locator, Page } from '@playwright/test';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { ownArtifact } from '@rab/evm/artifact';
import { type Abi, type Address, encodeDeployData, erc20Abi, parseAbi, parseEther, zeroAddress } from 'viem';
import { AXE_SOURCE, violations } from './support/axe.ts';
import { chain, freshAccount, localChain } from './support/chain.ts';
import { localConfig } from './support/localConfig.ts';
import { saleOnChain, sendAs } from './support/saleOnChain.ts';
import { connect, expect, test } from './support/test.ts';

const ROUTER_ABI = parseAbi([
  'function WETH() view returns (address)',
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
]);
const FACTORY_ABI = parseAbi(['function getPair(address, address) view returns (address)']);
const HALF = parseEther('500000');

/** Puts a contract of the corpus on the stack's chain, by a new owner who has all of it. */
async function deploy(name: string, file: string): Promise<{ owner: Address; token: Address; abi: Abi }> {
  const { address: owner } = await freshAccount('100');
  const { abi, bytecode } = ownArtifact(name, file);
  await chain.impersonateAccount({ address: owner });
  const data = encodeDeployData({ abi, bytecode, args: [] });
  const hash = await chain.sendTransaction({ account: owner, chain: localChain, data });
  const { contractAddress } = await chain.waitForTransactionReceipt({ hash });
  return { owner, token: contractAddress ?? zeroAddress, abi };
}

/** The row of a finding in the report. */
const row = (page: Page, text: string): Locator => page.getByRole('listitem').filter({ hasText: text }).last();
const colourOf = (tag: Locator) => tag.evaluate((element) => getComputedStyle(element).color);

test('a honeypot in the real pair is found without a wallet, from its link alone, on a phone as on a desktop [RSK-01, RSK-02, RSK-05, TKV-04]', async ({
  newPerson,
  request,
}) => {
  const { exchanges } = await localConfig(request);
  const { factory, router } = exchanges[0] as (typeof exchanges)[number];
  const { owner, token, abi } = await deploy('TrapToken', 'TradingTokens');
  const weth = await chain.readContract({ address: router, abi: ROUTER_ABI, functionName: 'WETH' });
  await sendAs(owner, { address: token, abi: erc20Abi, functionName: 'approve', args: [router, HALF] });
  const pool = [token, HALF, 0n, 0n, owner, 2n ** 64n];
  await sendAs(owner, {
    address: router,
    abi: ROUTER_ABI,
    functionName: 'addLiquidityETH',
    args: pool,
    value: 10n ** 19n,
  });
  const pair = await chain.readContract({
    address: factory,
    abi: FACTORY_ABI,
    functionName: 'getPair',
    args: [token, weth],
  });
  await sendAs(owner, { address: token, abi, functionName: 'setPair', args: [pair] });

  const { page } = await newPerson('Vera');
  await page.addInitScript(AXE_SOURCE);
  await page.goto('/token/token-detect');
  await page.getByRole('searchbox', { name: 'Token address' }).fill(token);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/token/token-detect/${token}$`));
  await expect(page.getByText('2 dangers were found')).toBeVisible();
  await page.reload();
  const sale = row(page, 'It cannot be sold: every sale is refused.');
  await expect(sale.getByText('Danger', { exact: true })).toBeVisible();
  await expect(sale).toContainText(new RegExp(`in its pool on ${exchanges[0]?.name}, ${pair}\\. Block \\d+\\.`, 'i'));
  await expect(row(page, 'It has an owner.').getByText(`${owner.slice(0, 6)}…${owner.slice(-4)}`)).toBeVisible();

  // what is not known has neither the word nor the colour of what was tried
  const unknown = row(page, 'No function was found to make new tokens.').getByText('Not determined');
  const fine = row(page, 'A purchase takes nothing away.').getByText('No harm found');
  expect(await colourOf(unknown)).not.toBe(await colourOf(fine));
  for (const colorScheme of ['dark', 'light'] as const)
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
});

test('a token that borrows the name of a configured one is marked wherever it is shown [RSK-07]', async ({
  newPerson,
  request,
}) => {
  const config = await localConfig(request);
  const locker = config.contracts.rabbitLock as Address;
  const { owner, token } = await deploy('BorrowedNameToken', 'PlainTokens');
  await sendAs(owner, { address: token, abi: erc20Abi, functionName: 'approve', args: [locker, HALF] });
  const lock = [owner, token, false, HALF, 4_000_000_000n, ''];
  const id =
    1_000_000n + (await chain.readContract({ address: locker, abi: rabbitLockAbi, functionName: 'getTotalLockCount' }));
  await sendAs(owner, { address: locker, abi: rabbitLockAbi, functionName: 'lock', args: lock });
  // its B is Cyrillic
  const sold = await saleOnChain(config, owner, { symbol: 'ВUSD' });

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
