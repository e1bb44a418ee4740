import { contractCall } from '@rab/contracts';
import { rabAntiBotAbi } from '@rab/contracts/abis/others';
import { type Hex, parseAbi, parseEther } from 'viem';
import { AXE_SOURCE, violations } from './support/axe.ts';
import { chain, chainTime, freshAccount } from './support/chain.ts';
import { localConfig } from './support/localConfig.ts';
import { openPlatform } from './support/platform.ts';
import { DAY, field, press, transactionOf } from './support/steps.ts';
import { connect, expect, test } from './support/test.ts';

const routerAbi = parseAbi([
  'function WETH() view returns (address)',
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline) payable returns (uint256[])',
]);
const BLOCKS = 20n;

test('the owner of an anti-bot token protects its listing: everyone reads that it waits, what all can buy, and that it is over [RGT-04, TOK-06]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Otto');
  const visitor = await newPerson('Vito');
  const { page, wallet } = owner;
  const { contracts, exchanges } = await localConfig(request);
  const [router, registry] = [exchanges[0]?.router, contracts.rabAntiBot];
  if (!router || !registry) throw new Error('the stack protects no listings');
  const platform = await openPlatform(request);
  await page.addInitScript(AXE_SOURCE);

  await test.step('the page of the protection leads to the form, which has the kind', async () => {
    await page.goto('/antibot');
    await connect(owner);
    await page.getByRole('link', { name: 'Create a protected token' }).click();
    // the menu has a link of this name
    await page.getByRole('main').getByText('Anti-bot', { exact: true }).click();
    await field(page, 'name', 'Radish');
    await field(page, 'symbol', 'RDSH');
    await field(page, 'totalSupply', '1000000');
    await expect(page.getByText('You choose on the token’s page when its protection starts.')).toBeVisible();
    await press(page, 'Create token');
    const { to } = await transactionOf(page, 'Create Token Success');
    expect(to).toBe(contracts.antiBotStandardTokenFactory?.toLowerCase());
    await page.waitForURL(/\/token\/view\/0x/);
  });
  const url = new URL(page.url()).pathname;
  const token = url.split('/').pop() as Hex;
  const armed = () =>
    chain.readContract({ address: registry, abi: rabAntiBotAbi, functionName: 'openingOf', args: [token] });
  const panel = (of: typeof page) =>
    of.locator('section', { has: of.getByRole('heading', { name: 'Protection against bots' }) });

  await test.step('what the registry would refuse is refused in the field; a stranger is offered nothing', async () => {
    await field(page, 'lister', 'nobody');
    await field(page, 'blocks', String(BLOCKS - 1n));
    await press(page, 'Protect RDSH');
    await expect(page.getByText('Invalid address')).toBeVisible();
    await expect(page.getByText('Must be from 20 to 500')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await visitor.page.goto(url);
    await expect(panel(visitor.page)).toContainText('Nothing limits buys.');
    await expect(panel(visitor.page).getByRole('button')).toHaveCount(0);
  });

  await test.step('the owner arms it after reading what will happen', async () => {
    await field(page, 'lister', wallet.address);
    await field(page, 'blocks', String(BLOCKS));
    await expect(panel(page)).toContainText(/adds the first tokens to the pair and ends 20 blocks later/);
    await press(page, 'Protect RDSH');
    expect((await transactionOf(page, 'Protection set')).status).toBe('success');
    expect(await armed()).toMatchObject({ lister: wallet.address, blocks: BLOCKS, start: 0n });
    await expect(panel(page)).toContainText('Starts with the listing');
    await expect(panel(page).getByRole('button', { name: 'Change the protection' })).toBeVisible();
    await visitor.page.reload();
    await expect(panel(visitor.page)).toContainText('Starts with the listing');
  });

  const sniper = (await freshAccount('100')).address;
  const weth = await chain.readContract({ address: router, abi: routerAbi, functionName: 'WETH' });
  const buy = async (coins: string) =>
    platform.send(sniper, {
      ...contractCall({
        address: router,
        abi: routerAbi,
        functionName: 'swapExactETHForTokens',
        args: [0n, [weth, token], sniper, (await chainTime()) + DAY],
        value: parseEther(coins),
      }),
      gas: 500_000n,
    });

  await test.step('the listing starts it: a sniper is refused, a small buy is not, and the page says what is left', async () => {
    await platform.addLiquidity(wallet.address, token, parseEther('500000'), parseEther('50'));
    expect((await armed()).start).toBeGreaterThan(0n);
    await expect(buy('40')).rejects.toThrow('reverted');
    await buy('0.1');
    await visitor.page.reload();
    await expect(panel(visitor.page)).toContainText(/Ends in\s*\d+ blocks/);
    await expect(panel(visitor.page)).toContainText(/Can be bought now\s*[\d,.]+\s*RDSH/);
    await expect(panel(page).getByRole('button')).toHaveCount(0);
  });

  await test.step('after its blocks nothing limits buys, and the page says so', async () => {
    await chain.mine({ blocks: Number(BLOCKS) });
    await buy('40');
    await visitor.page.reload();
    await expect(panel(visitor.page)).toContainText('The protection has ended. Nothing limits buys.');
  });
});
