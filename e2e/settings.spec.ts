import { launchpadSettingAbi } from '@rab/contracts/abis';
import { decodeFunctionData, formatEther, type Hex, parseEther } from 'viem';
import { chain } from './support/chain.ts';
import { localConfig } from './support/localConfig.ts';
import { press, settingsOwner, transactionOf } from './support/steps.ts';
import { connect, expect, test } from './support/test.ts';

test('the settings are there for everybody to read; their owner changes a fee within its bound and nobody else is offered to [OWN-09, ADM-03]', async ({
  newPerson,
  request,
}) => {
  const { page, wallet } = await newPerson('Rhea');
  const { contracts } = await localConfig(request);
  const setting = { address: contracts.launchpadSetting as Hex, abi: launchpadSettingAbi } as const;
  const baseFee = await chain.readContract({ ...setting, functionName: 'getBaseFee' });
  const creationFee = await chain.readContract({ ...setting, functionName: 'getCreationFee' });
  const fact = (label: string) => page.locator('dl > div').filter({ hasText: label });

  await page.goto('/rab-grow/list');
  await page.getByRole('link', { name: 'Platform settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Platform settings' })).toBeVisible();
  await expect(fact('Fee on the raise (max 10%)')).toContainText(`${Number(baseFee) / 10}%`);
  await connect({ page, wallet });
  await expect(page.getByText('Only the owner of the settings can change them')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change fees' })).toHaveCount(0);

  wallet.setAccount(settingsOwner());
  await press(page, 'Change fees');
  const form = page.getByRole('dialog');
  await form.getByLabel('Fee on the raise').fill('10.1');
  await form.getByLabel('Creation fee').fill('0.3');
  await form.getByRole('button', { name: 'Change fees' }).click();
  await expect(form.getByText('At most 10%')).toBeVisible();
  await form.getByLabel('Fee on the raise').fill('3.3');
  await expect(form.getByText('Existing sales keep their fees')).toBeVisible();
  await form.getByRole('button', { name: 'Change fees' }).click();
  const { input } = await transactionOf(page, 'Success!!!');
  const { functionName, args } = decodeFunctionData({ ...setting, data: input });
  expect([functionName, ...args.slice(0, 1), ...args.slice(2, 3)]).toEqual(['setFees', 33n, parseEther('0.3')]);
  await expect(fact('Fee on the raise (max 10%)')).toContainText('3.3%');
  await expect(fact('Creation fee')).toContainText('0.3');

  // the scenarios after this one have the fees of the demo
  await expect(form).toBeHidden();
  await press(page, 'Change fees');
  await form.getByLabel('Fee on the raise').fill(`${Number(baseFee) / 10}`);
  await form.getByLabel('Creation fee').fill(formatEther(creationFee));
  await form.getByRole('button', { name: 'Change fees' }).click();
  await expect(fact('Fee on the raise (max 10%)')).toContainText(`${Number(baseFee) / 10}%`);
  expect(await chain.readContract({ ...setting, functionName: 'getCreationFee' })).toBe(creationFee);
});
