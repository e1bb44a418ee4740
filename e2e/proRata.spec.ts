import { fairLaunchAbi } from '@rab/contracts/abis';
import { proRataAbi, proRataFactoryAbi } from '@rab/contracts/abis/pro-rata';
import { decodeFunctionData, type Hex, parseEther } from 'viem';
import { AXE_SOURCE, violations } from './support/axe.ts';
import { chain, chainTime, freshAccount } from './support/chain.ts';
import { openPlatform } from './support/platform.ts';
import {
  createToken,
  DAY,
  dateText,
  field,
  fillProjectInfo,
  HOUR,
  press,
  transactionOf,
  travel,
} from './support/steps.ts';
import { connect, expect, test } from './support/test.ts';

const PATH = '/rab-sale/prorata/create';
const SOCIAL = ['twitterUrl', 'telegramUrl', 'discordUrl', 'gitHubUrl', 'redditUrl', 'facebookUrl', 'mediumUrl'];

test('an owner creates a pro rata sale; it misses its soft cap, and both take back what is theirs [RGT-06]', async ({
  newPerson,
}) => {
  const owner = await newPerson('Pia');
  const { page } = owner;
  const main = page.getByRole('main');
  await page.goto('/token/create');
  await connect(owner);
  const token = await createToken(owner, 'Even Carrot', 'EVEN');
  const now = await chainTime();

  await test.step('the form refuses a hard cap that is not above the soft cap, at its field', async () => {
    await page.goto(`${PATH}?tokenAddress=${token}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Create Pro Rata Sale' })).toBeVisible();
    await expect(page.getByText('Even Carrot')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^1\s*BNB$/ })).toBeVisible();
    await press(page, 'Next');
    const typed = {
      ...{ sellingAmount: '1000', softCap: '5.1', hardCap: '5.1', maxOwnerReceive: '10' },
      ...{ startTime: dateText(now + HOUR), endTime: dateText(now + HOUR + DAY) },
      ...{ liquidityPercent: '60', liquidityLockTime: '30' },
    };
    for (const [name, text] of Object.entries(typed)) await field(page, name, text);
    await press(page, 'Next');
    await expect(page.getByText('Soft cap must less than hard cap')).toBeVisible();
    await field(page, 'hardCap', '20');
    await press(page, 'Next');
    await fillProjectInfo(page);
    for (const name of [...SOCIAL, 'youtubleUrl']) await field(page, name, `https://social.example/${name}`);
    await press(page, 'Next');
  });

  await test.step('its review says what comes at both caps, and it is created', async () => {
    await expect(page.getByRole('heading', { name: 'Finish' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'At the hard cap' })).toBeVisible();
    await expect(main.getByText(/If buyers commit more than the hard cap/)).toBeVisible();
    await page.evaluate(AXE_SOURCE);
    expect(await violations(page)).toEqual([]);
    await main.getByRole('button', { name: 'Approve' }).click();
    await expect(main.getByRole('button', { name: 'Submit' })).toBeVisible();
    await press(page, 'Submit');
    const created = await transactionOf(page, 'Create launchpad success');
    expect(created).toMatchObject({ status: 'success', value: parseEther('1') });
    const { functionName, args } = decodeFunctionData({ abi: proRataFactoryAbi, data: created.input });
    expect([functionName, args?.[1]]).toEqual(['create', parseEther('20')]);
    await page.waitForURL(/\/rab-sale\/prorata\/0x[0-9a-f]{40}$/i);
  });

  const path = new URL(page.url()).pathname;
  const sale = path.split('/').at(-1) as Hex;
  expect(await chain.readContract({ address: sale, abi: proRataAbi, functionName: 'hardCap' })).toBe(parseEther('20'));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Even Carrot');
  await travel(page, '+1 hour', 2);

  const buyer = await newPerson('Quin');
  await test.step('a buyer commits, reads what that would be, and has it back after the end', async () => {
    const there = buyer.page.getByRole('main');
    await buyer.page.goto(path);
    await connect(buyer);
    await there.getByLabel('Amount').fill('2');
    await expect(there.getByText(/it would miss its soft cap, and you could withdraw all of your 2 BNB/)).toBeVisible();
    await press(buyer.page, 'Buy');
    await expect(there.getByText(/You committed 2\s*BNB\. If the sale ended now/)).toBeVisible();
    await travel(buyer.page, '+1 day', 1);
    await travel(buyer.page, '+1 hour', 1);
    await buyer.page.reload();
    await there
      .getByRole('button', { name: /^Refund/ })
      .first()
      .click();
    await expect(there.getByText(/Your deposit was refunded/)).toBeVisible();
  });

  await test.step('its owner takes the tokens back', async () => {
    await page.goto(path);
    await main
      .getByRole('button', { name: /^Withdraw/ })
      .first()
      .click();
    await expect(main.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
  });
});

test('more than the hard cap is committed: anybody settles, and each gets tokens and the rest in one claim [RGT-06]', async ({
  newPerson,
  request,
}) => {
  const platform = await openPlatform(request);
  const [owner, crowd] = await Promise.all([freshAccount('100'), freshAccount('100')]);
  for (const { address } of [owner, crowd]) await chain.impersonateAccount({ address });
  const token = await platform.createToken(owner.address, { name: 'Bramble', symbol: 'BRB', supply: 40_000_000n });
  const now = await chainTime();
  const sale = await platform.createProRata({
    ...{ owner: owner.address, token, start: now + 60n, end: now + 2n * DAY },
    ...{ selling: '1000000', softCap: '2', hardCap: '4', maxOwner: '3' },
  });
  await platform.goTo(now + 120n);
  await platform.takePart(crowd.address, sale, '5');

  const buyer = await newPerson('Rae');
  const { page } = buyer;
  const main = page.getByRole('main');
  await page.goto(`/rab-sale/prorata/${sale}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Bramble');
  await connect(buyer);
  // it has 5 of its hard cap of 4; with 3 more a half comes back
  await main.getByLabel('Amount').fill('3');
  await expect(
    main.getByText(/you would pay 1\.5 BNB of your 3 BNB and get 375,000 BRB at listing\. 1\.5 BNB would come back/),
  ).toBeVisible();
  await expect(main.getByText(/using several wallets gets you no more/)).toBeVisible();
  await page.evaluate(AXE_SOURCE);
  expect(await violations(page)).toEqual([]);
  await press(page, 'Buy');
  await expect(main.getByText(/You committed 3\s*BNB\. If the sale ended now/)).toBeVisible();
  expect(await main.getByRole('button', { name: 'Finalize' }).count()).toBe(0);

  // it ends in two days, and anybody may settle it a day after that
  await travel(page, '+1 day', 4);
  await page.reload();
  await expect(main.getByText(/After the listing you can claim 375,000\s*BRB and 1\.5\s*BNB back/)).toBeVisible();
  await press(page, 'Finalize');
  const dialog = page.getByRole('alertdialog');
  // of 8 committed, 4 are raised
  await expect(dialog.getByText(/^4\s*BNB$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Finalize' }).click();
  await expect(main.getByText('BRB is listed on PancakeSwap')).toBeVisible();
  const [finalized] = await chain.getContractEvents({
    address: sale,
    abi: fairLaunchAbi,
    eventName: 'Finalized',
    fromBlock: 0n,
    strict: true,
  });
  expect(finalized?.args.baseFee).toBe(parseEther('0.08'));

  await expect(main.getByText(/Your claim sends you 375,000\s*BRB and 1\.5\s*BNB back/)).toBeVisible();
  const before = await chain.getBalance({ address: buyer.wallet.address });
  await press(page, 'Claim 375,000 BRB');
  await expect(main.getByText(/You claimed 375,000\s*BRB and got 1\.5\s*BNB back/)).toBeVisible();
  const gained = (await chain.getBalance({ address: buyer.wallet.address })) - before;
  expect(gained).toBeGreaterThan(parseEther('1.49'));
  expect(gained).toBeLessThanOrEqual(parseEther('1.5'));
});
