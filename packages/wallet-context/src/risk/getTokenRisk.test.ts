/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { type Address, encodeFunctionData, erc20Abi, getAddress, type Hex, hexToNumber, parseEther } from 'viem';
import type { CorpusToken } from '../../test/riskCorpus.ts';
import { type RiskStage, startRiskStage } from '../../test/riskStage.ts';
import type { ReadContext } from '../data/readContext.ts';
import type { Finding, RiskTopic } from './Finding.ts';
import { getLargestHolders } from './getLargestHolders.ts';
import { getTokenRisk } from './getTokenRisk.ts';
import { beginTrial } from './Trial.ts';

const DEAD = '0x000000000000000000000000000000000000dEaD';
const NO_SPAN = { fromBlock: '0x0', toBlock: '0x0' } as const;
const MEASURED: readonly RiskTopic[] = ['buy', 'sell', 'transfer', 'hold', 'size', 'lock', 'sale'];
const POWERS: readonly RiskTopic[] = ['mint', 'pause', 'block', 'fees', 'limits', 'balances'];

let stage: RiskStage;
let owner: Address;
beforeAll(async () => {
  stage = await startRiskStage();
  owner = getAddress(stage.owner);
}, 120_000);
afterAll(() => stage.stop());

type Report = Record<RiskTopic, Finding>;
async function reportOn(token: Address, context: ReadContext = stage.context): Promise<Report> {
  const risk = await getTokenRisk(context, token);
  if (!risk || risk === 'no token') throw new Error('nothing there');
  expect(risk.block).toBeGreaterThan(0n);
  for (const { how } of risk.findings) expect(how).not.toBe('');
  return Object.fromEntries(risk.findings.map((finding) => [finding.topic, finding])) as Report;
}
const check = async (contract: string, more: Partial<CorpusToken> = {}) =>
  reportOn(await stage.deploy({ contract, what: '', ...more }));

describe('who rules a token [RSK-01]', () => {
  it('is its owner, nobody once that was given up, or not known where it says nothing', async () => {
    expect((await check('PowerlessToken')).owner).toMatchObject({ verdict: 'fact', accounts: [owner] });
    const { owner: renounced } = await check('PowerlessToken', { isRenounced: true });
    expect([renounced.verdict, renounced.accounts, renounced.says]).toEqual([
      'fact',
      undefined,
      'It says that its ownership was given up. That is its own word alone.',
    ]);
    expect((await check('PlainToken')).owner.verdict).toBe('unknown');
    expect((await check('RoleMintToken')).owner.says).toContain('given to roles');
  });

  it.each([
    ['UupsProxy', 'ProxiedToken', 'Tried'],
    ['AdminProxy', 'FixedToken', 'Read from its code and the places of storage'],
    ['BeaconToken', 'FixedToken', 'Read from its code and the places of storage'],
  ])('is who can replace the code of a %s', async (contract, behind, how) => {
    const { upgrade } = await check(contract, { behind });
    expect(upgrade).toMatchObject({ verdict: 'danger', accounts: [owner] });
    expect(upgrade.how).toContain(how);
  });

  it('is nobody for code that cannot be replaced; what could be replaced by somebody unknown is not known', async () => {
    expect((await check('PlainToken')).upgrade.verdict).toBe('fine');
    expect((await check('MinimalProxy', { behind: 'FixedToken' })).upgrade.verdict).toBe('fine');
    expect((await check('OddProxy', { behind: 'FixedToken' })).upgrade.verdict).toBe('unknown');
    expect((await check('DestructibleToken')).destroy.verdict).toBe('warning');
  });

  it('and what they can do to holders is tried, and told with who and by which function', async () => {
    const { mint } = await check('MintableToken');
    expect(mint).toMatchObject({ verdict: 'danger', says: 'Its owner can make new tokens.', accounts: [owner] });
    expect(mint.how).toContain('mint(address,uint256)');
    expect((await check('FreeMintToken')).mint).toMatchObject({ says: 'Anybody can make new tokens.' });
    const odd = (await check('OddMintToken')).mint;
    expect([odd.verdict, odd.how]).toEqual(['danger', expect.stringContaining('unknown name, 0xac5d08d8')]);
    expect((await check('PausingToken')).pause.how).toContain('pause()');
    expect((await check('BlacklistingToken')).block.how).toContain('blacklist(address,bool)');
    expect((await check('CappedFeeToken')).fees).toMatchObject({ verdict: 'danger', bps: 500n });
    expect((await check('LaterFeeToken')).fees.says).toContain('until nothing is left');
    expect((await check('ClosedToken')).pause.says).toContain('has not let them yet');
  });

  it('and where it says that nobody owns it, accounts in its storage are tried', async () => {
    const { owner: said, fees } = await check('FalseRenounceToken', { isRenounced: true });
    expect(said.says).toContain('its own word alone');
    expect(fees).toMatchObject({ verdict: 'danger', accounts: [owner] });
  });
});

