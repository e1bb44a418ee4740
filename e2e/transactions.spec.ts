import { shortAddress } from '@rab/contracts';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { decodeFunctionData, erc20Abi, type Hex, parseEther } from 'viem';
import { chain, chainTime, giveTokens } from './support/chain.ts';
import { localConfig } from './support/localConfig.ts';
import { createToken, DAY, dateText, field, holdReceipts, press, transactionOf } from './support/steps.ts';
import { connect, expect, expectToast, test } from './support/test.ts';

const sent = (asked: readonly string[]) => asked.filter((method) => method === 'eth_sendTransaction').length;

test('a transaction is simulated first, sent only if that passes, and awaited until it is in a block [TX-01, TX-07]', async ({
  newPerson,
}) => {
  const { page, wallet } = await newPerson('Tess');
  await page.goto('/token/create');
  await connect({ page, wallet });
  await field(page, 'name', 'Turnip');
  await field(page, 'symbol', 'TRNP');
  await field(page, 'totalSupply', '5');

  await test.step('a simulation that fails stops the action', async () => {
    await chain.setBalance({ address: wallet.address, value: 0n });
    await press(page, 'Create token');
    const toast = await expectToast(page, 'Insufficient funds for gas');
    await expect(toast).toHaveAttribute('data-toast', 'error');
    expect(sent(wallet.asked)).toBe(0);
    await chain.setBalance({ address: wallet.address, value: parseEther('10') });
  });

  await test.step('a refusal in the wallet is no error, and the form keeps everything', async () => {
    wallet.refuses.add('eth_sendTransaction');
    await press(page, 'Create token');
    const toast = await expectToast(page, 'Canceled in your wallet');
    await expect(toast).toHaveAttribute('data-toast', 'blank');
    await expect(page.locator('main [name="name"]')).toHaveValue('Turnip');
    wallet.refuses.clear();
  });

  await test.step('a transaction counts only once it is in a block', async () => {
    const receipts = await holdReceipts(page);
    await press(page, 'Create token');
    await expect(page.getByRole('main').getByText('Waiting for confirmation…')).toBeVisible();
    await expect(page.locator('[data-toast="success"]')).toHaveCount(0);
    receipts.release();
    expect((await transactionOf(page, 'Create Token Success')).status).toBe('success');
    expect(sent(wallet.asked)).toBe(2);
    await page.waitForURL(/\/token\/view\/0x/);
  });
});

test('a transaction that is still pending when the page is left is awaited again after a reload, and leads to what it created', async ({
  newPerson,
}) => {
  const { page, wallet } = await newPerson('Rita');
  await page.goto('/token/create');
  await connect({ page, wallet });
  await field(page, 'name', 'Radish');
  await field(page, 'symbol', 'RDSH');
  await field(page, 'totalSupply', '5');
  const receipts = await holdReceipts(page);
  await press(page, 'Create token');
  await expect(page.getByRole('main').getByText('Waiting for confirmation…')).toBeVisible();
  await page.reload();
  await test.step('its button waits with it', async () => {
    await expect(page.getByRole('main').getByText('Waiting for confirmation…')).toBeVisible();
    expect(sent(wallet.asked)).toBe(1);
  });
  receipts.release();
  expect((await transactionOf(page, 'Create Token Success')).status).toBe('success');
  await expect(page.getByRole('heading', { level: 1, name: 'Radish' })).toBeVisible();
});

