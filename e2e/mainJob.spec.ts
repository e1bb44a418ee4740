import type { Page } from '@playwright/test';
import { parseConfig } from '@rab/contracts';
import { presaleAbi, rabbitLockAbi } from '@rab/contracts/abis';
import { erc20Abi, type Hex, parseEther } from 'viem';
import { chain, chainTime, receiptStatus } from './support/chain.ts';
import { connect, expect, expectToast, type Person, test } from './support/test.ts';

const HOUR = 3_600n;
const DAY = 24n * HOUR;

/** Text of a date field `YYYY-MM-DDTHH:mm`, UTC. */
const dateText = (seconds: bigint): string => new Date(Number(seconds) * 1000).toISOString().slice(0, 16);

const field = (page: Page, name: string, text: string) => page.locator(`main [name="${name}"]`).fill(text);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Moves the chain's clock with the product's own time control. */
async function travel(page: Page, step: '+1 hour' | '+1 day', times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const before = await chainTime();
    await press(page, step);
    await expect.poll(chainTime).toBeGreaterThanOrEqual(before + (step === '+1 day' ? DAY : HOUR));
  }
}

async function createToken({ page }: Person, name: string, symbol: string): Promise<Hex> {
  await page.goto('/token/create');
  await field(page, 'name', name);
  await field(page, 'symbol', symbol);
  await field(page, 'totalSupply', '1000000');
  await press(page, 'Create token');
  await expectToast(page, 'Create Token Success');
  await page.waitForURL(/\/token\/view\/0x/);
  return page.url().split('/').pop() as Hex;
}

/** Steps 2 and 3 of either wizard; the sale starts in an hour and lasts a day. */
async function fillSaleSteps(page: Page, isPresale: boolean): Promise<void> {
  const now = await chainTime();
  await field(page, 'presaleRate', '1000');
  await field(page, 'softCap', '3');
  await field(page, 'hardCap', '10');
  await field(page, 'minimumBuy', '0.1');
  await field(page, 'maximumBuy', '5');
  await field(page, 'startTime', dateText(now + HOUR));
  await field(page, 'endTime', dateText(now + HOUR + DAY));
  if (isPresale) {
    await field(page, 'liquidityPercent', '60');
    await field(page, 'listingRate', '800');
    await field(page, 'liquidityLockTime', '30');
  }
  await press(page, 'Next');
  await field(page, 'logoUrl', 'https://project.example/logo.png');
  await field(page, 'websiteUrl', 'https://project.example');
  await field(page, 'description', 'Carrots for everybody.');
  await press(page, 'Next');
}

async function lockTokens(
  { page }: Person,
  token: Hex,
  title: string,
  terms: Record<string, string>,
): Promise<{ id: string }> {
  await page.goto('/create-lock');
  await field(page, 'tokenAddress', token);
  await field(page, 'title', title);
  await field(page, 'amount', '1000');
  if ('tgeDate' in terms) await page.getByText('Use vesting').click();
  for (const [name, text] of Object.entries(terms)) await field(page, name, text);
  await press(page, 'Approve');
  await press(page, 'Create Lock');
  await expectToast(page, 'Lock success');
  await page.waitForURL(/\/lock-tokens\/lock\/\d+/);
  return { id: page.url().split('/').pop() as string };
}

