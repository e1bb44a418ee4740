import type { Locator } from '@playwright/test';
import {
  presaleAbi,
  presaleFactoryAbi,
  privateSaleAbi,
  rabbitLockAbi,
  standardTokenFactoryAbi,
} from '@rab/contracts/abis';
import { decodeFunctionData, erc20Abi, type Hex, parseEther, zeroAddress } from 'viem';
import { chain, chainTime, giveTokens } from './support/chain.ts';
import { localConfig } from './support/localConfig.ts';
import {
  createToken,
  DAY,
  dateText,
  failOnChain,
  field,
  fillProjectInfo,
  fillSaleInfo,
  HOUR,
  holdReceipts,
  press,
  transactionOf,
  travel,
} from './support/steps.ts';
import { connect, expect, expectToast, type Person, test } from './support/test.ts';

/**
 * Compares roles, names and live regions of a step of the main job, in their order, with the file that has them written down: what it
 * has must be there, and there may be more. Where a step is changed on purpose, its file is changed by hand.
 */
const expectTree = (place: Locator, step: string) => expect(place).toMatchAriaSnapshot({ name: `${step}.aria.yml` });

/** Stands for `no project info`: the hash of the empty file. */
const EMPTY_FILE = 'QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH';

const balanceOf = (token: Hex, account: Hex) =>
  chain.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] });

// scenarios that block the content store on purpose
test.use({ allowedErrors: [/status of 503 .*\/api\/v0\/add/] });

