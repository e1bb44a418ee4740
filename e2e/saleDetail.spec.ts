import { contractCall } from '@rab/contracts';
import { presaleAbi } from '@rab/contracts/abis';
import { decodeFunctionData, erc20Abi, type Hex, parseEther, parseEventLogs } from 'viem';
import { chain } from './support/chain.ts';
import { openPlatform } from './support/platform.ts';
import { createToken, DAY, field, HOUR, press, settingsOwner, transactionOf } from './support/steps.ts';
import { connect, expect, expectToast, type Person, test } from './support/test.ts';

// a scenario takes the indexer away on purpose
test.use({ allowedErrors: [/ERR_FAILED .*\/subgraphs\//] });

const tokensOf = (token: Hex, account: Hex) =>
  chain.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] });
const pathOf = (sale: Hex, query = '') => `/rab-sale/${sale}${query}`;
const bounds = ({ page }: Person) => page.getByTestId('deposit-bounds');

/** Opens a sale's page with the person's wallet. */
async function visit(person: Person, path: string, isConnected = true): Promise<void> {
  await person.page.goto(path);
  if (!isConnected) await connect(person);
}

test('a whitelist from a CSV file, a referral from its link to its reward, the last fill in part, and vesting over its rounds [DET-07, DET-08, DET-09, DET-15, BUY-07, BUY-08, BUY-09, OWN-03, OWN-04, MNY-03, MNY-04, MNY-08]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Oona');
  const buyer = await newPerson('Bela');
  const other = await newPerson('Odo');
  const platform = await openPlatform(request);
  const vesting = { percentage: 6_000n, period: DAY, end: 3n * DAY };
  const terms = { symbol: 'VIOLET', whitelistSeconds: HOUR, referralRate: 50n, vesting };
  const { sale, token, start, end } = await platform.saleOf(owner.wallet.address, terms);

  await test.step('the owner adds accounts out of a file, whose wrong lines are named', async () => {
    const { page } = owner;
    await expect(async () => {
      await page.goto(pathOf(sale, '?tab=whitelist'));
      await expect(page.getByRole('heading', { level: 1, name: 'VIOLET token' })).toBeVisible();
    }).toPass();
    await connect(owner);
    await page.getByLabel('CSV file with accounts').setInputFiles({
      name: 'accounts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`address,name\n${buyer.wallet.address},Bela\n0x12,Nobody\n${buyer.wallet.address},again\n`),
    });
    await expect(page.getByText('2 lines were skipped')).toBeVisible();
    await expect(page.getByText('Line 3: 0x12,Nobody isn’t an address.')).toBeVisible();
    await press(page, 'Add 1 account');
    const added = await transactionOf(page, 'Success!!!');
    expect(decodeFunctionData({ abi: presaleAbi, data: added.input })).toEqual({
      functionName: 'addWhitelistAccount',
      args: [[buyer.wallet.address]],
    });
    await expect(page.getByRole('row').filter({ hasText: buyer.wallet.address.slice(0, 6) })).toBeVisible();
  });

  await test.step('in its window only who is on the list is offered to buy', async () => {
    await platform.goTo(start + 60n);
    await visit(other, pathOf(sale), false);
    await expect(other.page.getByText('You’re not on the whitelist.')).toBeVisible();
    await expect(other.page.getByRole('main').getByRole('button', { name: 'Buy' })).toHaveCount(0);
    await expect(other.page.getByText(`REFERRER=${other.wallet.address}`)).toBeVisible();

    await visit(buyer, pathOf(sale, `?REFERRER=${other.wallet.address}`), false);
    await expect(buyer.page.getByText('You’re on the whitelist.')).toBeVisible();
    await expect(buyer.page.getByText('Referred by')).toContainText(other.wallet.address.slice(0, 6));
    await field(buyer.page, 'amount', '1');
    await expect(buyer.page.getByText(/You get 400 VIOLET at listing, then 200 VIOLET every day until/)).toBeVisible();
    await press(buyer.page, 'Buy');
    const bought = await transactionOf(buyer.page, 'Success!!!');
    expect(bought.value).toBe(parseEther('1'));
    expect(decodeFunctionData({ abi: presaleAbi, data: bought.input })).toEqual({
      functionName: 'userDeposit',
      args: [parseEther('1'), other.wallet.address],
    });
    await expect(buyer.page.getByText('You bought 1,000 VIOLET for 1 BNB')).toBeVisible();
    // what the deposit brought belongs to its account
    const { account } = buyer.wallet;
    buyer.wallet.setAccount(other.wallet.account);
    await expect(buyer.page.getByText(`REFERRER=${other.wallet.address}`)).toBeVisible();
    await expect(buyer.page.getByText(/^You bought/)).toHaveCount(0);
    buyer.wallet.setAccount(account);
  });

  await test.step('then everybody; the hard cap takes a part, which is said before and after', async () => {
    await platform.goTo(start + HOUR + 60n);
    await visit(other, pathOf(sale));
    await expect(bounds(other)).toHaveText('You can deposit 0.1 BNB to 2 BNB. Only 2 BNB is left below the hard cap.');
    await field(other.page, 'amount', '2.5');
    await expect(other.page.getByText(/The other 0.5 BNB comes back/)).toBeVisible();
    await press(other.page, 'Buy');
    expect((await transactionOf(other.page, 'Success!!!')).value).toBe(parseEther('2.5'));
    await expect(other.page.getByText(/You keep the other 0.5 BNB/)).toBeVisible();
    expect(await chain.getBalance({ address: sale })).toBe(parseEther('3'));
  });

  await test.step('finalizing names what goes where, to the unit', async () => {
    await platform.goTo(end + 60n);
    await visit(owner, pathOf(sale));
    await press(owner.page, 'Finalize');
    const dialog = owner.page.getByRole('alertdialog');
    const said = async (label: string) => {
      const value = dialog.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
      return (await value.textContent())?.replace(/\s/g, '');
    };
    const words = {
      fee: await said('Platform fee ('),
      referrers: await said('Referral rewards'),
      owner: await said('Owner receives'),
      liquidity: await said('To the exchange'),
    };
    await dialog.getByRole('button', { name: 'Finalize' }).click();
    const { hash } = await transactionOf(owner.page, 'Success!!!');
    const { logs } = await chain.getTransactionReceipt({ hash });
    const [finalized] = parseEventLogs({ abi: presaleAbi, eventName: 'Finalized', logs });
    expect(finalized?.args).toMatchObject({
      baseFee: parseEther('0.12'),
      referralReserve: parseEther('0.144'),
      ownerShare: parseEther('1.098'),
    });
    expect(words).toEqual({
      fee: '0.12BNB',
      referrers: '0.144BNB',
      owner: '1.098BNB',
      liquidity: '1.638BNB+1,310.4VIOLET',
    });
    await expect(owner.page.getByText(/VIOLET is listed on/)).toBeVisible();
    await expect(owner.page.getByText('Liquidity locked until')).toBeVisible();
  });

  await test.step('the referrer claims the whole reward, once', async () => {
    await visit(other, pathOf(sale));
    const before = await chain.getBalance({ address: sale });
    await press(other.page, 'Claim reward 0.144 BNB');
    await expectToast(other.page, 'Success!!!');
    await expect(other.page.getByText('You claimed your reward.')).toBeVisible();
    expect(before - (await chain.getBalance({ address: sale }))).toBe(parseEther('0.144'));
  });

  await test.step('the buyer claims round after round', async () => {
    await visit(buyer, pathOf(sale, '?tab=vesting'));
    await expect(buyer.page.getByText('00h:00m')).toBeVisible();
    await press(buyer.page, 'Claim 400 VIOLET');
    await expectToast(buyer.page, 'Success!!!');
    await expect(buyer.page.getByText('Round 1 in')).toBeVisible();
    await platform.goTo(end + DAY + 60n);
    await visit(buyer, pathOf(sale, '?tab=vesting'));
    await press(buyer.page, 'Claim 200 VIOLET');
    await expectToast(buyer.page, 'Success!!!');
    await expect.poll(() => tokensOf(token, buyer.wallet.address)).toBe(parseEther('600'));
  });
});

