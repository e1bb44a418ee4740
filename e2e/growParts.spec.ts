import { privateSaleAbi } from '@rab/contracts/abis';
import { type Hex, parseEther } from 'viem';
import { chain, chainTime } from './support/chain.ts';
import { demoChain } from './support/demoChain.ts';
import { indexerCaughtUp } from './support/indexerCaughtUp.ts';
import {
  createToken,
  DAY,
  field,
  fillProjectInfo,
  fillSaleInfo,
  HOUR,
  press,
  settingsOwner,
  transactionOf,
} from './support/steps.ts';
import { connect, expect, expectToast, type Person, test } from './support/test.ts';

const PERIOD = 7n * DAY;

/** Presses, reads the question, agrees, and sees the transaction done. */
async function act({ page }: Person, button: string | RegExp, question: RegExp, confirm = button): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(question);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  expect((await transactionOf(page, 'Success!!!')).status).toBe('success');
}

test('an owner creates a grow that is paid out in parts; a buyer hands tokens back, is refused after a part was paid meanwhile, and the administrator stops what is left [RGT-05]', async ({
  newPerson,
  request,
}) => {
  test.setTimeout(300_000);
  const demo = await demoChain(request);
  const owner = await newPerson('Greta');
  const buyer = await newPerson('Hugo');
  const administrator = await newPerson('Ada');
  administrator.wallet.setAccount(settingsOwner());
  for (const { wallet } of [owner, buyer]) await chain.impersonateAccount({ address: wallet.address });
  const { page } = owner;
  const main = page.getByRole('main');
  const other = demo.cast.buyers[0];

  await page.goto('/');
  await connect(owner);
  const token = await createToken(owner, 'Windmill', 'WNDM');
  await test.step('the form refuses what the contract refuses, at its field; the summary says the parts', async () => {
    await page.goto(`/rab-grow/create?tokenAddress=${token}`);
    await expect(page.getByText('Creation fee')).toBeVisible();
    await press(page, 'Next');
    await fillSaleInfo(page, false);
    await field(page, 'parts', '13');
    await field(page, 'partPeriod', '6');
    await press(page, 'Next');
    await expect(page.getByText('The raise can be paid out in 2 to 12 parts')).toBeVisible();
    await field(page, 'parts', '4');
    await press(page, 'Next');
    await expect(page.getByText('Parts must be 7 to 180 days apart')).toBeVisible();
    await field(page, 'partPeriod', '7');
    await press(page, 'Next');
    await fillProjectInfo(page);
    await press(page, 'Next');
    await expect(page.getByText('4 parts, 7 days apart')).toBeVisible();
    await press(page, 'Approve');
    await press(page, 'Submit');
    await expectToast(page, 'Create RAB Grow Success');
    await page.waitForURL(/\/rab-grow\/0x/);
    await press(page, 'Submit later');
    await expect(main.getByText(/The owner gets the raise in 4 parts, 7 days apart/)).toBeVisible();
  });

  const sale = page.url().split('/').pop() as Hex;
  const contract = { address: sale, abi: privateSaleAbi } as const;
  const open = async (person: Person) => {
    await indexerCaughtUp();
    await person.page.goto(`/rab-grow/${sale}`);
  };
  const partsOf = () => chain.readContract({ ...contract, functionName: 'parts' });

  await test.step('the sale succeeds, and the first part is what the question says', async () => {
    await demo.showGrow(sale);
    const [, { startTime, endTime, maxSpendPerBuyer, softCap, hardCap }] = await chain.readContract({
      ...contract,
      functionName: 'getInfo',
    });
    await demo.goTo(startTime);
    await open(buyer);
    await connect(buyer);
    await expect(buyer.page.getByText(/you can hand back tokens that you haven’t claimed/)).toBeVisible();
    const amount = maxSpendPerBuyer < hardCap / 2n ? maxSpendPerBuyer : hardCap / 2n;
    expect(2n * amount).toBeGreaterThanOrEqual(softCap);
    for (const account of [buyer.wallet.address, other])
      await demo.deposit(account, sale, String(Number(amount) / 1e18));
    await demo.goTo(endTime + HOUR);
    await demo.setGrowStatus(sale, 4);
    await demo.goTo(endTime + 4n * DAY);
    await demo.setGrowStatus(sale, 5);
    await open(owner);
    await act(owner, 'Finalized', /First of 4 parts/);
    expect((await partsOf()).paid).toBe(1n);
    await expect(main.getByText('1 of 4')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Withdraw what is due' })).toBeDisabled();
    await expect(main.getByText(/^Available from .* UTC\.$/)).toBeVisible();
  });

  await test.step('a part that is paid while the buyer reads makes less of the share: refused in words, nothing is sent', async () => {
    await demo.goTo((await partsOf()).next);
    await open(buyer);
    const sent = () => buyer.wallet.asked.filter((method) => method === 'eth_sendTransaction').length;
    const before = sent();
    await buyer.page
      .getByRole('main')
      .getByRole('button', { name: /^Hand back \d/ })
      .click();
    await demo.withdrawParts(owner.wallet.address, sale);
    await buyer.page.getByRole('alertdialog').getByRole('button', { name: 'Hand back', exact: true }).click();
    await expectToast(buyer.page, 'Less is left now than when you asked. Check what comes back and try again.');
    expect(sent()).toBe(before);
  });

  await test.step('the buyer hands back for exactly what the question says', async () => {
    await open(buyer);
    const [amount] = await chain.readContract({
      ...contract,
      functionName: 'handBackOf',
      args: [buyer.wallet.address],
    });
    const { left } = await partsOf();
    await act(buyer, /^Hand back \d/, /You get .* for .*, and not less/, 'Hand back');
    expect(left - (await partsOf()).left).toBe(amount);
    await expect(buyer.page.getByRole('button', { name: /^Hand back/ })).toHaveCount(0);
    const [deposit] = await chain.readContract({ ...contract, functionName: 'BUYERS', args: [buyer.wallet.address] });
    expect(deposit).toBe(0n);
  });

  await test.step('the owner withdraws a part at its date', async () => {
    await demo.goTo((await partsOf()).next);
    await open(owner);
    await act(owner, 'Withdraw what is due', /unless buyers hand back tokens first/);
    expect((await partsOf()).paid).toBe(3n);
  });

  await test.step('the administrator stops the last part; the owner gets nothing for tokens that can be handed back', async () => {
    await open(administrator);
    await connect(administrator);
    await act(administrator, 'Stop the payout', /If you never resume/);
    await demo.goTo((await chainTime()) + PERIOD + HOUR);
    await open(owner);
    await expect(main.getByText('The administrator has stopped the payout')).toBeVisible();
    const { left } = await partsOf();
    expect(left).toBeGreaterThan(parseEther('0.01'));
    await main.getByRole('button', { name: 'Withdraw what is due' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw what is due' }).click();
    await expect(page.locator('[data-toast="error"]')).toBeVisible();
    expect((await partsOf()).left).toBe(left);
    await page.locator('[data-toast="error"]').getByRole('button', { name: 'Dismiss' }).click();
  });

  await test.step('resumed, the last part is due at once: its date is over', async () => {
    await open(administrator);
    await act(administrator, 'Resume the payout', /every part whose date has passed/);
    await open(owner);
    await act(owner, 'Withdraw what is due', /You get/);
    expect(await partsOf()).toMatchObject({ paid: 4n, left: 0n });
    await expect(main.getByText('4 of 4')).toBeVisible();
  });
});