test('an owner creates a token, sells it and lists it; a buyer buys and claims; roles, names and live regions of each step are those written down [TOK-04, TOK-05, TKV-01, TKV-03, WIZ-01, WIZ-14, WIZ-16, WIZ-21, BUY-04, OWN-03, IDX-10, TX-02, WAL-06, BRW-05]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Olive');
  const buyer = await newPerson('Bruno');
  const { page } = owner;
  const { contracts, content } = await localConfig(request);

  await test.step('the form asks for a wallet first', async () => {
    await page.goto('/token/create');
    await expect(page.getByRole('main').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click();
    await expectTree(page.getByRole('dialog'), 'connect');
    await page.keyboard.press('Escape');
    await connect(owner);
  });

  const token =
    await test.step('create a token: the flat fee is sent along, the button shows the progress', async () => {
      await field(page, 'name', 'Carrot Finance');
      await field(page, 'symbol', 'CARROT');
      await field(page, 'decimals', '18');
      await field(page, 'totalSupply', '1000000');
      let sign = () => {};
      owner.wallet.reading = new Promise((resolve) => {
        sign = resolve;
      });
      await press(page, 'Create token');
      await expect(page.getByRole('main').getByText('Confirm in your wallet…')).toBeVisible();
      sign();
      const created = await transactionOf(page, 'Create Token Success');
      const factory = contracts.standardTokenFactory as Hex;
      const flatFee = await chain.readContract({
        address: factory,
        abi: standardTokenFactoryAbi,
        functionName: 'flatFee',
      });
      expect(flatFee).toBeGreaterThan(0n);
      expect(created).toMatchObject({ status: 'success', value: flatFee });
      expect(decodeFunctionData({ abi: standardTokenFactoryAbi, data: created.input })).toEqual({
        functionName: 'create',
        args: ['Carrot Finance', 'CARROT', 18, parseEther('1000000')],
      });
      await page.waitForURL(/\/token\/view\/0x/);
      const address = page.url().split('/').pop() as Hex;
      expect(await balanceOf(address, owner.wallet.address)).toBe(parseEther('1000000'));
      return address;
    });

  await test.step('its page says what it is', async () => {
    const main = page.getByRole('main');
    for (const text of ['Carrot Finance', 'CARROT', '18'])
      await expect(main.getByRole('definition').filter({ hasText: new RegExp(`^${text}$`) })).toBeVisible();
    await expect(main.getByRole('definition').filter({ hasText: '1,000,000' })).toContainText('CARROT');
    const short = (address: Hex) => `${address.slice(0, 6)}…${address.slice(-4)}`;
    // the owner is also listed among the largest holders
    const facts = main.getByRole('definition');
    for (const address of [token, owner.wallet.address]) {
      await expect(facts.getByRole('button', { name: `Copy address ${short(address)}` })).toBeVisible();
      await expect(facts.getByRole('link', { name: `View ${short(address)} on` })).toHaveAttribute(
        'href',
        new RegExp(address),
      );
    }
  });

  const sale = await test.step('walk the wizard', async () => {
    await page.getByRole('link', { name: 'Create RAB Sale' }).click();
    await page.waitForURL(/\/rab-sale\/create\?tokenAddress=0x/);
    const trail = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    await expect(trail).toContainText(['Verify Token', 'RAB Sale Info', 'Add Additional Info', 'Finish']);
    const progress = page.getByRole('progressbar', { name: 'Progress of the wizard' });
    await expect(progress).toHaveAttribute('aria-valuenow', '25');
    await expect(page.locator('main [name="tokenAddress"]')).toHaveValue(token);
    await expect(page.getByText('Carrot Finance')).toBeVisible();
    const main = page.getByRole('main');
    await expectTree(main, 'wizard-token');
    await press(page, 'Next');

    await expect(progress).toHaveAttribute('aria-valuenow', '50');
    await press(page, 'Next');
    await expect(page.getByText('Presale rate must be number')).toBeVisible();
    await fillSaleInfo(page, true);
    await expectTree(main, 'wizard-terms');
    await press(page, 'Next');

    await expect(progress).toHaveAttribute('aria-valuenow', '75');
    await press(page, 'Back');
    await expect(page.locator('main [name="hardCap"]')).toHaveValue('10');
    await press(page, 'Next');
    await fillProjectInfo(page);
    await expectTree(main, 'wizard-project');
    await press(page, 'Next');

    await expect(progress).toHaveAttribute('aria-valuenow', '100');
    await expectTree(main, 'wizard-finish');
    const factory = contracts.launchpadFactory as Hex;
    const allowance = () =>
      chain.readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'allowance',
        args: [owner.wallet.address, factory],
      });
    await press(page, 'Approve');
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    const approved = await allowance();
    // without the store the sale is still created, with the fixed hash that means `no project info`
    await page.route('**/api/v0/add', (route) => route.fulfill({ status: 503 }));
    await failOnChain(owner, 'Submit', 'Create launchpad failed');
    const failed = await transactionOf(page, 'Create launchpad failed');
    const { args: failedArgs } = decodeFunctionData({ abi: presaleFactoryAbi, data: failed.input });
    expect(failedArgs?.[2]).toMatchObject({ projectInfoHash: EMPTY_FILE });
    await page.unroute('**/api/v0/add');
    await press(page, 'Submit');
    const created = await transactionOf(page, 'Create launchpad success');
    await page.waitForURL(/\/rab-sale\/0x/);
    const address = page.url().split('/').pop() as Hex;

    const flatFee = await chain.readContract({
      address: factory,
      abi: standardTokenFactoryAbi,
      functionName: 'flatFee',
    });
    expect(created).toMatchObject({ status: 'success', value: flatFee });
    const held = await balanceOf(token, address);
    // 10 x 1000 for buyers, 10 x 96% x 60% x 800 for the exchange: what was approved is what was taken
    expect(held).toBe(parseEther('14608'));
    expect(approved).toBe(held);
    expect(await allowance()).toBe(0n);
    const [, info2] = await chain.readContract({ address, abi: presaleAbi, functionName: 'getInfo' });
    const stored = await request.get(`${content.gateway}/${info2.projectInfoHash}`);
    expect(await stored.json()).toMatchObject({ description: 'Carrots for everybody.' });
    return address;
  });

  await test.step('see it on its page, in the list and on Home', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Carrot Finance' })).toBeVisible();
    await expect(page.getByText('Carrots for everybody.')).toBeVisible();
    await expect(page.getByText('Sale Starts In:')).toBeVisible();
    for (const path of ['/view-sales', '/?tab=upcoming']) {
      await page.goto(path);
      await expect(page.locator(`article a[href="/rab-sale/${sale}"]`)).toBeVisible();
    }
  });

  await test.step('buy as somebody else once it is live; a wallet on another chain is asked to switch', async () => {
    buyer.wallet.chainId = 56;
    await buyer.page.goto(`/rab-sale/${sale}`);
    await expect(buyer.page.getByText('The sale hasn’t started yet')).toBeVisible();
    await travel(buyer.page, '+1 hour', 2);
    await expect(buyer.page.getByText('Sale Ends In:')).toBeVisible();
    const main = buyer.page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Connect wallet' })).toBeVisible();
    await connect(buyer);
    await main.getByRole('button', { name: 'Change network to Local chain' }).click();
    await expect(main.getByRole('button', { name: 'Buy' })).toBeVisible();
    await expectTree(main, 'open-sale');
    expect(buyer.wallet.asked).toContain('wallet_switchEthereumChain');

    await field(buyer.page, 'amount', '4');
    await failOnChain(buyer, 'Buy', 'Send Tx Failed');
    let sign = () => {};
    buyer.wallet.reading = new Promise((resolve) => {
      sign = resolve;
    });
    const held = await holdReceipts(buyer.page);
    await press(buyer.page, 'Buy');
    const body = buyer.page.locator('body');
    await expectTree(body, 'deposit-in-wallet');
    sign();
    await expectTree(body, 'deposit-pending');
    held.release();
    const bought = await transactionOf(buyer.page, 'Success!!!');
    await expectTree(body, 'deposit-success');
    expect(bought.value).toBe(parseEther('4'));
    expect(decodeFunctionData({ abi: presaleAbi, data: bought.input })).toEqual({
      functionName: 'userDeposit',
      args: [parseEther('4'), zeroAddress],
    });
    await expect(buyer.page.getByTestId('sale-progress')).toHaveText('40%');
    expect(await chain.getBalance({ address: sale })).toBe(parseEther('4'));
  });

  await test.step('finalize after the end: liquidity on the exchange, LP in RabbitLock', async () => {
    await page.goto(`/rab-sale/${sale}`);
    await travel(page, '+1 day', 2);
    await expect(page.getByText('Waiting for owner add liquidity')).toBeVisible();
    await press(page, 'Finalize');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Finalize' }).click();
    await expectToast(page, 'Success!!!');
    await expect(page.getByText('This pool has ended')).toBeVisible();
    const rabbitLock = contracts.rabbitLock as Hex;
    const lockId = await chain.readContract({ address: sale, abi: presaleAbi, functionName: 'LOCK_ID' });
    const lock = await chain.readContract({
      address: rabbitLock,
      abi: rabbitLockAbi,
      functionName: 'getLockById',
      args: [lockId],
    });
    expect(lock.owner).toBe(owner.wallet.address);
    expect(lock.amount).toBeGreaterThan(0n);
    expect(lock.tgeDate - lock.lockDate).toBeGreaterThanOrEqual(30n * DAY);
    expect(await balanceOf(lock.token, rabbitLock)).toBe(lock.amount);
    await page.goto('/lock-liquidity');
    await expect(page.getByText(/CARROT/).first()).toBeVisible();
  });

  await test.step('claim as the buyer', async () => {
    await buyer.page.goto(`/rab-sale/${sale}`);
    await expectTree(buyer.page.getByRole('main'), 'claim');
    await press(buyer.page, 'Claim 4,000 CARROT');
    expect((await transactionOf(buyer.page, 'Success!!!')).status).toBe('success');
    await expectTree(buyer.page.locator('body'), 'claimed');
    expect(await balanceOf(token, buyer.wallet.address)).toBe(parseEther('4000'));
  });
});