test('a missed soft cap says so in numbers, deposits go back without the indexer too, wrong tokens are recovered [BUY-05, OWN-05, MNY-09, MNY-16]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Otto');
  const buyer = await newPerson('Berta');
  const platform = await openPlatform(request);
  const { sale, end } = await platform.saleOf(owner.wallet.address, { symbol: 'ASTER', startsIn: 60n });
  await platform.goTo(end - DAY + 60n);
  await expect(async () => {
    await buyer.page.goto(pathOf(sale));
    await expect(buyer.page.getByRole('heading', { level: 1, name: 'ASTER token' })).toBeVisible();
  }).toPass();
  await connect(buyer);
  await field(buyer.page, 'amount', '0.5');
  await press(buyer.page, 'Buy');
  await expectToast(buyer.page, 'Success!!!');

  await test.step('tokens that somebody sent to the sale go to its owner', async () => {
    await visit(owner, '/', false);
    const wrong = await createToken(owner, 'Wrong', 'WRONG');
    const sent = { address: wrong, abi: erc20Abi, functionName: 'transfer', args: [sale, parseEther('7')] } as const;
    await platform.send(owner.wallet.address, contractCall(sent));
    await owner.page.goto(pathOf(sale));
    await press(owner.page, 'Recover tokens sent by mistake');
    const dialog = owner.page.getByRole('dialog');
    await dialog.getByLabel('Token address').fill(wrong);
    await dialog.getByRole('button', { name: 'Recover 7 WRONG' }).click();
    await expectToast(owner.page, 'Success!!!');
    expect(await tokensOf(wrong, owner.wallet.address)).toBe(parseEther('1000000'));
  });

  await test.step('the page is read from the chain while the indexer is unreachable: nothing is sold, the deposit goes back', async () => {
    await platform.goTo(end + 60n);
    await buyer.context.route('**/subgraphs/**', (route) => route.abort());
    await buyer.page.goto(pathOf(sale));
    await expect(buyer.page.getByText('Our data service isn’t responding')).toBeVisible();
    await expect(buyer.page.getByText('The sale missed its soft cap: it raised 0.5 BNB of 1 BNB.')).toBeVisible();
    await press(buyer.page, 'Refund 0.5 BNB');
    await expectToast(buyer.page, 'Success!!!');
    expect(await chain.getBalance({ address: sale })).toBe(0n);
    await expect(buyer.page.getByText('Your deposit was refunded: 0.5 BNB.')).toBeVisible();
    await buyer.context.unroute('**/subgraphs/**');
  });
});

