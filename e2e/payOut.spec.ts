import { addLiquidityCall } from '@rab/contracts/sale-calls';
import { type Address, erc20Abi, parseEther } from 'viem';
import { chain } from './support/chain.ts';
import { openPlatform } from './support/platform.ts';
import { press } from './support/steps.ts';
import { connect, expect, expectToast, test } from './support/test.ts';

const BUYERS = ['1', '2'].map((digit) => `0x${digit.repeat(39)}e` as Address);

test('an owner pays out all buyers and the referrer of a listed sale, continues after a refused part, and a buyer reads what came [RGT-02]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Olga');
  const buyer = await newPerson('Bodo');
  const platform = await openPlatform(request);
  const { page } = owner;
  const { sale, token, start, end } = await platform.saleOf(owner.wallet.address, {
    symbol: 'LILAC',
    referralRate: 50n,
  });
  const [referrer] = BUYERS as [Address];
  const buyers = [buyer.wallet.address, ...BUYERS];
  await platform.goTo(start + 60n);
  for (const address of buyers) {
    await chain.setBalance({ address, value: parseEther('10') });
    await platform.deposit(address, sale, '0.5', { referrer });
  }
  await platform.goTo(end + 60n);
  await platform.send(owner.wallet.address, addLiquidityCall({ id: sale }));

  await expect(async () => {
    await page.goto(`/rab-sale/${sale}`);
    await expect(page.getByRole('heading', { level: 1, name: 'LILAC token' })).toBeVisible();
  }).toPass();
  await connect(owner);
  await expect(page.getByText('3 buyers have tokens to claim. 1 referrer has a reward to claim.')).toBeVisible();
  await expect(page.getByText('Your wallet asks 2 times')).toBeVisible();

  await test.step('a part that the wallet refuses keeps nobody from the next one, and is still due', async () => {
    owner.wallet.refuses.add('eth_sendTransaction');
    await press(page, 'Pay out all 4');
    await expect(page.getByText('0 of 4 paid. One part wasn’t sent and is still due.')).toBeVisible();
    owner.wallet.refuses.clear();
    const before = await chain.getBalance({ address: referrer });
    await press(page, 'Continue with the other 1');
    await expectToast(page, 'Success!!!');
    // 5 % of what the fee of 4 % leaves of 1.5, of which the referrer brought all but its own deposit
    expect((await chain.getBalance({ address: referrer })) - before).toBe(parseEther('0.072'));
    await expect(page.getByText('3 buyers have tokens to claim.')).toBeVisible();
  });

  await test.step('everybody is paid by one signature, and nothing is left', async () => {
    await page.reload();
    await press(page, 'Pay out all 3');
    await expect(page.getByText('There’s nothing to pay out right now.')).toBeVisible();
    const tokensOf = (account: Address) =>
      chain.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] });
    for (const account of buyers) expect(await tokensOf(account)).toBe(parseEther('500'));
  });

  await test.step('a buyer finds the tokens claimed', async () => {
    await buyer.page.goto(`/rab-sale/${sale}`);
    await connect(buyer);
    await expect(
      buyer.page.getByText(/^You deposited 0\.5\s*BNB for 500\s*LILAC and claimed 500\s*LILAC\.$/),
    ).toBeVisible();
    await expect(buyer.page.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
  });
});