/** Fills the create lock form for 1,000 of a token and walks Approve, Create Lock. */
async function lockTokens(
  { page }: Person,
  token: Hex,
  title: string,
  terms: Record<string, string>,
  beforeLock = async () => {},
): Promise<string> {
  await page.goto('/create-lock');
  await field(page, 'tokenAddress', token);
  await field(page, 'title', title);
  await field(page, 'amount', '1000');
  if ('tgeDate' in terms) await page.getByText('Use vesting').click();
  for (const [name, text] of Object.entries(terms)) await field(page, name, text);
  await expect(page.getByRole('button', { name: 'Create Lock', exact: true })).toHaveCount(0);
  await press(page, 'Approve');
  await expect(page.getByRole('button', { name: 'Create Lock', exact: true })).toBeVisible();
  await beforeLock();
  await press(page, 'Create Lock');
  await expectToast(page, 'Lock success');
  await page.waitForURL(/\/lock-tokens\/lock\/\d+/);
  return page.url().split('/').pop() as string;
}

test('an owner locks tokens, plain and vesting, and unlocks after the date [LKC-03, LKC-04, LKC-10, LKL-07, LKD-05, LKD-06]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Lena');
  const { page } = owner;
  const rabbitLock = (await localConfig(request)).contracts.rabbitLock as Hex;
  const record = (id: string) =>
    chain.readContract({ address: rabbitLock, abi: rabbitLockAbi, functionName: 'getLockById', args: [BigInt(id)] });
  await page.goto('/');
  await connect(owner);
  const token = await createToken(owner, 'Lettuce', 'LEAF');
  const unlockDate = (await chainTime()) + 2n * HOUR;

  const plain = await lockTokens(owner, token, 'Team tokens', { lockUntil: dateText(unlockDate) }, () =>
    failOnChain(owner, 'Create Lock', 'Lock failed'),
  );
  expect(await record(plain)).toMatchObject({
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
  expect(await record(vesting)).toMatchObject({ tgeBps: 1810n, cycle: 30n * DAY, cycleBps: 1000n });
  await expect(page.getByRole('definition').filter({ hasText: '18.1%' })).toBeVisible();

  await test.step('both are in the list and in Lock info', async () => {
    await page.goto(`/lock-tokens?search=${token}`);
    const row = page.getByRole('row').filter({ hasText: 'LEAF' });
    await expect(row).toContainText('2,000');
    await row.getByRole('link', { name: 'View', exact: true }).click();
    await page.waitForURL(/\/lock-tokens\/detail\/0x/);
    await expect(page.getByRole('row')).toHaveCount(3);
  });

  await test.step('unlock opens with the date, for the owner only', async () => {
    for (const id of [vesting, plain]) {
      await page.goto(`/lock-tokens/lock/${id}`);
      await expect(page.getByRole('button', { name: 'Unlock', exact: true })).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Renounce Lock Ownership' })).toBeEnabled();
    }
    const stranger = await newPerson('Sam');
    await stranger.page.goto(`/lock-tokens/lock/${plain}`);
    await connect(stranger);
    await expect(stranger.page.getByText('Team tokens').first()).toBeVisible();
    await expect(stranger.page.getByRole('button', { name: /^(Unlock|Renounce Lock Ownership)$/ })).toHaveCount(0);

    await travel(page, '+1 hour', 3);
    owner.wallet.gasLimit = 40_000n;
    await press(page, 'Unlock');
    expect((await transactionOf(page, 'Unlock failed')).status).toBe('reverted');
    owner.wallet.gasLimit = undefined;
    await press(page, 'Unlock');
    await expectToast(page, 'Unlock success');
    expect((await record(plain)).unlockedAmount).toBe(parseEther('1000'));
    expect(await balanceOf(token, owner.wallet.address)).toBe(parseEther('999000'));
  });

  await test.step('renounce asks first and is for ever', async () => {
    await page.goto(`/lock-tokens/lock/${vesting}`);
    await expect(page.getByRole('button', { name: 'Unlock', exact: true })).toBeEnabled();
    const renounce = async () => {
      await press(page, 'Renounce Lock Ownership');
      await page.getByRole('button', { name: 'Renounce permanently' }).click();
    };
    owner.wallet.gasLimit = 24_000n;
    await renounce();
    expect((await transactionOf(page, 'Renounce lock ownership failed')).status).toBe('reverted');
    owner.wallet.gasLimit = undefined;
    await renounce();
    await expectToast(page, 'Renounce lock ownership success');
    await expect(page.getByText('None (renounced)')).toBeVisible();
    expect((await record(vesting)).owner).toBe(zeroAddress);
  });
});