test('the owner cancels before the start, the administrator makes a sale fail, each after a question that names what follows, and labels it [OWN-01, ADM-05]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Orla');
  const admin = await newPerson('Ada');
  const platform = await openPlatform(request);
  const upcoming = await platform.saleOf(owner.wallet.address, { symbol: 'PANSY' });
  const live = await platform.saleOf(owner.wallet.address, { symbol: 'TULIP', startsIn: 60n });
  await expect(async () => {
    await owner.page.goto(pathOf(upcoming.sale));
    await expect(owner.page.getByRole('heading', { level: 1, name: 'PANSY token' })).toBeVisible();
  }).toPass();
  await connect(owner);
  await press(owner.page, 'Cancel the sale');
  const question = owner.page.getByRole('alertdialog');
  await expect(question).toContainText('Nobody will be able to buy, and you can withdraw your tokens.');
  await question.getByRole('button', { name: 'Cancel the sale' }).click();
  await expectToast(owner.page, 'Success!!!');
  await expect(owner.page.getByText('The sale was canceled. It had raised nothing.')).toBeVisible();

  await platform.goTo(live.start + 60n);
  await admin.page.goto(pathOf(live.sale));
  admin.wallet.setAccount(settingsOwner());
  await connect(admin);
  await press(admin.page, 'Make the sale fail');
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Make it fail' }).click();
  const failed = await transactionOf(admin.page, 'Success!!!');
  expect(decodeFunctionData({ abi: presaleAbi, data: failed.input }).functionName).toBe('forceFailByRAB');
  await expect(admin.page.getByText('Canceled').first()).toBeVisible();

  await test.step('the administrator labels the sale, and takes the label away', async () => {
    const link = 'https://audits.example/tulip';
    const header = admin.page.getByRole('link', { name: /^Audit/ });
    await press(admin.page, 'Audit and KYC labels');
    const dialog = admin.page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Remove KYC label' })).toBeDisabled();
    await dialog.getByLabel('Audit link').fill('tulip');
    await dialog.getByRole('button', { name: 'Set Audit label' }).click();
    await expect(dialog.getByText('Must be a link that begins with https:// or http://')).toBeVisible();
    await dialog.getByLabel('Audit link').fill(link);
    await dialog.getByRole('button', { name: 'Set Audit label' }).click();
    await expect(dialog).toBeHidden();
    await expect(header).toHaveAttribute('href', link);
    await press(admin.page, 'Audit and KYC labels');
    await dialog.getByLabel('Audit link').fill('');
    await dialog.getByRole('button', { name: 'Remove Audit label' }).click();
    await expect(dialog).toBeHidden();
    await expect(header).toHaveCount(0);
  });
});