describe('trading a token is tried in its real pair [RSK-02]', () => {
  it('and what a purchase, a sale and a transfer take is measured', async () => {
    expect((await check('TransferFeeToken')).transfer).toMatchObject({ verdict: 'warning', bps: 200n });
    const { buy, sell } = await check('BuyTaxToken');
    expect([buy.bps, sell.bps, buy.verdict, sell.verdict]).toEqual([500n, 0n, 'warning', 'fine']);
    expect((await check('SellTaxToken')).sell).toMatchObject({ verdict: 'danger', bps: 1_500n });
    expect((await check('TakeAllToken')).sell).toMatchObject({
      bps: 9_900n,
      says: expect.stringContaining('Almost nothing'),
    });
  });

  it.each([
    ['NoSaleToken', 'It cannot be sold: every sale is refused.'],
    ['TrapToken', 'It cannot be sold: every sale is refused.'],
    ['VanishToken', 'It cannot be sold: every sale is refused.'],
    ['WaryToken', 'It cannot be sold: every sale is refused.'],
    ['HourToken', 'It can be sold at first, but 2 hours after the purchase a sale is refused.'],
    ['SlowTrapToken', 'It can be sold at first, but 7 days after the purchase a sale is refused.'],
  ])('the honeypot %s is found', async (contract, says) => {
    expect((await check(contract)).sell).toMatchObject({ verdict: 'danger', says });
  });

  it('limits of what can be moved and held are told apart, and found to a twentieth', async () => {
    const { size: holding } = await check('MaxWalletToken');
    expect(holding.says).toMatch(/^Nobody can hold more than about/);
    expect(Number(holding.bps)).toBeGreaterThan(190);
    expect(Number(holding.bps)).toBeLessThanOrEqual(200);
    const { size: moving } = await check('MaxTransferToken');
    expect(moving.says).toMatch(/^Nobody can move more than about .* at once\.$/);
    expect(Number(moving.bps)).toBeGreaterThan(92);
    expect(Number(moving.bps)).toBeLessThanOrEqual(100);
    expect((await check('PlainToken')).size.verdict).toBe('fine');
  });

  it('a pause between trades is no honeypot, and a balance that melts is told', async () => {
    const { sell, transfer } = await check('CooldownToken');
    expect([sell.verdict, transfer.verdict]).toEqual(['warning', 'warning']);
    expect((await check('MeltingToken')).hold.verdict).toBe('danger');
  });

  it('where there is no pool one is made in the trial, and the report says so', async () => {
    const { buy, sell, pools } = await check('PlainToken', { isUnlisted: true });
    expect([buy.verdict, sell.verdict]).toEqual(['fine', 'fine']);
    expect(buy.how).toContain('was made for the trial alone');
    expect(pools.says).toContain('There is no pool');
  });
});

it('works with our lock and our sales or does not, with the reason [RSK-03]', async () => {
  const listed = await check('PlainToken');
  expect([listed.lock.verdict, listed.sale.verdict]).toEqual(['fine', 'fine']);
  expect(listed.sale.says).toContain('RAB Grow');
  const unlisted = await check('PlainToken', { isUnlisted: true });
  expect([unlisted.lock.verdict, unlisted.sale.verdict]).toEqual(['fine', 'fine']);
  expect(unlisted.sale.says).toContain('RAB Sale');
  const { lock, sale } = await check('TransferFeeToken');
  for (const { verdict, says } of [lock, sale])
    expect([verdict, says]).toEqual(['warning', expect.stringContaining('The token takes a fee on transfers.')]);
});