test('an owner creates a RAB Grow priced in BUSD; a referred buyer deposits by one signature, and by an approval [WIZ-16, BUY-01, BUY-04, RGT-03]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Greta');
  const { page } = owner;
  const config = await localConfig(request);
  const busd = config.baseTokens.find(({ symbol }) => symbol === 'BUSD')?.address as Hex;
  await page.goto('/');
  await connect(owner);
  const token = await createToken(owner, 'Sprout', 'SPRT');
  await page.route('**/api/v0/add', (route) => route.fulfill({ status: 503 }));
  await page.goto(`/rab-grow/create?tokenAddress=${token}`);
  await expect(page.getByText('Creation fee')).toBeVisible();
  await page.getByText('BUSD', { exact: true }).click();
  await press(page, 'Next');
  await fillSaleInfo(page, false);
  await press(page, 'Next');
  await fillProjectInfo(page);
  await press(page, 'Next');
  await press(page, 'Approve');
  await press(page, 'Submit');
  await expectToast(page, 'We couldn’t save the project info');
  await expectToast(page, 'Create RAB Grow Success');
  await page.waitForURL(/\/rab-grow\/0x/);
  await press(page, 'Submit later');
  await expect(page.getByRole('heading', { level: 1, name: 'Sprout' })).toBeVisible();
  await expect(page.getByText('Sale Starts In:')).toBeVisible();
  const sale = page.url().split('/').pop() as Hex;
  const [, , info2] = await chain.readContract({ address: sale, abi: privateSaleAbi, functionName: 'getInfo' });
  expect(info2.projectInfoHash).toBe(EMPTY_FILE);

  const buyer = await newPerson('Hugo');
  const rich = config.local?.accounts[1]?.address as Hex;
  await giveTokens(busd, rich, buyer.wallet.address, parseEther('100'));
  buyer.wallet.chainId = 56;
  await buyer.page.goto(`/rab-grow/${sale}?REFERRER=${owner.wallet.address}`);
  await travel(buyer.page, '+1 hour', 2);
  const main = buyer.page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  await connect(buyer);
  await main.getByRole('button', { name: 'Change network to Local chain' }).click();
  await field(buyer.page, 'amount', '3');
  await press(buyer.page, 'Buy');
  await expect(buyer.page.getByTestId('sale-progress')).toHaveText('30%');
  const bought = await transactionOf(buyer.page, 'Buy SPRT for 3 BUSD');
  expect(bought.value).toBe(0n);
  const signed = decodeFunctionData({ abi: presaleAbi, data: bought.input });
  expect(signed).toMatchObject({ functionName: 'userDepositWithPermit' });
  expect(signed.args?.slice(0, 2)).toEqual([parseEther('3'), owner.wallet.address]);
  expect(buyer.wallet.asked.filter((method) => method === 'eth_signTypedData_v4')).toHaveLength(1);

  // who does not sign the permit approves
  buyer.wallet.refuses.add('eth_signTypedData_v4');
  await field(buyer.page, 'amount', '2');
  await press(buyer.page, 'Buy');
  await expectToast(buyer.page, 'Canceled in your wallet');
  await press(buyer.page, 'Approve');
  await press(buyer.page, 'Buy');
  await expect(buyer.page.getByTestId('sale-progress')).toHaveText('50%');
  const approved = await transactionOf(buyer.page, 'Buy SPRT for 2 BUSD');
  expect(decodeFunctionData({ abi: presaleAbi, data: approved.input })).toEqual({
    functionName: 'userDeposit',
    args: [parseEther('2'), owner.wallet.address],
  });
  expect(await balanceOf(busd, sale)).toBe(parseEther('5'));
});