test('an owner creates a token, sells it, lists it; a buyer buys and claims [APP-01, APP-06, TOK-04, TOK-05, TKV-01, TKV-03, WIZ-01, WIZ-14, WIZ-16, BUY-01, BUY-04, BUY-06, OWN-03, EVM-07, TX-02, WAL-06]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Olive');
  const buyer = await newPerson('Bruno');
  const { page } = owner;
  const config = parseConfig(await (await request.get('/config.json')).json());
  const { contracts } = config.chains[String(config.defaultChainId)] ?? {};

  await test.step('the form asks for a wallet first', async () => {
    await page.goto('/token/create');
    await expect(page.getByRole('main').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
    await connect(owner);
  });

  const token = await test.step('create a token and land on its page', async () => {
    const address = await createToken(owner, 'Carrot Finance', 'CARROT');
    const main = page.getByRole('main');
    await expect(main.getByText('Carrot Finance').first()).toBeVisible();
    await expect(main.getByText('CARROT').first()).toBeVisible();
    await expect(main.getByText('1,000,000')).toBeVisible();
    await expect(main.getByRole('button', { name: /Copy address/ })).toHaveCount(2);
    await expect(main.getByRole('link', { name: /View .* on / })).toHaveCount(2);
    const held = await chain.readContract({
      address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner.wallet.address],
    });
    expect(held).toBe(parseEther('1000000'));
    return address;
  });

  const sale = await test.step('walk the wizard', async () => {
    await page.getByRole('link', { name: 'Create RAB Sale' }).click();
    await page.waitForURL(/\/rab-sale\/create\?tokenAddress=0x/);
    await expect(page.locator('main [name="tokenAddress"]')).toHaveValue(token);
    await expect(page.getByText('Carrot Finance')).toBeVisible();
    await press(page, 'Next');
    await fillSaleSteps(page, true);
    await press(page, 'Approve');
    const allowance = () =>
      chain.readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'allowance',
        args: [owner.wallet.address, contracts?.launchpadFactory as Hex],
      });
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    const approved = await allowance();
    await press(page, 'Submit');
    await expectToast(page, 'Create launchpad success');
    await page.waitForURL(/\/rab-sale\/0x/);
    const address = page.url().split('/').pop() as Hex;
    const held = await chain.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    });
    // 10 x 1000 for buyers, 10 x 96% x 60% x 800 for the exchange: what was approved is what was taken
    expect(held).toBe(parseEther('14608'));
    expect(approved).toBe(held);
    expect(await allowance()).toBe(0n);
    const [, info2] = await chain.readContract({ address, abi: presaleAbi, functionName: 'getInfo' });
    const stored = await request.get(`${config.content.gateway}/${info2.projectInfoHash}`);
    expect(await stored.json()).toMatchObject({ description: 'Carrots for everybody.' });
    return address;
  });

  await test.step('see it on its page, in the list and on Home', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Carrot Finance' })).toBeVisible();
    await expect(page.getByText('Carrots for everybody.')).toBeVisible();
    await expect(page.getByText('Sale Starts In:')).toBeVisible();
    for (const path of ['/view-sales', '/']) {
      await page.goto(path);
      await expect(page.getByRole('article').filter({ hasText: 'Carrot Finance' }).first()).toBeVisible();
    }
  });

  await test.step('buy as somebody else once it is live', async () => {
    await buyer.page.goto(`/rab-sale/${sale}`);
    await connect(buyer);
    await expect(buyer.page.getByText('The sale has not started yet')).toBeVisible();
    await travel(buyer.page, '+1 hour', 2);
    await expect(buyer.page.getByText('Sale Ends In:')).toBeVisible();
    await field(buyer.page, 'amount', '4');
    await press(buyer.page, 'Buy');
    await expectToast(buyer.page, 'Success!!!');
    await expect(buyer.page.getByTestId('sale-progress')).toHaveText('40%');
    expect(await chain.getBalance({ address: sale })).toBe(parseEther('4'));
    const [deposited] = await chain.readContract({
      address: sale,
      abi: presaleAbi,
      functionName: 'BUYERS',
      args: [buyer.wallet.address],
    });
    expect(deposited).toBe(parseEther('4'));
  });

  await test.step('finalize after the end: liquidity on the exchange, LP in RabbitLock', async () => {
    await page.goto(`/rab-sale/${sale}`);
    await travel(page, '+1 day', 2);
    await expect(page.getByText('Waiting for owner add liquidity')).toBeVisible();
    await press(page, 'Finalize');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Finalize' }).click();
    await expectToast(page, 'Success!!!');
    await expect(page.getByText('This pool has ended')).toBeVisible();
    const lockId = await chain.readContract({ address: sale, abi: presaleAbi, functionName: 'LOCK_ID' });
    const lock = await chain.readContract({
      address: contracts?.rabbitLock as Hex,
      abi: rabbitLockAbi,
      functionName: 'getLockById',
      args: [lockId],
    });
    expect(lock.owner).toBe(owner.wallet.address);
    expect(lock.amount).toBeGreaterThan(0n);
    expect(lock.tgeDate).toBeGreaterThanOrEqual((await chainTime()) + 30n * DAY - HOUR);
    const liquidity = await chain.readContract({
      address: lock.token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [contracts?.rabbitLock as Hex],
    });
    expect(liquidity).toBe(lock.amount);
    await page.goto('/lock-liquidity');
    await expect(page.getByText(/CARROT/).first()).toBeVisible();
  });

  await test.step('claim as the buyer', async () => {
    await buyer.page.goto(`/rab-sale/${sale}`);
    await press(buyer.page, 'Claim 4,000 CARROT');
    const toast = await expectToast(buyer.page, 'Success!!!');
    const link = await toast.getByRole('link', { name: 'View transaction' }).getAttribute('href');
    expect(await receiptStatus(link?.split('/').pop() as Hex)).toBe('success');
    const claimed = await chain.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [buyer.wallet.address],
    });
    expect(claimed).toBe(parseEther('4000'));
  });
});

