import {
  babyTokenFactoryAbi,
  buybackBabyTokenFactoryAbi,
  liquidityGeneratorTokenFactoryAbi,
} from '@rab/contracts/abis';
import { babyTokenAbi, liquidityGeneratorTokenAbi } from '@rab/contracts/abis/others';
import { type Abi, decodeFunctionData, type Hex, parseEther } from 'viem';
import { AXE_SOURCE, violations } from './support/axe.ts';
import { chain } from './support/chain.ts';
import { localConfig } from './support/localConfig.ts';
import { field, press, transactionOf } from './support/steps.ts';
import { connect, expect, type Person, test } from './support/test.ts';

const MARKETING = `0x${'5'.repeat(40)}` as const;
const SUPPLY = parseEther('1000000');

/** Chooses the kind, types what every token has and the kind's own fields. */
async function fill({ page }: Person, kind: string, name: string, terms: Record<string, string>) {
  await page.goto('/token/create');
  await page.getByText(kind, { exact: true }).click();
  await field(page, 'name', name);
  await field(page, 'symbol', name.toUpperCase());
  await field(page, 'totalSupply', '1000000');
  for (const [term, text] of Object.entries(terms)) await field(page, term, text);
}

/** Creates what was filled in; the token's address and what was sent. */
async function create({ page }: Person, abi: Abi) {
  await press(page, 'Create token');
  const { input, to, value } = await transactionOf(page, 'Create Token Success');
  await page.waitForURL(/\/token\/view\/0x/);
  return { token: page.url().split('/').pop() as Hex, to, value, ...decodeFunctionData({ abi, data: input }) };
}

test('an owner creates a token of every kind with fees, with the terms that were typed [TOK-06, TOK-07, TOK-08, TOK-09]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Tara');
  const { page } = owner;
  const { contracts, baseTokens, exchanges } = await localConfig(request);
  const router = exchanges[0]?.router as Hex;
  const busd = baseTokens.find(({ symbol }) => symbol === 'BUSD')?.address as Hex;
  const feeOf = (address: Hex) => chain.readContract({ address, abi: babyTokenFactoryAbi, functionName: 'flatFee' });
  await page.addInitScript(AXE_SOURCE);
  await page.goto('/token/create');
  await connect(owner);

  await test.step('a liquidity generator', async () => {
    const terms = { transactionFeeYield: '2', transactionFeeLiquidity: '3', marketingPercent: '1' };
    await fill(owner, 'Liquidity generator', 'Gen', { ...terms, marketingAddress: MARKETING });
    await press(page, 'Create token');
    await expect(page.getByText('Please select a router!')).toBeVisible();
    await page.mouse.move(0, 0);
    expect(await violations(page)).toEqual([]);
    await page.locator('main [name="router"]').selectOption(router);
    const { token, ...sent } = await create(owner, liquidityGeneratorTokenFactoryAbi);
    const factory = contracts.liquidityGeneratorTokenFactory as Hex;
    const params = {
      router,
      transactionFeeYield: 2n,
      transactionFeeLiquidity: 3n,
      marketingAddress: MARKETING,
      marketingPercent: 1n,
    };
    expect(sent).toEqual({
      to: factory.toLowerCase(),
      value: await feeOf(factory),
      functionName: 'create',
      args: ['Gen', 'GEN', 18, SUPPLY, params],
    });
    const read = { address: token, abi: liquidityGeneratorTokenAbi } as const;
    expect(await chain.readContract({ ...read, functionName: 'fees' })).toEqual([2, 3, 1, 0]);
    expect(await chain.readContract({ ...read, functionName: 'balanceOf', args: [owner.wallet.address] })).toBe(SUPPLY);
  });

  await test.step('a baby token', async () => {
    const terms = { rewardToken: busd, minimumTokenBalanceForDividends: '12.5', marketingWallet: MARKETING };
    await fill(owner, 'Baby', 'Bab', {
      ...terms,
      tokenRewardFee: '4',
      autoAddLiquidityPercent: '2',
      marketingFee: '1',
    });
    expect(await violations(page)).toEqual([]);
    const { token, args } = await create(owner, babyTokenFactoryAbi);
    const params = {
      rewardToken: busd,
      minimumTokenBalanceForDividends: parseEther('12.5'),
      tokenRewardFee: 4n,
      autoAddLiquidityPercent: 2n,
      marketingFee: 1n,
      marketingWallet: MARKETING,
    };
    expect(args).toEqual(['Bab', 'BAB', 18, SUPPLY, params]);
    const read = { address: token, abi: babyTokenAbi } as const;
    expect(await chain.readContract({ ...read, functionName: 'fees' })).toEqual([4, 2, 1, 0]);
    expect(await chain.readContract({ ...read, functionName: 'rewardToken' })).toBe(busd);
  });

  await test.step('a buyback baby token', async () => {
    const terms = { liquidityFee: '1', buyBackFee: '2', reflectionFee: '3', marketingFee: '4' };
    await fill(owner, 'Buyback baby', 'Buy', { ...terms, rewardToken: busd });
    const { token, args } = await create(owner, buybackBabyTokenFactoryAbi);
    const params = { rewardToken: busd, liquidityFee: 1n, buyBackFee: 2n, reflectionFee: 3n, marketingFee: 4n };
    expect(args).toEqual(['Buy', 'BUY', 18, SUPPLY, params]);
    const read = { address: token, abi: babyTokenAbi } as const;
    expect(await chain.readContract({ ...read, functionName: 'fees' })).toEqual([3, 1, 4, 2]);
  });
});