it('says who has the supply, and what is locked, burned and in pools [RSK-04]', async () => {
  const token = await stage.deploy({ contract: 'PlainToken', what: '' });
  const locker = stage.context.chain.contracts.rabbitLock as Address;
  const send = (abi: typeof erc20Abi, functionName: 'transfer' | 'approve', to: Address, amount: bigint) =>
    stage.send(token, encodeFunctionData({ abi, functionName, args: [to, amount] }));
  const friend = getAddress(`0x${'4'.repeat(40)}`);
  await send(erc20Abi, 'transfer', DEAD, parseEther('20000'));
  await send(erc20Abi, 'transfer', friend, parseEther('60000'));
  await send(erc20Abi, 'approve', locker, parseEther('100000'));
  const lock = [owner, token, false, parseEther('100000'), 4_000_000_000n, ''] as const;
  await stage.send(locker, encodeFunctionData({ abi: rabbitLockAbi, functionName: 'lock', args: lock }));
  const { holders, locked, burned, pools } = await reportOn(token);
  expect(pools).toMatchObject({ verdict: 'fact', bps: 5_000n });
  expect(burned).toMatchObject({ verdict: 'fact', bps: 200n });
  expect(locked).toMatchObject({ verdict: 'fact', bps: 1_000n });
  expect(holders).toMatchObject({ verdict: 'warning', accounts: [owner, friend], bps: 3_200n });
  expect(holders.says).toBe('The largest holders besides pools and locks have 32%, 6%.');

  const largest = await getLargestHolders(stage.context, { token, owner });
  expect(largest.list.map(({ held, custody }) => [held, custody])).toEqual([
    [parseEther('500000'), 'pool'],
    [parseEther('320000'), null],
    [parseEther('100000'), 'lock'],
    [parseEther('60000'), null],
    [parseEther('20000'), 'burned'],
  ]);
  expect(largest).toMatchObject({ supply: parseEther('1000000'), unseen: 0n, since: 0n });
  const fewer = await getLargestHolders(stage.context, { token, owner, most: 2 });
  expect(fewer.list).toEqual(largest.list.slice(0, 2));
});