test('an owner locks tokens, plain and vesting, and unlocks after the date [APP-09, LKC-03, LKC-04, LKC-10, LKD-05, EVM-03]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Lena');
  const { page } = owner;
  const config = parseConfig(await (await request.get('/config.json')).json());
  const rabbitLock = config.chains[String(config.defaultChainId)]?.contracts.rabbitLock as Hex;
  const record = (id: string) =>
    chain.readContract({ address: rabbitLock, abi: rabbitLockAbi, functionName: 'getLockById', args: [BigInt(id)] });
  await page.goto('/');
  await connect(owner);
  const token = await createToken(owner, 'Lettuce', 'LEAF');
  const unlockDate = (await chainTime()) + 2n * HOUR;

  const plain = await lockTokens(owner, token, 'Team tokens', { lockUntil: dateText(unlockDate) });
  expect(await record(plain.id)).toMatchObject({
    owner: owner.wallet.address,
    amount: parseEther('1000'),
    tgeDate: unlockDate - (unlockDate % 60n),
    cycle: 0n,
    description: 'Team tokens',
  });

  const vesting = await lockTokens(owner, token, 'Advisors', {
    tgeDate: dateText(unlockDate),
    tgePercent: '18.1',
    cycleDays: '30',
    cycleReleasePercent: '10',
  });
  expect(await record(vesting.id)).toMatchObject({ tgeBps: 1810n, cycle: 30n * DAY, cycleBps: 1000n });
  await expect(page.getByText('18.1%').first()).toBeVisible();

  await test.step('both are in the list and in Lock info', async () => {
    await page.goto('/lock-tokens?search=Lettuce');
    await expect(page.getByRole('row').filter({ hasText: 'LEAF' })).toContainText('2,000');
    await page.getByRole('row').filter({ hasText: 'LEAF' }).getByRole('link', { name: 'View', exact: true }).click();
    await page.waitForURL(/\/lock-tokens\/detail\/0x/);
    await expect(page.getByRole('row')).toHaveCount(3);
  });

  await test.step('unlock opens with the date, for the owner only', async () => {
    await page.goto(`/lock-tokens/lock/${plain.id}`);
    await expect(page.getByRole('button', { name: 'Unlock', exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Renounce Lock Ownership' })).toBeEnabled();
    const stranger = await newPerson('Sam');
    await stranger.page.goto(`/lock-tokens/lock/${plain.id}`);
    await connect(stranger);
    await expect(stranger.page.getByText('Team tokens').first()).toBeVisible();
    await expect(stranger.page.getByRole('button', { name: 'Unlock', exact: true })).toHaveCount(0);

    await travel(page, '+1 hour', 3);
    await press(page, 'Unlock');
    await expectToast(page, 'Unlock success');
    expect((await record(plain.id)).unlockedAmount).toBe(parseEther('1000'));
  });

  await test.step('renounce asks first and is for ever', async () => {
    await page.goto(`/lock-tokens/lock/${vesting.id}`);
    await press(page, 'Renounce Lock Ownership');
    await page.getByRole('button', { name: 'Renounce for ever' }).click();
    await expectToast(page, 'Renounce lock ownership success');
    await expect(page.getByText('Nobody (renounced)')).toBeVisible();
  });
});

test('an owner creates a RAB Grow and a buyer deposits [EVM-08]', async ({ newPerson }) => {
  const owner = await newPerson('Greta');
  const { page } = owner;
  await page.goto('/');
  await connect(owner);
  const token = await createToken(owner, 'Sprout', 'SPRT');
  await page.goto(`/rab-grow/create?tokenAddress=${token}`);
  await expect(page.getByText('Creation fee')).toBeVisible();
  await press(page, 'Next');
  await fillSaleSteps(page, false);
  await press(page, 'Approve');
  await press(page, 'Submit');
  await expectToast(page, 'Create RAB Grow Success');
  await page.waitForURL(/\/rab-grow\/0x/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sprout' })).toBeVisible();
  await expect(page.getByText('Sale Starts In:')).toBeVisible();
  const sale = page.url().split('/').pop() as Hex;

  const buyer = await newPerson('Hugo');
  await buyer.page.goto(`/rab-grow/${sale}`);
  await connect(buyer);
  await travel(buyer.page, '+1 hour', 2);
  await field(buyer.page, 'amount', '5');
  await press(buyer.page, 'Buy');
  await expectToast(buyer.page, 'Success!!!');
  await expect(buyer.page.getByTestId('sale-progress')).toHaveText('50%');
  expect(await chain.getBalance({ address: sale })).toBe(parseEther('5'));
});
