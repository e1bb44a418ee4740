import type { APIRequestContext } from '@playwright/test';
import { contractCall } from '@rab/contracts';
import { positionManagerAbi } from '@rab/contracts/abis/foreign';
import { rabbitPositionLockAbi } from '@rab/contracts/abis/others';
import { V3Exchange } from '@rab/evm/driver';
import { decodeFunctionData, erc20Abi, getAddress, type Hex, parseEther } from 'viem';
import { chain, chainTime, freshAccount } from './support/chain.ts';
import { localConfig } from './support/localConfig.ts';
import { openPlatform } from './support/platform.ts';
import { createToken, DAY, dateText, failOnChain, field, press, transactionOf, travel } from './support/steps.ts';
import { connect, expect, expectToast, type Person, test } from './support/test.ts';

/** Coins for one token. */
const PRICE = 0.0001;

const balanceOf = (token: Hex, account: Hex) =>
  chain.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] });

/** The V3 exchange of the stack, as people use it, and the contract that locks its positions. */
async function openExchange(request: APIRequestContext) {
  const platform = await openPlatform(request);
  const { contracts, positionManagers } = await localConfig(request);
  const [manager] = positionManagers;
  const locker = contracts.positionLock;
  if (!manager || !locker) throw new Error('the stack locks no positions');
  const ownerOf = (tokenId: bigint) =>
    chain.readContract({ address: manager.address, abi: positionManagerAbi, functionName: 'ownerOf', args: [tokenId] });
  const lockOf = (id: bigint) =>
    chain.readContract({ address: locker, abi: rabbitPositionLockAbi, functionName: 'getLock', args: [id] });
  return { platform, locker, manager: manager.address, v3: new V3Exchange(platform, manager.address), ownerOf, lockOf };
}

/** A person with a wallet and a token of 1,000,000. */
async function begin(owner: Person, name: string, symbol: string): Promise<Hex> {
  await owner.page.goto('/');
  await connect(owner);
  return createToken(owner, name, symbol);
}

/** A funded account that the chain lets send without its key. */
async function newTrader(): Promise<Hex> {
  const { address } = await freshAccount('100');
  await chain.impersonateAccount({ address });
  return address;
}

const idIn = (url: string) => BigInt(new URL(url).pathname.split('/').pop() ?? '');

