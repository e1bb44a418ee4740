import type { Page } from '@playwright/test';
import { type ChainConfig, type ContractKey, parseConfig, type TokenConfig } from '@rab/config';
import { fairLaunchAbi, fairLaunchFactoryAbi } from '@rab/contracts/abis';
import { decodeFunctionData, erc20Abi, type Hex, parseEther, zeroAddress } from 'viem';
import { AXE_SOURCE, violations } from './support/axe.ts';
import { chain, chainTime } from './support/chain.ts';
import {
  createToken,
  DAY,
  dateText,
  field,
  fillProjectInfo,
  HOUR,
  holdReceipts,
  press,
  transactionOf,
} from './support/steps.ts';
import { connect, expect, type Person, test } from './support/test.ts';

const PATH = '/rab-sale/fairlaunch/create';

const SOCIAL = [
  ['twitterUrl', 'Twitter cannot be blank'],
  ['telegramUrl', 'Telegram cannot be blank'],
  ['discordUrl', 'Discord cannot be blank'],
  ['gitHubUrl', 'Github cannot be blank'],
  ['redditUrl', 'Reddit cannot be blank'],
  ['facebookUrl', 'Facebook cannot be blank'],
  ['mediumUrl', 'Medium cannot be blank'],
  ['youtubleUrl', 'YouTube cannot be blank'],
] as const;

type ChainInput = Pick<ChainConfig, 'baseTokens' | 'exchanges'> & { contracts: Partial<Record<ContractKey, unknown>> };

/** Gives a person's pages another configuration of the stack's chain. */
async function reconfigure({ context }: Person, change: (chain: ChainInput) => ChainInput): Promise<void> {
  await context.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = await response.json();
    const id = String(config.defaultChainId);
    const chains = { ...config.chains, [id]: change(config.chains[id]) };
    await route.fulfill({ response, json: { ...config, chains } });
  });
}

/** Texts of a group of radio buttons. */
const choices = (page: Page, legend: string) => page.getByRole('group', { name: legend }).locator('label');

const stepTrail = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem');

