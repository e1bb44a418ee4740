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
  travel,
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
    await expect(page.getByText('Not available on this network: USDT')).toBeVisible();
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
    await expect(page.getByText('Not available on this network: MDex, BiSwap, ApeSwap')).toBeVisible();
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
    // it is pale until the allowance is read
    await expect(main.getByRole('button', { name: 'Approve' })).toBeEnabled();
    await page.evaluate(AXE_SOURCE);
    expect(await violations(page)).toEqual([]);
    await press(page, 'Approve');
    await expect(main.getByRole('button', { name: 'Submit' })).toBeVisible();
    const receipts = await holdReceipts(page);
    await press(page, 'Submit');
    await expect(main.getByText('Waiting for confirmation…')).toBeVisible();
    await page.reload();
    await expect(main.getByText('Waiting for confirmation…'), 'it is not sent twice').toBeVisible();
    await page.goto('about:blank');
    receipts.release();
    // not before everything is loaded: the toast stays for 5 seconds, and a slow font holds the event back for longer
    await page.goto(`${PATH}?tokenAddress=${token}`, { waitUntil: 'commit' });
    const created = await transactionOf(page, 'Create launchpad success');
    expect(created).toMatchObject({ status: 'success', value: parseEther('1') });
    expect(decodeFunctionData({ abi: fairLaunchFactoryAbi, data: created.input }).functionName).toBe('create');
    await page.waitForURL(/\/rab-sale\/fairlaunch\/0x[0-9a-f]{40}$/i);
  });

  await test.step('its page says its terms and what comes at the end; its list has it [FLN-01]', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Fair Carrot');
    await expect(main.getByText('Split among buyers')).toBeVisible();
    await expect(main.getByText('Owner receives at most')).toBeVisible();
    const [event] = await chain.getContractEvents({
      address: factory,
      abi: fairLaunchFactoryAbi,
      eventName: 'FairLaunchCreated',
      args: { owner: owner.wallet.address },
      fromBlock: 0n,
      strict: true,
    });
    const address = event?.args.fairLaunch as Hex;
    expect(page.url().toLowerCase()).toContain(address.toLowerCase());
    await main.getByRole('tab', { name: 'Team' }).click();
    await expect(main.getByText('20% 7 days after the listing')).toBeVisible();
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
    await expect(other.page.getByText('Not available on this network')).toHaveCount(0);
    await press(other.page, 'Next');
    await expect(other.page.locator('main [name="router"] option')).toHaveText([
      'PancakeSwap',
      'MDex',
      'BiSwap',
      'ApeSwap',
    ]);
    await expect(other.page.getByText('Not available on this network')).toHaveCount(0);
  });
});

test('a chain without the contract says so', async ({ newPerson }) => {
  const visitor = await newPerson('Finn');
  const { page } = visitor;
  await reconfigure(visitor, (local) => ({ ...local, contracts: { ...local.contracts, fairLaunchFactory: null } }));
  await page.goto(PATH);
  await expect(page.getByText('Fair launches aren’t available on Local chain.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create RAB Sale' })).toBeVisible();
});

test('a fair launch is taken part in, listed by anybody a day after its end, and claimed [FLN-02]', async ({
  newPerson,
}) => {
  const buyer = await newPerson('Hazel');
  const { page } = buyer;
  const main = page.getByRole('main');
  await page.goto('/rab-sale/fairlaunch');
  await expect(main.getByRole('link', { name: 'MLW' })).toBeVisible();
  await main.getByRole('link', { name: 'MLW' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Mallow Cloud');
  await connect(buyer);
  const launch = new URL(page.url()).pathname.split('/').at(-1) as Hex;
  await main.getByLabel('Amount').fill('0.75');
  // 0.75 of 3 in all
  await expect(main.getByText(/If nobody else deposits, you get 250,000 MLW at listing/)).toBeVisible();
  await press(page, 'Buy');
  await expect(main.getByText(/You deposited 0\.75\s*BNB/)).toBeVisible();
  const deposited = () =>
    chain.readContract({ address: launch, abi: fairLaunchAbi, functionName: 'BUYERS', args: [buyer.wallet.address] });
  expect(await deposited()).toEqual([parseEther('0.75'), parseEther('250000'), 0n]);
  expect(await main.getByRole('button', { name: 'Finalize' }).count()).toBe(0);

  // it ends in two days, and anybody may list it a day after that
  await travel(page, '+1 day', 4);
  await page.reload();
  await press(page, 'Finalize');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/^3\s*BNB$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Finalize' }).click();
  await expect(main.getByText('MLW is listed on PancakeSwap')).toBeVisible();
  const [finalized] = await chain.getContractEvents({
    address: launch,
    abi: fairLaunchAbi,
    eventName: 'Finalized',
    fromBlock: 0n,
    strict: true,
  });
  // of 3 BNB: 2 % are the fee, 60 % of the rest go to the exchange
  expect(finalized?.args.baseFee).toBe(parseEther('0.06'));
  expect(finalized?.args.ownerShare).toBe(parseEther('1.176'));
  await expect(main.getByText(/^1\.176\s*BNB$/)).toBeVisible();
  await press(page, 'Claim 250,000 MLW');
  await expect(main.getByText(/and claimed 250,000\s*MLW/)).toBeVisible();
  expect((await deposited())[2]).toBe(parseEther('250000'));
});