test('an unanswered wallet request blocks the same act after a reload, until the person decides', async ({
  newPerson,
}) => {
  const { page, wallet } = await newPerson('Pat');
  await page.goto('/token/create');
  await connect({ page, wallet });
  const fill = async () => {
    await field(page, 'name', 'Parsnip');
    await field(page, 'symbol', 'PRSN');
    await field(page, 'totalSupply', '5');
  };
  await fill();
  // no answer ever comes
  wallet.reading = new Promise(() => {});
  await press(page, 'Create token');
  const main = page.getByRole('main');
  await expect(main.getByText('Confirm in your wallet…')).toBeVisible();
  await expect.poll(() => sent(wallet.asked)).toBe(1);
  await page.reload();
  await expect(main.getByText('You already started this')).toBeVisible();
  await expect(main.getByText('“Create PRSN”')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Create token' })).toHaveCount(0);
  expect(sent(wallet.asked)).toBe(1);
  await fill();
  wallet.reading = undefined;
  await press(page, 'Ask again');
  await press(page, 'Create token');
  await page.waitForURL(/\/token\/view\/0x/);
  expect(sent(wallet.asked)).toBe(2);
});

test('a person who has left the page of a transaction is not redirected when it succeeds', async ({ newPerson }) => {
  const { page, wallet } = await newPerson('Lea');
  await page.goto('/token/create');
  await connect({ page, wallet });
  await field(page, 'name', 'Leek');
  await field(page, 'symbol', 'LEEK');
  await field(page, 'totalSupply', '5');
  const receipts = await holdReceipts(page);
  await press(page, 'Create token');
  await expect(page.getByRole('main').getByText('Waiting for confirmation…')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'View Sales' }).click();
  await page.waitForURL(/view-sales/);
  receipts.release();
  expect((await transactionOf(page, 'Create Token Success')).status).toBe('success');
  await expect(page.getByRole('heading', { level: 1, name: 'Current Sale' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/view-sales$/);
});

test('approve and lock go to the wallet as one request where it takes several calls', async ({ newPerson }) => {
  const person = await newPerson('Bea');
  const { page, wallet } = person;
  wallet.canBatch = true;
  await page.goto('/');
  await connect(person);
  const token = await createToken(person, 'Bean', 'BEAN');
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  const fill = async () => {
    await page.goto(`/create-lock?token=${token}`);
    await field(page, 'title', 'Beans');
    await field(page, 'amount', '10');
    await field(page, 'lockUntil', dateText((await chainTime()) + DAY));
    await expect(approve).toHaveCount(0);
  };
  const before = sent(wallet.asked);

  await test.step('as one', async () => {
    await fill();
    await press(page, 'Create Lock');
    await expectToast(page, 'Lock success');
    await page.waitForURL(/\/lock-tokens\/lock\/\d+/);
    expect(wallet.asked.filter((method) => method === 'wallet_sendCalls')).toHaveLength(1);
    expect(sent(wallet.asked)).toBe(before);
  });

  await test.step('one by one where it does not do so after all', async () => {
    await fill();
    wallet.batchError = 5760;
    await press(page, 'Create Lock');
    await expectToast(page, 'The calls cannot be done as one.');
    await approve.click();
    await press(page, 'Create Lock');
    await page.waitForURL(/\/lock-tokens\/lock\/\d+/);
    expect(wallet.asked.filter((method) => method === 'wallet_sendCalls')).toHaveLength(2);
    expect(sent(wallet.asked)).toBe(before + 2);
  });
});

test('a lock of a token that takes permits is one signature and one transaction; who does not sign approves', async ({
  newPerson,
  request,
}) => {
  const { baseTokens, contracts, local } = await localConfig(request);
  const [rabbitLock, rich] = [contracts.rabbitLock as Hex, local?.accounts[1]?.address as Hex];
  const busd = baseTokens.find(({ symbol }) => symbol === 'BUSD')?.address as Hex;
  const person = await newPerson('Pia');
  const { page, wallet } = person;
  await giveTokens(busd, rich, wallet.address, parseEther('30'));
  await page.goto('/');
  await connect(person);
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  const lock = page.getByRole('button', { name: 'Create Lock', exact: true });
  const fill = async () => {
    await page.goto(`/create-lock?token=${busd}`);
    await field(page, 'title', 'Savings');
    await field(page, 'amount', '10');
    await field(page, 'lockUntil', dateText((await chainTime()) + DAY));
    await expect(lock).toBeVisible();
    await expect(approve).toHaveCount(0);
  };
  const count = (method: string) => wallet.asked.filter((asked) => asked === method).length;
  const allowance = () =>
    chain.readContract({ address: busd, abi: erc20Abi, functionName: 'allowance', args: [wallet.address, rabbitLock] });

  await test.step('signed', async () => {
    await fill();
    await lock.click();
    const { input, status } = await transactionOf(page, 'Lock success');
    expect(status).toBe('success');
    expect(decodeFunctionData({ abi: rabbitLockAbi, data: input }).functionName).toBe('lockWithPermit');
    await page.waitForURL(/\/lock-tokens\/lock\/\d+/);
    expect([count('eth_signTypedData_v4'), sent(wallet.asked)]).toEqual([1, 1]);
    expect(await allowance()).toBe(0n);
  });

  await test.step('not signed', async () => {
    await fill();
    wallet.refuses.add('eth_signTypedData_v4');
    await lock.click();
    await expect(await expectToast(page, 'Canceled in your wallet')).toHaveAttribute('data-toast', 'blank');
    await approve.click();
    await lock.click();
    await page.waitForURL(/\/lock-tokens\/lock\/\d+/);
    expect([count('eth_signTypedData_v4'), sent(wallet.asked)]).toEqual([2, 3]);
    expect(await allowance()).toBe(0n);
  });
});

test('toasts are at the top right in the theme’s colours and close by themselves; the keyboard closes them too [APP-20]', async ({
  newPerson,
}) => {
  const { page, wallet } = await newPerson('Tom');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/token/create');
  await connect({ page, wallet });
  await field(page, 'name', 'Tomato');
  await field(page, 'symbol', 'TMT');
  await field(page, 'totalSupply', '5');
  await chain.setBalance({ address: wallet.address, value: 0n });
  await expect(page.getByRole('log', { name: 'Notifications' })).toBeAttached();
  const show = async () => {
    await press(page, 'Create token');
    const toast = await expectToast(page, 'Insufficient funds for gas');
    await expect(toast).toHaveAttribute('data-toast', 'error');
    return toast;
  };
  const colour = (element: Element) => getComputedStyle(element).backgroundColor;

  const toast = await show();
  const box = await toast.boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 40);
  expect(box?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  expect(box?.y).toBeLessThan(240);
  expect(await toast.evaluate(colour)).toBe('rgb(18, 23, 34)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => toast.evaluate(colour)).toBe('rgb(255, 255, 255)');
  await expect(toast).toBeHidden();

  const again = await show();
  await again.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden({ timeout: 2_000 });
});

test('addresses are short: 6 and 4 characters on pages, 7 and 7 in the shell [CFG-07]', async ({ newPerson }) => {
  const person = await newPerson('Ada');
  const { page, wallet } = person;
  await page.goto('/');
  await connect(person);
  const token = await createToken(person, 'Date', 'DATE');
  await expect(page.getByRole('main').getByText(shortAddress(token, 6, 4), { exact: true })).toBeVisible();
  const long = shortAddress(wallet.address, 7, 7);
  const account = page.getByRole('banner').getByRole('button', { name: `Account ${long}` });
  await expect(account.getByText(long, { exact: true })).toBeVisible();
  await account.click();
  await expect(page.getByRole('dialog').getByText(long, { exact: true })).toBeVisible();
});
