import { erc20Abi, getAddress, type Hex, parseEther } from 'viem';
import { chain, chainTime } from './support/chain.ts';
import { localConfig } from './support/localConfig.ts';
import { createToken, DAY, dateText, field, press } from './support/steps.ts';
import { connect, expect, expectToast, test } from './support/test.ts';

const STRANGER = getAddress(`0x${'c4'.repeat(20)}`);

const balanceOf = (token: Hex, account: Hex) =>
  chain.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] });

test('an airdrop is made of a CSV file, whose wrong rows are named; an account of the list claims, anybody sends another its share, and a list with another root is named [MRK-01] [MRK-02]', async ({
  newPerson,
  request,
}) => {
  const creator = await newPerson('Clara');
  const buyer = await newPerson('Bert');
  const { page } = creator;
  await page.goto('/');
  await connect(creator);
  const token = await createToken(creator, 'Clementine', 'CLEM');

  await test.step('wrong rows are named by number, and a good file says its rows and its sum', async () => {
    await page.goto('/token/airdrop/create');
    await field(page, 'tokenAddress', token);
    await expect(page.getByText('Clementine (CLEM)')).toBeVisible();
    const read = (csv: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'airdrop.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await read(`address,amount\r\n${buyer.wallet.address},1e18\r\n0x12,5\r\n${STRANGER},300\r\n`);
    const note = page.getByRole('note').filter({ hasText: 'to continue' });
    await expect(note).toContainText('Fix 2 cells to continue');
    await expect(note).toContainText('Row 2, column 2 (amount): “1e18” isn’t a number.');
    await expect(note).toContainText('Row 3, column 1 (address): “0x12” isn’t an address.');
    await read(
      `\ufeffaddress,amount\r\n${buyer.wallet.address},1000.5\r\n${STRANGER},300\r\n${buyer.wallet.address},200\r\n`,
    );
    await expect(page.getByTestId('list-said')).toContainText('3 rows, 1,500.5 CLEM');
    await expect(page.getByTestId('list-said')).toContainText('One account has several rows');
    await expect(page.getByTestId('list-said')).toContainText('rows 2, 4');
  });

  await test.step('two signatures: approve, create', async () => {
    await field(page, 'reclaimFrom', dateText((await chainTime()) + 60n * DAY));
    await expect(page.getByTestId('outcome')).toContainText('1,500.5 CLEM leave your wallet for 3 rows of the list.');
    await expect(page.getByTestId('outcome')).toContainText('Each account can claim all of its amount at once.');
    await expect(page.getByText('Step 1 of 2: approve. Step 2: Create airdrop.')).toBeVisible();
    await press(page, 'Approve');
    await expect(page.getByText('Step 1 of 2')).toHaveCount(0);
    await press(page, 'Create airdrop');
    await expectToast(page, 'Airdrop created');
    await page.waitForURL(/\/token\/airdrop\/\d+$/);
    await expect(page.getByText('The list matches', { exact: true })).toBeVisible();
    await expect(page.getByText('3 rows, 1,500.5 CLEM.')).toBeVisible();
    await expect(page.getByText('Your account isn’t on the list.')).toBeVisible();
  });
  const url = new URL(page.url()).pathname;

  await test.step('an account of the list claims its two rows at once', async () => {
    await buyer.page.goto(url);
    await connect(buyer);
    await press(buyer.page, 'Claim 1,200.5 CLEM');
    await expectToast(buyer.page, 'Tokens claimed');
    expect(await balanceOf(token, buyer.wallet.address)).toBe(parseEther('1200.5'));
    await expect(buyer.page.getByText('Claimed in full', { exact: true })).toBeVisible();
  });

  await test.step('anybody sends another account its share', async () => {
    await buyer.page.getByLabel('Look up an account').fill(STRANGER);
    await press(buyer.page, 'Send 300 CLEM to this account');
    await expectToast(buyer.page, 'Tokens sent');
    expect(await balanceOf(token, STRANGER)).toBe(parseEther('300'));
    // this account too, and the whole airdrop
    await expect(buyer.page.getByText('Claimed in full', { exact: true })).toHaveCount(3);
  });

  await test.step('a list with another root is named, and nothing can be claimed by it', async () => {
    const { content } = await localConfig(request);
    await buyer.page.route(`${content.gateway}/*`, (route) =>
      route.fulfill({
        contentType: 'text/csv; charset=utf-8',
        headers: { 'access-control-allow-origin': '*' },
        body: `${buyer.wallet.address},${parseEther('1500.5')}\n`,
      }),
    );
    await buyer.page.reload();
    await expect(buyer.page.getByRole('alert').filter({ hasText: 'The list doesn’t match' })).toContainText(
      'Contract: 0x',
    );
    await expect(buyer.page.getByText('We need the list to find your share.')).toBeVisible();
    await expect(buyer.page.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
  });
});
