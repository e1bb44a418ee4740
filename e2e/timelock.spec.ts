import { launchpadSettingAbi } from '@rab/contracts/abis';
import { deployTimelock } from '@rab/testing/deployTimelock';
import { type Address, type Hex, parseEther } from 'viem';
import { chain } from './support/chain.ts';
import { localConfig } from './support/localConfig.ts';
import { press, settingsOwner, transactionOf, travel } from './support/steps.ts';
import { connect, expect, expectToast, test } from './support/test.ts';

const DELAY = 3600n;

/** OpenZeppelin's timelock as the settings' owner until `giveBack`. */
async function ownByTimelock(setting: Address, proposer: Address) {
  const account = settingsOwner().address;
  const abi = launchpadSettingAbi;
  const mined = (hash: Hex) => chain.waitForTransactionReceipt({ hash });
  const timelock = await deployTimelock(chain, { delay: DELAY, proposer, account });
  await chain.setBalance({ address: timelock, value: parseEther('1') });
  await chain.impersonateAccount({ address: timelock });
  const handOver = async (from: Address, to: Address) => {
    const offer = { address: setting, abi, functionName: 'transferOwnership', args: [to], account: from } as const;
    await mined(await chain.writeContract(offer));
    await mined(await chain.writeContract({ address: setting, abi, functionName: 'acceptOwnership', account: to }));
  };
  await handOver(account, timelock);
  return { timelock, giveBack: () => handOver(timelock, account) };
}

test('fees change through the timelock that owns the settings: scheduled, seen by everybody, canceled or executed when the time has come [SAF-05]', async ({
  newPerson,
  request,
  atEnd,
}) => {
  const { contracts } = await localConfig(request);
  const setting = contracts.launchpadSetting as Hex;
  const read = { address: setting, abi: launchpadSettingAbi } as const;
  const fees = async () => ({
    base: await chain.readContract({ ...read, functionName: 'getBaseFee' }),
    token: await chain.readContract({ ...read, functionName: 'getTokenFee' }),
    creation: await chain.readContract({ ...read, functionName: 'getCreationFee' }),
    receiver: await chain.readContract({ ...read, functionName: 'getFeeAddress' }),
  });
  const before = await fees();
  const { page, wallet } = await newPerson('Tara');
  const visitor = (await newPerson('visitor')).page;
  const { timelock, giveBack } = await ownByTimelock(setting, wallet.account.address);
  atEnd(giveBack);

  await page.goto('/rab-grow/settings');
  await expect(page.getByText('A timelock: changes wait at least 1 hour')).toBeVisible();
  await expect(page.getByText('No change is scheduled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change fees' })).toHaveCount(0);
  await connect({ page, wallet });
  const changes = (shown: typeof page) => shown.getByRole('list', { name: 'Scheduled changes' }).getByRole('listitem');
  const schedule = async (baseFee: string) => {
    await press(page, 'Change fees');
    const form = page.getByRole('dialog');
    await expect(form.getByText('It can be executed in 1 hour at the earliest')).toBeVisible();
    await form.getByLabel('Fee on the raise').fill(baseFee);
    await form.getByRole('button', { name: 'Change fees' }).click();
    await expect(form).toBeHidden();
  };

  await test.step('schedule', async () => {
    await schedule('3.3');
    const { to } = await transactionOf(page, 'Success!!!');
    expect(to?.toLowerCase()).toBe(timelock.toLowerCase());
    await expect(changes(page)).toHaveCount(1);
    await schedule('9.9');
    await expect(changes(page)).toHaveCount(2);
    expect(await fees()).toEqual(before);
  });

  await test.step('visitors see what is coming', async () => {
    await visitor.goto('/rab-grow/settings');
    await expect(changes(visitor)).toHaveCount(2);
    await expect(changes(visitor).first()).toContainText('Fees: 9.9% of the raise');
    await expect(changes(visitor).first()).toContainText(/Can be executed in 0d : \dh : \d+m : \d+s/);
    await expect(visitor.getByRole('button', { name: /^(?:Execute|Cancel)$/ })).toHaveCount(0);
  });

  const act = async (words: string, label: 'Execute' | 'Cancel') => {
    await changes(page).filter({ hasText: words }).getByRole('button', { name: label }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(words)).toBeVisible();
    await dialog.getByRole('button', { name: label }).click();
  };
  await test.step('cancel', async () => {
    await act('Fees: 9.9% of the raise', 'Cancel');
    await expect(changes(page).filter({ hasText: '9.9%' })).toContainText('Canceled');
    await expect(changes(page).filter({ hasText: '9.9%' }).getByRole('button')).toHaveCount(0);
  });

  await test.step('execute', async () => {
    const change = changes(page).filter({ hasText: '3.3%' });
    await expect(change.getByRole('button', { name: 'Execute' })).toHaveCount(0);
    await travel(page, '+1 hour');
    await expect(change).toContainText('Ready to execute');
    await act('Fees: 3.3% of the raise', 'Execute');
    await expectToast(page, 'Success!!!');
    await expect(change).toContainText('Executed');
    await expect(page.locator('dl > div').filter({ hasText: 'Fee on the raise (max 10%)' })).toContainText('3.3%');
    expect(await fees()).toEqual({ ...before, base: 33n });
  });

  // the scenarios after this one have the fees of the demo
  await chain.writeContract({
    ...read,
    functionName: 'setFees',
    args: [before.base, before.token, before.creation, before.receiver],
    account: timelock,
  });
});
