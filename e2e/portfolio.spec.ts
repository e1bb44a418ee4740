import { addLiquidityCall } from '@rab/contracts/sale-calls';
import { erc20Abi, type Hex, parseEther } from 'viem';
import { chain } from './support/chain.ts';
import { openPlatform } from './support/platform.ts';
import { DAY, press } from './support/steps.ts';
import { connect, expect, expectToast, type Person, test } from './support/test.ts';

const tokensOf = (token: Hex, account: Hex) =>
  chain.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] });

/** The portfolio's entry of one sale. */
const entry = ({ page }: Person, symbol: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: symbol, exact: true }) });

test('the portfolio: what is due of several sales is claimed as one request or one by one, a deposit taken back and a reward claimed along with it, a token put into the wallet, and each transaction listed [PRT-01, PRT-02, PRT-04]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Olga');
  const buyer = await newPerson('Bodo');
  const friend = await newPerson('Fritzi');
  const platform = await openPlatform(request);
  const seller = owner.wallet.address;
  const plain = await platform.saleOf(seller, { symbol: 'MALLOW', startsIn: 300n, referralRate: 50n });
  const vesting = { percentage: 6_000n, period: DAY, end: 3n * DAY };
  const vested = await platform.saleOf(seller, { symbol: 'CLOVER', startsIn: 400n, vesting });
  const failed = await platform.saleOf(seller, { symbol: 'SORREL', startsIn: 500n });
  const account = buyer.wallet.address;
  await platform.goTo(failed.start + 60n);
  await platform.deposit(account, plain.sale, '1');
  await platform.deposit(friend.wallet.address, plain.sale, '1', { referrer: account });
  await platform.deposit(account, vested.sale, '1');
  await platform.deposit(friend.wallet.address, vested.sale, '1');
  await platform.deposit(account, failed.sale, '0.5');

  await test.step('while the sales run it says what comes if they succeed', async () => {
    await expect(async () => {
      await buyer.page.goto('/my');
      await expect(buyer.page.getByRole('heading', { level: 1, name: 'My portfolio' })).toBeVisible();
    }).toPass();
    await expect(buyer.page.getByText('Connect a wallet to see your deposits')).toBeVisible();
    await connect(buyer);
    await expect(entry(buyer, 'CLOVER')).toContainText(
      /If the sale succeeds: 400 CLOVER at listing, then 200 CLOVER every day until/,
    );
    await expect(entry(buyer, 'CLOVER')).toContainText('You deposited 1BNB for 1,000CLOVER');
  });

  await platform.goTo(failed.end + 60n);
  for (const { sale } of [plain, vested]) await platform.send(seller, addLiquidityCall({ id: sale }));

  await test.step('claims what is due, with the deposit of a failed sale and a reward, by one request', async () => {
    buyer.wallet.canBatch = true;
    await buyer.page.reload();
    const prompts = buyer.wallet.prompts;
    const all = /^(?:(?:400 CLOVER|1,000 MALLOW|0\.5 BNB|0\.096 BNB)(?:, |\.$)){4}$/;
    await expect(buyer.page.getByText(all)).toBeVisible();
    await expect(buyer.page.getByRole('heading', { name: 'Due now: 4' })).toBeVisible();
    const before = await chain.getBalance({ address: plain.sale });
    await press(buyer.page, 'Claim all 4');
    await expectToast(buyer.page, 'Success!!!');
    expect(buyer.wallet.prompts - prompts).toBe(1);
    expect(await chain.getBalance({ address: failed.sale })).toBe(0n);
    expect(before - (await chain.getBalance({ address: plain.sale }))).toBe(parseEther('0.096'));
    expect(await tokensOf(plain.token, account)).toBe(parseEther('1000'));
    expect(await tokensOf(vested.token, account)).toBe(parseEther('400'));
    await expect(entry(buyer, 'CLOVER')).toContainText(/Next200 CLOVER on \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    await expect(buyer.page.getByRole('button', { name: /^Claim all/ })).toHaveCount(0);
    await expect(buyer.page.getByText('Nothing to do right now.')).toBeVisible();
    await expect(entry(buyer, 'SORREL')).toContainText('Your deposit was refunded');
    await expect(entry(buyer, 'MALLOW')).toContainText('Referral reward, claimed');
  });

  await test.step('a wallet that knows no such request is asked for each', async () => {
    await friend.page.goto('/my');
    await connect(friend);
    await expect(
      friend.page.getByText(/^400 CLOVER, 1,000 MALLOW\. Your wallet asks you to confirm each one/),
    ).toBeVisible();
    const prompts = friend.wallet.prompts;
    await press(friend.page, 'Claim all 2');
    await expect.poll(() => tokensOf(plain.token, friend.wallet.address)).toBe(parseEther('1000'));
    expect(await tokensOf(vested.token, friend.wallet.address)).toBe(parseEther('400'));
    expect(friend.wallet.prompts - prompts).toBe(2);
  });

  await test.step('its own line has what is due of one sale, and the dates say what comes next', async () => {
    await platform.goTo(vested.end + DAY + 60n);
    await buyer.page.reload();
    const dates = buyer.page.getByText('Coming up').locator('xpath=ancestor::section');
    await expect(dates.getByRole('listitem').filter({ hasText: 'CLOVER releases 200 CLOVER' })).toBeVisible();
    await press(buyer.page, 'Claim 200 CLOVER');
    await expect.poll(() => tokensOf(vested.token, account)).toBe(parseEther('600'));
  });

  await test.step('the wallet lists a token; the page lists what was sent, with the explorer’s page of each', async () => {
    await press(buyer.page, 'Add MALLOW to wallet');
    await expectToast(buyer.page, 'MALLOW is in your wallet’s list');
    expect(buyer.wallet.watchedAssets).toEqual([
      { type: 'ERC20', options: expect.objectContaining({ symbol: 'MALLOW', decimals: 18 }) },
    ]);
    const rows = buyer.page.getByRole('table', { name: 'Recent transactions' }).getByRole('row');
    await expect(rows.nth(1)).toContainText('Claim 200 CLOVER');
    await expect(rows.nth(2)).toContainText('1,000 MALLOW');
    for (const index of [1, 2]) {
      await expect(rows.nth(index)).toContainText('Done');
      const link = await rows.nth(index).getByRole('link', { name: 'View transaction' }).getAttribute('href');
      const { from } = await chain.getTransaction({ hash: link?.split('/').pop() as Hex });
      expect(from.toLowerCase()).toBe(account.toLowerCase());
    }
  });

  await test.step('the account’s drawer leads its owner there too, who sees the own sales', async () => {
    await owner.page.goto('/');
    await connect(owner);
    await owner.page
      .getByRole('banner')
      .getByRole('button', { name: /^Account 0x/ })
      .click();
    await owner.page.getByRole('dialog').getByRole('link', { name: 'My portfolio' }).click();
    await expect(owner.page).toHaveURL(/\/my$/);
    await expect(entry(owner, 'SORREL')).toContainText('Your sale');
    await expect(entry(owner, 'MALLOW')).toContainText('Raised2BNB');
    await expect(owner.page.getByText('No transactions from this browser yet.')).toBeVisible();
    const liquidity = owner.page.getByRole('table', { name: 'Liquidity you have locked' }).getByRole('row');
    await expect(liquidity).toHaveCount(3);
    for (const row of [1, 2]) await expect(liquidity.nth(row)).toContainText('UNI-V2');
  });
});