describe('what could not be determined never reads as safe [RSK-05]', () => {
  const without = (
    refuses: (method: string, params: readonly [{ fromBlock: Hex; toBlock: Hex }]) => boolean,
  ): ReadContext => {
    const { client } = stage.context;
    const refuse = () => Promise.reject(new Error('the method does not exist'));
    return {
      ...stage.context,
      client: {
        ...client,
        simulateBlocks: refuses('eth_simulateV1', [NO_SPAN]) ? refuse : client.simulateBlocks,
        request: ((asked: { method: string; params?: never }) =>
          refuses(asked.method, asked.params ?? [NO_SPAN])
            ? refuse()
            : client.request(asked as never)) as typeof client.request,
      },
    };
  };

  it('by a node that tries nothing', async () => {
    const token = await stage.deploy({ contract: 'MintableToken', what: '' });
    const report = await reportOn(
      token,
      without((method) => method === 'eth_simulateV1'),
    );
    for (const topic of MEASURED)
      expect(report[topic]).toMatchObject({
        verdict: 'unknown',
        says: expect.stringMatching(/could not be checked by this node\.$/),
        how: 'The node was asked to try it and did not',
      });
    expect(report.owner.accounts).toEqual([owner]);
    expect(report.mint.verdict).toBe('warning');
    for (const topic of POWERS.slice(1)) expect([topic, report[topic].verdict]).toEqual([topic, 'unknown']);
    expect(report.pools.bps).toBe(5_000n);
  });

  it('by a node that gives no records, or whose records do not reach back', async () => {
    const token = await stage.deploy({ contract: 'PlainToken', what: '' });
    const { holders } = await reportOn(
      token,
      without((method) => method === 'eth_getLogs'),
    );
    expect(holders).toMatchObject({
      verdict: 'unknown',
      says: 'Who the largest holders are could not be checked by this node.',
      how: 'The node gives no records of its transfers',
    });
    await stage.send(
      token,
      encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [`0x${'4'.repeat(40)}`, parseEther('500000')],
      }),
    );
    await stage.mine(1_100);
    const short = without(
      (method, [filter]) =>
        method === 'eth_getLogs' && hexToNumber(filter.toBlock) - hexToNumber(filter.fromBlock) > 1_000,
    );
    const { holders: unseen } = await reportOn(token, short);
    expect([unseen.verdict, unseen.says]).toEqual(['unknown', expect.stringContaining('50% of the supply')]);
    const largest = await getLargestHolders(short, { token, owner });
    expect(largest).toMatchObject({ unseen: parseEther('500000'), list: [{ custody: 'pool' }] });
  });

  it('by a node that gives no records where nobody else tells of a holder: the node is named as the reason', async () => {
    const token = await stage.deploy({ contract: 'PlainToken', what: '', isUnlisted: true });
    const context = without((method) => method === 'eth_getLogs');
    const report = await reportOn(token, context);
    for (const topic of ['lock', 'sale'] as const)
      expect(report[topic].how).toBe('The node gives no records of its transfers');
    expect(await getTokenRisk(context, token)).toMatchObject({ refused: ['eth_getLogs'] });
  });

  it('by a node that reads nothing: there is no report', async () => {
    const token = await stage.deploy({ contract: 'PlainToken', what: '' });
    const context = without((method) => method === 'eth_simulateV1' || method === 'eth_call');
    await expect(getTokenRisk(context, token)).rejects.toThrow('The node does not read contracts.');
  });

  it.each(['CollectibleToken', 'ManyCollectibles'])('by what is no ERC-20 token, such as a %s', async (contract) => {
    const token = await stage.deploy({ contract, what: '', isUnlisted: true });
    expect(await getTokenRisk(stage.context, token)).toBe('no token');
    const locker = stage.context.chain.contracts.rabbitLock as Address;
    expect(await getTokenRisk(stage.context, locker)).toBe('no token');
  });

  it('by functions that are not found', async () => {
    const report = await check('PowerlessToken');
    for (const topic of POWERS) expect([topic, report[topic].verdict]).toEqual([topic, 'unknown']);
    expect(report.mint.says).toContain('no proof that there is none');
  });

  it('by an address without a contract, nor by a node that is away', async () => {
    expect(await getTokenRisk(stage.context, `0x${'5'.repeat(40)}`)).toBeNull();
    await expect(
      getTokenRisk(
        without(() => true),
        DEAD,
      ),
    ).rejects.toThrow();
  });
});

it('what is locked is locked until a date; what owners of locks can take out is free, with a warning [RSK-04]', async () => {
  const token = await stage.deploy({ contract: 'PlainToken', what: '' });
  const locker = stage.context.chain.contracts.rabbitLock as Address;
  const { time: timestamp } = await beginTrial(stage.context, token);
  await stage.send(
    token,
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [locker, parseEther('100000')] }),
  );
  for (const [amount, date] of [
    [parseEther('40000'), 4_000_000_000n],
    [parseEther('60000'), timestamp + 100n],
  ] as const) {
    const args = [owner, token, false, amount, date, ''] as const;
    await stage.send(locker, encodeFunctionData({ abi: rabbitLockAbi, functionName: 'lock', args }));
  }
  const before = (await reportOn(token)).locked;
  expect(before).toMatchObject({ verdict: 'fact', bps: 1_000n });
  expect(before.says).toMatch(/^10% of the supply is locked with us, the first of it until 20/);
  await stage.goTo(timestamp + 100n);
  const { locked } = await reportOn(token);
  expect(locked).toMatchObject({ verdict: 'warning', bps: 400n });
  expect(locked.says).toContain('4% of the supply is locked with us, the first of it until 2096-10-02 07:06 UTC');
  expect(locked.says).toContain('their owners can take out 6% of the supply now');
});