test('an owner creates a fair launch with the older wizard [APP-05, WIZ-22]', async ({ newPerson, request }) => {
  const owner = await newPerson('Fay');
  const { page } = owner;
  const config = parseConfig(await (await request.get('/config.json')).json());
  const { contracts, exchanges } = config.chains[String(config.defaultChainId)] as ChainConfig;
  const factory = contracts.fairLaunchFactory as Hex;
  await page.goto('/token/create');
  await connect(owner);
  const token = await createToken(owner, 'Fair Carrot', 'FAIR');

  await test.step('Verify Token: currencies of this chain, fee options, creation fee', async () => {
    await page.goto(`${PATH}?tokenAddress=${token}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Create Fair Launch' })).toBeVisible();
    await expect(stepTrail(page)).toContainText([
      'Verify Token',
      'DeFi Launchpad Info',
      'Add Additional Info',
      'Finish',
    ]);
    await expect(page.getByRole('progressbar', { name: 'Progress of the wizard' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    await expect(page.getByText('Fair Carrot')).toBeVisible();
    await expect(choices(page, 'Currency')).toHaveText(['BNB', 'BUSD']);
    await expect(page.getByText('Not on this chain: USDT')).toBeVisible();
    await expect(choices(page, 'Fee option')).toHaveText([
      '2% of raised plus 2% of tokens raised',
      '5% of raised only',
    ]);
    await expect(page.getByRole('definition').filter({ hasText: /^1\s*BNB$/ })).toBeVisible();
    await press(page, 'Next');
  });

  const now = await chainTime();
  await test.step('DeFi Launchpad Info: its fields and its soft cap', async () => {
    await expect(page.getByRole('heading', { name: 'DeFi Launchpad Info' })).toBeVisible();
    await expect(page.locator('main [name="router"] option')).toHaveText(exchanges.map(({ name }) => name));
    await expect(page.getByText('Not on this chain: MDex, BiSwap, ApeSwap')).toBeVisible();
    await field(page, 'sellingAmount', '1000');
    await field(page, 'softCap', '5');
    await field(page, 'maxOwnerReceive', '10');
    await field(page, 'liquidityPercent', '60');
    await field(page, 'liquidityLockTime', '30');
    await field(page, 'startTime', dateText(now + HOUR));
    await field(page, 'endTime', dateText(now + HOUR + DAY));
    await page.getByText('Team vesting').click();
    await field(page, 'totalTeamVestingToken', '500');
    await field(page, 'firtTokenResleaseDays', '7');
    await field(page, 'teamFirstReleasePercent', '20');
    await field(page, 'teamVestingPeriod', '30');
    await field(page, 'teamTokenRelease', '10');
    await press(page, 'Next');
    await expect(page.getByText('SoftCap must be greater than or equal to 51% of Max Owner Receive')).toBeVisible();
    await field(page, 'softCap', '5.1');
    await press(page, 'Next');
  });

  await test.step('Add Additional Info: every social link is required; a reload keeps what was typed', async () => {
    await expect(page.getByRole('heading', { name: 'Add Additional Info' })).toBeVisible();
    await fillProjectInfo(page);
    await press(page, 'Next');
    for (const [name, message] of SOCIAL) {
      await expect(page.getByText(message)).toBeVisible();
      await field(page, name, `https://social.example/${name}`);
    }
    await press(page, 'Next');
    await expect(page.getByRole('heading', { name: 'Finish' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('definition').filter({ hasText: /^500\s*FAIR$/ })).toBeVisible();
  });

  await test.step('Finish: approve and create on chain, with the fee of 1 BNB; a reload meanwhile loses nothing', async () => {
    const main = page.getByRole('main');
    // 1000 for buyers, 2% of them as the fee, 98% of them for the most that is listed, 500 for the team
    await expect(main.getByText(/2,500\s*FAIR leave your wallet/)).toBeVisible();
    await page.evaluate(AXE_SOURCE);
    expect(await violations(page)).toEqual([]);
    await press(page, 'Approve');
    await expect(main.getByRole('button', { name: 'Submit' })).toBeVisible();
    const receipts = await holdReceipts(page);
    await press(page, 'Submit');
    await expect(main.getByText('Waiting for the chain…')).toBeVisible();
    await page.reload();
    await expect(main.getByText('Waiting for the chain…'), 'it is not sent twice').toBeVisible();
    await page.goto('about:blank');
    receipts.release();
    await page.goto(`${PATH}?tokenAddress=${token}`);
    const created = await transactionOf(page, 'Create launchpad success');
    expect(created).toMatchObject({ status: 'success', value: parseEther('1') });
    expect(decodeFunctionData({ abi: fairLaunchFactoryAbi, data: created.input }).functionName).toBe('create');
    await page.waitForURL(new RegExp(`${PATH}\\?created=${created.hash}$`));
  });

  await test.step('the finish screen names the launch and what can be done with it; its link can be kept', async () => {
    await page.reload();
    const main = page.getByRole('main');
    await expect(main.getByText('The fair launch is created')).toBeVisible();
    const [event] = await chain.getContractEvents({
      address: factory,
      abi: fairLaunchFactoryAbi,
      eventName: 'FairLaunchCreated',
      args: { owner: owner.wallet.address },
      fromBlock: 0n,
      strict: true,
    });
    const address = event?.args.fairLaunch as Hex;
    const short = `${address.slice(0, 6)}…${address.slice(-4)}`;
    await expect(main.getByRole('button', { name: `Copy address ${short}` })).toBeVisible();
    await expect(main.getByRole('link', { name: `View ${short} on` })).toHaveAttribute(
      'href',
      new RegExp(`/address/${address}$`),
    );
    await expect(main.getByRole('definition').filter({ hasText: /^5\.1\s*BNB$/ })).toBeVisible();
    for (const call of ['forceFailByPresaleOwner', 'userDeposit', 'addLiquidity', 'userWithdrawBaseTokens'])
      await expect(main.getByText(call)).toBeVisible();
    await page.evaluate(AXE_SOURCE);
    expect(await violations(page)).toEqual([]);

    const [info, info2, fees, , state, team] = await chain.readContract({
      address,
      abi: fairLaunchAbi,
      functionName: 'getInfo',
    });
    const minute = (seconds: bigint) => seconds - (seconds % 60n);
    expect(info).toEqual({
      saleToken: token,
      baseToken: zeroAddress,
      sellingAmount: parseEther('1000'),
      softCap: parseEther('5.1'),
      maxOwnerReceive: parseEther('10'),
      liquidityPercent: 600n,
      startTime: minute(now + HOUR),
      endTime: minute(now + HOUR + DAY),
      lockPeriod: 30n * DAY,
      feeOption: 1n,
    });
    expect(info2).toMatchObject({ presaleOwner: owner.wallet.address, factory: exchanges[0]?.factory });
    expect(fees).toMatchObject({ baseFee: 20n, tokenFee: 20n });
    expect(team).toEqual({
      usingTeamVesting: true,
      totalTokens: parseEther('500'),
      firstReleaseDelay: 7n * DAY,
      firstReleaseBps: 2000n,
      period: 30n * DAY,
      releaseBps: 1000n,
    });
    expect(state).toBe(0);
    const held = await chain.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    });
    expect(held).toBe(parseEther('2500'));
    const stored = await request.get(`${config.content.gateway}/${info2.projectInfoHash}`);
    expect(await stored.json()).toMatchObject({
      description: 'Carrots for everybody.',
      redditUrl: 'https://social.example/redditUrl',
    });
  });

  await test.step('where a chain is configured for all of them, all routers and currencies are offered', async () => {
    const other = await newPerson('Fern');
    await reconfigure(other, (local) => ({
      ...local,
      baseTokens: [...local.baseTokens, { ...(local.baseTokens[0] as TokenConfig), symbol: 'USDT', address: token }],
      exchanges: [
        ...local.exchanges,
        ...['MDex', 'BiSwap', 'ApeSwap'].map((name, index) => ({
          name,
          factory: `0x${String(index + 1).repeat(40)}` as Hex,
          router: `0x${String(index + 4).repeat(40)}` as Hex,
        })),
      ],
    }));
    await other.page.goto(`${PATH}?tokenAddress=${token}`);
    await expect(choices(other.page, 'Currency')).toHaveText(['BNB', 'BUSD', 'USDT']);
    await expect(other.page.getByText('Fair Carrot')).toBeVisible();
    await expect(other.page.getByText('Not on this chain')).toHaveCount(0);
    await press(other.page, 'Next');
    await expect(other.page.locator('main [name="router"] option')).toHaveText([
      'PancakeSwap',
      'MDex',
      'BiSwap',
      'ApeSwap',
    ]);
    await expect(other.page.getByText('Not on this chain')).toHaveCount(0);
  });
});

test('a link of another transaction shows no fair launch, and a chain without the contract says so', async ({
  newPerson,
}) => {
  const owner = await newPerson('Finn');
  const { page } = owner;
  await page.goto('/token/create');
  await connect(owner);
  await createToken(owner, 'No Launch', 'NOL');
  const other = await transactionOf(page, 'Create Token Success');
  await page.goto(`${PATH}?created=0x${'12'.repeat(32)}`);
  await expect(page.getByText('Local chain does not know this transaction yet.')).toBeVisible();
  const receipts = await holdReceipts(page);
  await page.goto(`${PATH}?created=${other.hash}`);
  await expect(page.getByText('Local chain does not know this transaction yet.')).toBeVisible();
  receipts.release();
  await expect(page.getByText('This transaction created no fair launch on Local chain.')).toBeVisible();
  await press(page, 'Create a fair launch');
  await expect(stepTrail(page).first()).toContainText('Verify Token');

  await reconfigure(owner, (local) => ({ ...local, contracts: { ...local.contracts, fairLaunchFactory: null } }));
  await page.goto(PATH);
  await expect(page.getByText('Local chain has no contract for fair launches.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create RAB Sale' })).toBeVisible();
});