test('a V3 position is locked with one transaction, anybody collects its fees for their receiver, and its lock is extended, offered, accepted and unlocked, each as the page said [LIQ-01]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Vera');
  const { page, wallet } = owner;
  const { locker, manager, v3, ownerOf, lockOf } = await openExchange(request);
  const token = await begin(owner, 'Valerian', 'VALE');
  const tokenId = await v3.open(wallet.address, {
    ...{ token, price: PRICE, range: [0.5, 2] },
    ...{ tokens: parseEther('100000'), coins: parseEther('10') },
  });
  const buyer = await newTrader();
  const date = (await chainTime()) + 10n * DAY;
  const until = date - (date % 60n);
  const receiver = (await freshAccount('1')).address;
  const outcome = page.getByTestId('outcome');

  await test.step('what the contract would refuse is refused in the field', async () => {
    await page.goto('/create-lock');
    await page.getByRole('link', { name: 'Lock a V3 position' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lock a V3 position' })).toBeVisible();
    // the demo's first
    await field(page, 'tokenId', '1');
    await field(page, 'lockUntil', '2020-01-01 00:00');
    await field(page, 'feeReceiver', manager);
    await field(page, 'owner', locker);
    await press(page, 'Lock the position');
    for (const sentence of [
      'This position isn’t in your wallet',
      'Lock until needs to be after current time',
      'This contract can’t use the fees',
      'This contract can’t use a lock',
    ])
      await expect(page.getByText(sentence)).toBeVisible();
    await field(page, 'tokenId', '999999');
    await expect(page.getByText('This exchange has no position with this number')).toBeVisible();
  });

  await test.step('a position of the wallet is chosen, and the page says what will happen', async () => {
    const own = page.getByRole('group', { name: 'Your positions' }).getByRole('button');
    await expect(own).toHaveCount(1);
    await expect(own).toContainText(`0.3% fee · Uniswap V3 · number ${tokenId}`);
    await own.click();
    await expect(page.locator('[name="tokenId"]')).toHaveValue(String(tokenId));
    await expect(page.getByText('In range: the position earns fees at this price.')).toBeVisible();
    await field(page, 'lockUntil', dateText(until));
    await field(page, 'feeReceiver', receiver);
    await field(page, 'owner', '');
    await field(page, 'title', 'Launch liquidity');
    await expect(outcome).toContainText(
      new RegExp(`Position ${tokenId} \\(.*VALE.*\\) leaves your wallet with all its liquidity\\.`),
    );
    await expect(outcome).toContainText(`From ${dateText(until)} UTC, you can withdraw it.`);
    await expect(outcome).toContainText(/Its fees go to 0x.{4}….{4}, now and for as long as it stays locked\./);
  });

  await test.step('one transaction locks it, and leads to its page', async () => {
    await failOnChain(owner, 'Lock the position', 'Lock failed');
    expect(await ownerOf(tokenId)).toBe(wallet.address);
    await press(page, 'Lock the position');
    const { to, input } = await transactionOf(page, 'Lock success');
    expect([to && getAddress(to), decodeFunctionData({ abi: positionManagerAbi, data: input }).functionName]).toEqual([
      manager,
      'safeTransferFrom',
    ]);
    await page.waitForURL(/\/lock-liquidity\/position\/\d+$/);
    expect(await ownerOf(tokenId)).toBe(locker);
    await expect(page.getByText(/^Locked until \d+ \w+ \d{4}$/).first()).toBeVisible();
    await expect(page.getByText('Nothing to collect yet')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Launch liquidity' })).toBeVisible();
  });
  const id = idIn(page.url());
  const url = new URL(page.url()).pathname;

  await test.step('a stranger collects the fees of trade for their receiver', async () => {
    await v3.buy(buyer, token, parseEther('2'));
    await v3.sell(buyer, token, (await balanceOf(token, buyer)) / 2n);
    const stranger = await newPerson('Stan');
    await stranger.page.goto(url);
    await connect(stranger);
    await expect(stranger.page.getByTestId('collect-outcome')).toContainText(/^The pool pays .*VALE.* to 0x/);
    await expect(stranger.page.getByRole('button', { name: /Unlock|Extend|Offer|Renounce/ })).toHaveCount(0);
    await press(stranger.page, 'Collect fees');
    await expectToast(stranger.page, 'Fees collected');
    expect(await balanceOf(token, receiver)).toBeGreaterThan(0n);
    expect(await balanceOf(token, locker)).toBe(0n);
    await expect(stranger.page.getByText('Nothing to collect yet')).toBeVisible();
    await expect(stranger.page.getByText(/^Fees paid to/)).toBeVisible();
  });

  await test.step('the list finds it by its token', async () => {
    await page.goto('/lock-liquidity');
    await page.getByRole('link', { name: 'V3 positions' }).click();
    await page.getByRole('searchbox', { name: 'Search locked positions' }).fill(token);
    const row = page.getByRole('row').filter({ hasText: 'VALE' });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Launch liquidity');
    await expect(row).toContainText('Uniswap V3');
    await row.getByRole('link', { name: 'View' }).click();
    await page.waitForURL((now) => now.pathname === url);
  });

  const dialog = page.getByRole('dialog');
  const later = until + DAY;
  await test.step('the date moves later, never earlier', async () => {
    await press(page, 'Extend');
    await dialog.locator('[name="newDate"]').fill(dateText(until - DAY));
    await dialog.getByRole('button', { name: 'Extend' }).click();
    await expect(dialog.getByText('The new date must be after the old one.')).toBeVisible();
    await dialog.locator('[name="newDate"]').fill(dateText(later));
    await expect(dialog.getByTestId('outcome')).toHaveText(
      `It unlocks on ${dateText(later)} UTC instead of ${dateText(until)} UTC.`,
    );
    await dialog.getByRole('button', { name: 'Extend' }).click();
    await expectToast(page, 'Lock changed');
    await expect(dialog).toBeHidden();
    expect((await lockOf(id)).unlockDate).toBe(later);
  });

  await test.step('another title', async () => {
    await press(page, 'Change title');
    await dialog.locator('[name="title"]').fill('Liquidity of 2027');
    await dialog.getByRole('button', { name: 'Change title' }).click();
    await expectToast(page, 'Title changed');
    await expect(page.getByRole('definition').filter({ hasText: 'Liquidity of 2027' })).toBeVisible();
  });

  const heir = await newPerson('Hugo');
  await test.step('it is offered, the offer is taken back, offered again and accepted', async () => {
    const offer = async () => {
      await dialog.locator('[name="newOwner"]').fill(heir.wallet.address);
      await dialog.getByRole('button', { name: 'Offer the lock' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Offered, not accepted yet')).toBeVisible();
    };
    await press(page, 'Offer ownership');
    await dialog.locator('[name="newOwner"]').fill(wallet.address);
    await dialog.getByRole('button', { name: 'Offer the lock' }).click();
    await expect(dialog.getByText('This account already owns the lock')).toBeVisible();
    await offer();
    await press(page, 'Take the offer back');
    await expectToast(page, 'Offer taken back');
    await expect(page.getByText('Offered, not accepted yet')).toHaveCount(0);
    await press(page, 'Offer ownership');
    await offer();
    await heir.page.goto(url);
    await connect(heir);
    await expect(heir.page.getByRole('note').filter({ hasText: 'offered to you' })).toContainText(
      /Its fees keep going to 0x/,
    );
    await press(heir.page, 'Accept the lock');
    await expectToast(heir.page, 'Lock accepted');
    expect((await lockOf(id)).owner).toBe(heir.wallet.address);
    await expect(page.getByRole('button', { name: /Unlock|Extend|Offer|Renounce/ })).toHaveCount(0, {
      timeout: 30_000,
    });
  });

  await test.step('its new owner unlocks it from the date on', async () => {
    await expect(heir.page.getByRole('button', { name: 'Unlock', exact: true })).toBeDisabled();
    await travel(heir.page, '+1 day', 12);
    await press(heir.page, 'Unlock');
    await expectToast(heir.page, 'Unlock success');
    expect(await ownerOf(tokenId)).toBe(heir.wallet.address);
    await expect(heir.page.getByText('Unlocked and withdrawn')).toBeVisible();
  });
});

test('a lock that its owner gives up stays locked for good, and its fees still reach the receiver [LIQ-01]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Gil');
  const { page, wallet } = owner;
  const { platform, locker, v3, ownerOf, lockOf } = await openExchange(request);
  const token = await begin(owner, 'Gilly', 'GILL');
  const tokenId = await v3.open(wallet.address, {
    ...{ token, price: PRICE },
    ...{ tokens: parseEther('1000'), coins: parseEther('0.1') },
  });
  await page.goto('/create-lock/position');
  await page.getByRole('group', { name: 'Your positions' }).getByRole('button').click();
  await expect(page.getByText('Full range: the position covers every price.')).toBeVisible();
  await field(page, 'lockUntil', dateText((await chainTime()) + 2n * DAY));
  await expect(page.getByTestId('outcome')).toContainText('Its fees go to the owner of the lock.');
  await press(page, 'Lock the position');
  await page.waitForURL(/\/lock-liquidity\/position\/\d+$/);
  const id = idIn(page.url());

  await press(page, 'Renounce Lock Ownership');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Nobody will ever be able to withdraw the position, including you and us.');
  await question.getByRole('button', { name: 'Renounce permanently' }).click();
  await expectToast(page, 'Renounce lock ownership success');
  await expect(page.getByText('Locked for good', { exact: true })).toBeVisible();
  expect((await lockOf(id)).feeReceiver).toBe(wallet.address);

  await v3.buy(await newTrader(), token, parseEther('0.05'));
  await page.reload();
  await press(page, 'Collect fees');
  await expectToast(page, 'Fees collected');
  await travel(page, '+1 day', 3);
  await expect(
    platform.send(
      wallet.address,
      contractCall({ address: locker, abi: rabbitPositionLockAbi, functionName: 'unlock', args: [id] }),
    ),
  ).rejects.toThrow();
  expect(await ownerOf(tokenId)).toBe(locker);
});
