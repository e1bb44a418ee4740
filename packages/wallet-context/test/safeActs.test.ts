/** @jest-environment node */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { type ContractCall, contractCall, GrowStatus, LISTING_GRACE, REFUND_WINDOW } from '@rab/contracts';
import {
  babyTokenFactoryAbi,
  buybackBabyTokenFactoryAbi,
  fairLaunchAbi,
  fairLaunchFactoryAbi,
  launchpadSettingAbi,
  liquidityGeneratorTokenFactoryAbi,
  presaleAbi,
  presaleFactoryAbi,
  privateSaleAbi,
  privateSaleFactoryAbi,
  rabbitLockAbi,
  standardTokenFactoryAbi,
} from '@rab/contracts/abis';
import { timelockControllerAbi } from '@rab/contracts/abis/foreign';
import {
  babyTokenAbi,
  liquidityGeneratorTokenAbi,
  rabAntiBotAbi,
  rabbitAirdropAbi,
  rabbitPositionLockAbi,
} from '@rab/contracts/abis/others';
import { proRataAbi, proRataFactoryAbi } from '@rab/contracts/abis/pro-rata';
import * as airdropCalls from '@rab/contracts/airdrop-calls';
import { airdropTree, finish } from '@rab/contracts/airdrop-list';
import * as lockCalls from '@rab/contracts/lock-calls';
import * as positionCalls from '@rab/contracts/position-calls';
import * as powers from '@rab/contracts/powers';
import { rawCall } from '@rab/contracts/raw-call';
import * as saleCalls from '@rab/contracts/sale-calls';
import { deployLocalExchange } from '@rab/evm/deploy';
import type { Sendable } from '@rab/evm/driver';
import * as ownLocks from '@rab/sdk/locks';
import * as ownSales from '@rab/sdk/sales';
import { configFixture } from '@rab/testing/configFixture';
import { deployTimelock } from '@rab/testing/deployTimelock';
import { FakeRelay } from '@rab/testing/FakeRelay';
import { LocalSafe } from '@rab/testing/safe/LocalSafe';
import { SafeHost } from '@rab/testing/safe/SafeHost';
import { SafeService } from '@rab/testing/safe/SafeService';
import { SafeWallet } from '@rab/testing/safe/SafeWallet';
import { TestPlatform } from '@rab/testing/TestPlatform';
import { SignClient } from '@walletconnect/sign-client';
import {
  type Abi,
  type Address,
  erc20Abi,
  getAddress,
  parseAbi,
  parseEther,
  parseEventLogs,
  type TransactionReceipt,
  zeroAddress,
  zeroHash,
} from 'viem';
import { foundry } from 'viem/chains';
import { connect, getConnection } from 'wagmi/actions';
import { connectSafeApp } from '../src/session/connectSafeApp.ts';
import { walletConnectV2 } from '../src/session/walletConnectV2.ts';
import { runTransaction } from '../src/transactions/runTransaction.ts';
import { startRecord } from '../src/transactions/startRecord.ts';
import { SafePage, until } from './SafeStage.ts';

const DAY = 86_400n;

let platform: TestPlatform;
let service: SafeService;
let safe: LocalSafe;
let owners: readonly [Address, Address, Address];
let page: SafePage;
/** Functions that the Safe has called; of those that create something, the event. */
const done = new Set<string>();

beforeAll(() => {
  Object.assign(globalThis, { window: globalThis });
});

beforeEach(async () => {
  platform = await TestPlatform.start();
  owners = [platform.account(4), platform.account(5), platform.account(6)];
  const { client } = platform;
  safe = await LocalSafe.create(client, { owners, threshold: 2, payer: platform.account(0) });
  await client.setBalance({ address: safe.address, value: parseEther('100') });
  service = await SafeService.start(safe);
  page = new SafePage({ anvil: { url: String(client.transport.url) } }, null, service.url);
  done.clear();
  // the driver's acts, sent by the Safe where they are its own
  const [own, send] = [getAddress(safe.address), platform.send.bind(platform)];
  // gas that the driver fixes is for an account of the chain: it would become the Safe's `safeTxGas`
  platform.send = (from, { gas, ...call }) =>
    from === own ? propose(call) : send(from, { ...call, ...(gas && { gas }) });
});
afterEach(async () => {
  page.close();
  await service.stop();
  platform.stop();
});

/** Proposed by the product's own way, signed by a second owner, executed by somebody else. */
async function propose(call: Sendable): Promise<TransactionReceipt> {
  let record = startRecord({ chainId: foundry.id, account: safe.address, key: call.functionName }, { summary: '' });
  const ended = runTransaction({
    ...{ config: page.config, record, request: { call } },
    onChange: (changed) => {
      record = changed;
    },
  });
  await until(() => record.proposal?.state ?? record.message);
  expect(record).toMatchObject({ phase: 'pending', proposal: { state: { signed: 1, threshold: 2 } } });
  expect(record.hash).toBeUndefined();
  const proposal = service.find(String(record.proposal?.safeTxHash));
  await service.confirm(proposal.safeTxHash, (await safe.sign(owners[1], proposal.tx)).signature);
  const { transactionHash } = await safe.execute(proposal.tx, proposal.confirmations, platform.account(3));
  const receipt = await ended;
  expect(record).toMatchObject({ phase: 'confirmed', hash: transactionHash });
  done.add(call.functionName === 'create' ? (call.emits?.eventName ?? 'TokenCreated') : call.functionName);
  return receipt as TransactionReceipt;
}

/** The page asks the owner's wallet by a relay. */
async function overWalletConnect(): Promise<() => Promise<void>> {
  const relay = await FakeRelay.start();
  const own = new SafeWallet(service, owners[0]);
  const phone = await SignClient.init({
    ...{ projectId: 'a'.repeat(32), relayUrl: relay.url, telemetryEnabled: false, logger: 'silent' },
    metadata: { name: 'Safe', description: '', url: 'https://safe.example', icons: [] },
    // otherwise it hears of a request a second after the one before
    signConfig: { disableRequestQueue: true },
    ...{ customStoragePrefix: 'phone', storageOptions: { database: ':memory:' } },
  });
  const chain = `eip155:${foundry.id}`;
  phone.once('session_proposal', async ({ id }) => {
    const methods = ['eth_sendTransaction', 'wallet_sendCalls', 'wallet_getCapabilities', 'personal_sign'];
    const accounts = [`${chain}:${safe.address}`];
    const events = ['chainChanged', 'accountsChanged'];
    await phone.approve({ id, namespaces: { eip155: { accounts, chains: [chain], methods, events } } });
  });
  phone.on('session_request', async ({ id, topic, params: { request } }) => {
    const result = await own.request(request);
    await phone.respond({ topic, response: { id, jsonrpc: '2.0', result } });
  });
  const connector = page.config._internal.connectors.setup(
    walletConnectV2({ projectId: 'b'.repeat(32), requiredChainId: foundry.id, relayUrl: relay.url }),
  );
  connector.emitter.on('message', ({ type, data }) => {
    if (type === 'display_uri') void phone.pair({ uri: String(data) });
  });
  await connect(page.config, { connector });
  const { signer } = (await connector.getProvider()) as { signer: { client: typeof phone } };
  return async () => {
    // the library has no end of its own
    for (const { core } of [phone, signer.client]) {
      core.heartbeat.stop();
      await core.relayer.transportClose();
    }
    await relay.stop();
  };
}

/** The page asks the page that frames it, which is a Safe's. */
async function inFrame(): Promise<() => Promise<void>> {
  const host = await SafeHost.start(service, { port: 0, app: 'https://rab.example' });
  const events = new EventTarget();
  const parent = {
    postMessage: async ({ id, method, params }: { id: string; method: string; params: object }) => {
      const body = JSON.stringify({ method, params, owner: owners[0] });
      const answer = (await (await fetch(host.url, { method: 'POST', body })).json()) as object;
      const data = { id, version: '9.1.0', ...answer };
      events.dispatchEvent(Object.assign(new Event('message'), { data, origin: host.url, source: parent }));
    },
  };
  Object.assign(globalThis, { parent, addEventListener: events.addEventListener.bind(events) });
  const fixture = configFixture();
  const app = parseConfig({ ...fixture, wallet: { ...fixture.wallet, safeHosts: [host.url] } });
  await connectSafeApp(page.config, app);
  return async () => {
    for (const name of ['parent', 'addEventListener']) Reflect.deleteProperty(globalThis, name);
    await host.stop();
  };
}

/** What an owner of tokens, of sales and of locks, a buyer and the administrator do, by the Safe. */
async function makeAndUse(): Promise<void> {
  const own = getAddress(safe.address);
  const [buyer, buyers] = [platform.account(7), [platform.account(7)]];
  const act = (call: ContractCall) => propose(call);
  const token = await platform.createToken(own, { name: 'Safe', symbol: 'SAFE' });
  const start = async () => (await platform.now()) + DAY;
  const terms = async () => {
    const begin = await start();
    return { owner: own, token, start: begin, end: begin + DAY };
  };
  const { rabbitLock, launchpadSetting, ...factories } = platform.context.chain.contracts as Record<string, Address> &
    Record<'rabbitLock' | 'launchpadSetting' | 'babyTokenFactory' | 'buybackBabyTokenFactory', Address> &
    Record<'liquidityGeneratorTokenFactory' | 'rabAntiBot' | 'antiBotStandardTokenFactory', Address>;

  // tokens that take fees, which their owner lowers
  const what = ['Safe', 'SAFE', 18, parseEther('1000')] as const;
  const { router } = platform.exchange;
  const create = {
    functionName: 'create',
    value: platform.settings.tokenCreationFee,
    emits: { eventName: 'TokenCreated', sender: 'owner' },
  } as const;
  const rewards = { rewardToken: token, marketingFee: 0n } as const;
  const generator = {
    ...{ router, transactionFeeYield: 1n, transactionFeeLiquidity: 1n },
    ...{ marketingAddress: zeroAddress, marketingPercent: 0n },
  };
  const { logs } = await act(
    contractCall({
      ...{ ...create, address: factories.liquidityGeneratorTokenFactory, abi: liquidityGeneratorTokenFactoryAbi },
      args: [...what, generator],
    }),
  );
  const baby = {
    ...{ ...rewards, minimumTokenBalanceForDividends: 1n, tokenRewardFee: 1n },
    ...{ autoAddLiquidityPercent: 1n, marketingWallet: zeroAddress },
  };
  await act(
    contractCall({
      ...{ ...create, address: factories.babyTokenFactory, abi: babyTokenFactoryAbi },
      args: [...what, baby],
    }),
  );
  await act(
    contractCall({
      ...{ ...create, address: factories.buybackBabyTokenFactory, abi: buybackBabyTokenFactoryAbi },
      args: [...what, { ...rewards, liquidityFee: 1n, buyBackFee: 1n, reflectionFee: 1n }],
    }),
  );
  const [created] = parseEventLogs({ abi: standardTokenFactoryAbi, eventName: 'TokenCreated', logs });
  if (!created) throw new Error('no token');
  await act(
    contractCall({
      ...{ address: created.args.token, abi: liquidityGeneratorTokenAbi, functionName: 'lowerFees' },
      args: [{ holders: 0, liquidity: 0, marketing: 0, buyBack: 0 }],
      emits: { eventName: 'FeesLowered' },
    } as const),
  );

  // protections against bots
  const { rabAntiBot, antiBotStandardTokenFactory } = factories;
  const protectable = async () => {
    const made = contractCall({
      ...{ ...create, address: antiBotStandardTokenFactory, abi: standardTokenFactoryAbi },
      args: what,
    });
    const [event] = parseEventLogs({
      ...{ abi: standardTokenFactoryAbi, eventName: 'TokenCreated', logs: (await act(made)).logs },
    });
    if (!event) throw new Error('no token');
    return event.args.token;
  };
  const armed = contractCall({
    ...{ address: rabAntiBot, abi: rabAntiBotAbi, functionName: 'arm' },
    args: [await protectable(), token, own, 20n],
    emits: { eventName: 'OpeningArmed' },
  } as const);
  await act(armed);
  const limited = await protectable();
  const { factory } = platform.exchange;
  const pairAbi = parseAbi([
    'function createPair(address a, address b) returns (address)',
    'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)',
  ]);
  const paired = await platform.send(
    buyer,
    contractCall({ address: factory, abi: pairAbi, functionName: 'createPair', args: [limited, token] }),
  );
  const pair =
    parseEventLogs({ abi: pairAbi, eventName: 'PairCreated', logs: paired.logs })[0]?.args.pair ?? zeroAddress;
  await act(
    contractCall({
      ...{ address: rabAntiBot, abi: rabAntiBotAbi, functionName: 'protect' },
      args: [limited, pair, 60n, parseEther('1'), 0n],
      emits: { eventName: 'ProtectionStarted' },
    } as const),
  );

  // locks
  const date = (await platform.now()) + DAY;
  const lock = { token, amount: parseEther('10'), date };
  const id = await platform.lock(own, lock);
  const vesting = { tgeBps: 1_000n, cycle: DAY, cycleBps: 500n };
  await platform.lock(own, { ...lock, vesting });
  await platform.approve(own, token, rabbitLock, parseEther('10'));
  const rows = [{ owner: buyer, amount: parseEther('10') }];
  await act(lockCalls.lockManyCall(rabbitLock, rows, { token, date, vesting, description: '' }, false));
  await platform.goTo(date + 1n);
  await act(
    contractCall({
      ...{ address: rabbitLock, abi: rabbitLockAbi, functionName: 'unlock', args: [id] },
      emits: { eventName: 'LockUnlocked' },
    } as const),
  );

  // a sale of its own that is canceled, and one that is listed and claimed from
  const canceled = await platform.createSale(await terms());
  await act(saleCalls.whitelistCall({ id: canceled }, buyers, true));
  await act(saleCalls.whitelistCall({ id: canceled }, buyers, false));
  await act(saleCalls.cancelCall({ id: canceled }));
  const sale = await platform.createSale(await terms());
  await platform.goTo((await platform.now()) + DAY + 10n);
  await platform.deposit(own, sale, '1');
  await platform.deposit(buyer, sale, '1');
  await platform.goTo((await platform.now()) + DAY + 10n);
  await act(saleCalls.addLiquidityCall({ id: sale }));
  await act(saleCalls.claimCall({ id: sale }));
  await act(saleCalls.payOutCall({ id: sale }, 'claims', buyers));

  // one that nobody lists in time, and that has a second exchange
  const { exchange: other } = await deployLocalExchange(platform.client, platform.account(9));
  await platform.send(
    platform.account(0),
    contractCall({
      ...{ address: launchpadSetting, abi: launchpadSettingAbi, functionName: 'setExchange' },
      args: [other],
    } as const),
  );
  const late = await platform.createSale({ ...(await terms()), otherFactory: other.factory });
  await platform.goTo((await platform.now()) + DAY + 10n);
  await platform.deposit(buyer, late, '2');
  await platform.goTo((await platform.now()) + 4n * DAY);
  await act(contractCall({ address: late, abi: presaleAbi, functionName: 'addLiquidityElsewhere', args: [] }));

  // one that fails: the Safe gets its deposit back
  const failing = await platform.createFairLaunch({
    ...(await terms()),
    selling: '1000',
    softCap: '10',
    maxOwner: '1',
  });
  await platform.goTo((await platform.now()) + DAY + 10n);
  await platform.takePart(own, failing, '1');
  await platform.goTo((await platform.now()) + DAY + LISTING_GRACE);
  await act(saleCalls.payOutCall({ id: failing }, 'refunds', [own]));

  await platform.createProRata({ ...(await terms()), selling: '1000', softCap: '2', hardCap: '4', maxOwner: '1' });

  // a grow, which the Safe reviews as the administrator
  await platform.send(
    platform.account(0),
    contractCall({ address: launchpadSetting, abi: launchpadSettingAbi, functionName: 'setRABAddress', args: [own] }),
  );
  const grow = { id: await platform.createGrow(await terms()) };
  await act(saleCalls.setVisibleCall(grow, false));
  await sellAndPayOut(grow, [own]);
}

/** A grow that begins in a day is bought, and the Safe reviews it as the administrator and pays it out. */
async function sellAndPayOut(grow: { id: Address }, buyers: readonly Address[]): Promise<void> {
  await platform.goTo((await platform.now()) + DAY + 10n);
  for (const account of buyers) await platform.deposit(account, grow.id, '1');
  await platform.goTo((await platform.now()) + DAY + 10n);
  await propose(saleCalls.setStatusCall(grow, GrowStatus.LISTING));
  await platform.goTo((await platform.now()) + REFUND_WINDOW + 10n);
  await propose(saleCalls.setStatusCall(grow, GrowStatus.SATISFY));
  await propose(saleCalls.finalizeGrowCall(grow));
}

/** What else owners of locks, sales, airdrops, positions and settings do, a buyer who goes, and the administrator. */
async function changeAndEnd(): Promise<void> {
  const own = getAddress(safe.address);
  const [buyer, stranger] = [platform.account(7), platform.account(8)];
  const act = (call: ContractCall) => propose(call);
  const { chain } = platform.context;
  const { rabbitLock, launchpadSetting, airdrop, positionLock } = chain.contracts as Record<string, Address> &
    Record<'rabbitLock' | 'launchpadSetting' | 'airdrop' | 'positionLock', Address>;
  const token = await platform.createToken(own, { name: 'Safe', symbol: 'SAFE' });
  const dates = async () => {
    const start = (await platform.now()) + DAY;
    return { start, end: start + DAY };
  };

  // locks
  const lock = { token, amount: parseEther('10'), date: (await platform.now()) + DAY };
  const [kept, given] = [await platform.lock(own, lock), await platform.lock(own, lock)];
  await platform.approve(own, token, rabbitLock, parseEther('5'));
  await act(ownLocks.editLockCall(chain, kept, parseEther('15'), lock.date + DAY));
  await act(ownLocks.describeLockCall(chain, kept, 'Ours'));
  await act(ownLocks.transferLockCall(chain, given, buyer));
  await act(ownLocks.renounceLockCall(chain, kept));

  // a sale that a buyer leaves, and that owes a referrer
  const sale = {
    id: await platform.createSale({
      ...(await dates()),
      ...{ owner: own, token, referralRate: 50n, leaving: { time: DAY / 2n, cost: 100n } },
    }),
  };
  await act(ownSales.setProjectInfoCall(sale, 'QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH'));
  await platform.goTo((await platform.now()) + DAY + 10n);
  await platform.deposit(own, sale.id, '1');
  await act(ownSales.leaveCall(sale));
  await platform.deposit(buyer, sale.id, '1', { referrer: own });
  await platform.deposit(stranger, sale.id, '1', { referrer: buyer });
  await platform.goTo((await platform.now()) + DAY + 10n);
  await act(saleCalls.addLiquidityCall(sale));
  await act(ownSales.claimRewardCall(sale));
  await act(saleCalls.payOutCall(sale, 'rewards', [buyer]));

  // one whose owner takes no coins, which are fetched later
  const foreign = await platform.createToken(stranger, { name: 'Other', symbol: 'OTHER' });
  const owing = { id: await platform.createSale({ ...(await dates()), owner: stranger, token: foreign }) };
  await platform.goTo((await platform.now()) + DAY + 10n);
  await platform.deposit(buyer, owing.id, '2');
  await platform.goTo((await platform.now()) + 2n * DAY + 10n);
  await platform.client.setCode({ address: stranger, bytecode: '0x5f5ffd' });
  await platform.send(buyer, saleCalls.addLiquidityCall(owing));
  await platform.client.setCode({ address: stranger, bytecode: '0x' });
  await act(ownSales.withdrawPendingCall(owing, zeroAddress, stranger));

  // one that the administrator ends: the deposit and the owner's tokens go back, and what was sent there by mistake
  const failed = { id: await platform.createSale({ ...(await dates()), owner: own, token }) };
  await platform.goTo((await platform.now()) + DAY + 10n);
  await platform.deposit(own, failed.id, '1');
  await platform.send(
    platform.account(0),
    contractCall({ address: launchpadSetting, abi: launchpadSettingAbi, functionName: 'setRABAddress', args: [own] }),
  );
  await act(ownSales.setLabelCall(chain, failed, 'audit', 'https://audit.example'));
  await act(ownSales.forceFailCall(failed));
  await act(ownSales.refundCall(failed));
  await act(ownSales.ownerWithdrawCall(failed));
  await platform.send(
    stranger,
    contractCall({ address: foreign, abi: erc20Abi, functionName: 'transfer', args: [failed.id, 5n] }),
  );
  await act(ownSales.recoverCall(failed, foreign));

  // a grow that is paid out in parts: one deposit is handed back, the parts are stopped and resumed, and the other is paid
  const grow = {
    id: await platform.createGrow({ ...(await dates()), owner: own, token, parts: { count: 2n, period: 7n * DAY } }),
  };
  await sellAndPayOut(grow, [own, buyer]);
  await act(saleCalls.handBackCall(grow, 1n));
  for (const isStopped of [true, false]) await act(saleCalls.setPartsStoppedCall(grow, isStopped));
  await platform.goTo((await platform.now()) + 7n * DAY);
  await act(saleCalls.withdrawPartsCall(grow));

  // an airdrop
  const rows = [buyer, stranger, own].map((account) => ({ account, amount: parseEther('2') }));
  const tree = finish(airdropTree(rows));
  const [first, ...others] = rows.map((row, index) => ({ ...row, index, proof: tree.proofOf(index) }));
  if (!first) throw new Error('no row');
  const amount = parseEther('7');
  const start = await platform.now();
  await platform.approve(own, token, airdrop, amount);
  const terms = { token, amount, root: tree.root, start, reclaimFrom: start + 8n * DAY, list: 'bafy' };
  await act(airdropCalls.createAirdropCall(airdrop, { ...terms, ...airdropCalls.AT_ONCE }));
  await act(airdropCalls.claimAirdropCall(airdrop, 1n, first));
  await act(airdropCalls.claimAirdropForManyCall(airdrop, 1n, others));
  await platform.goTo(start + 8n * DAY);
  await act(airdropCalls.reclaimAirdropCall(airdrop, 1n));

  // two positions of a V3 exchange: one is passed on, comes back and is unlocked, the other is given up
  const { manager } = platform.v3;
  const some = { token, price: 0.001, tokens: parseEther('10'), coins: parseEther('0.01') };
  const positions = [await platform.v3.open(own, some), await platform.v3.open(own, some)];
  // the exchange's own screens send that
  done.delete('multicall');
  const unlockDate = (await platform.now()) + DAY;
  const agreed = { owner: own, feeReceiver: zeroAddress, unlockDate, description: '' };
  for (const tokenId of positions)
    await act(positionCalls.lockPositionCall(positionLock, own, { manager, tokenId }, agreed));
  await platform.v3.buy(buyer, token, parseEther('0.001'));
  await act(positionCalls.collectFeesCall(positionLock, 1n));
  await act(positionCalls.describePositionLockCall(positionLock, 1n, 'Ours'));
  await act(positionCalls.moveUnlockDateCall(positionLock, 1n, unlockDate + DAY));
  await act(positionCalls.offerPositionLockCall(positionLock, 1n, buyer));
  await platform.send(buyer, positionCalls.acceptPositionLockCall(positionLock, 1n));
  await platform.send(buyer, positionCalls.offerPositionLockCall(positionLock, 1n, own));
  await act(positionCalls.acceptPositionLockCall(positionLock, 1n));
  await act(positionCalls.renouncePositionLockCall(positionLock, 2n));
  await platform.goTo(unlockDate + DAY);
  await act(positionCalls.unlockPositionCall(positionLock, 1n));

  // settings, of which the Safe is the owner, then the one that proposes to their timelock
  const settings = { address: launchpadSetting, abi: launchpadSettingAbi } as const;
  const offer = (to: Address) => contractCall({ ...settings, functionName: 'transferOwnership', args: [to] });
  const accept = contractCall({ ...settings, functionName: 'acceptOwnership', args: [] });
  await platform.send(platform.account(0), offer(own));
  await act(accept);
  await act(contractCall({ ...settings, functionName: 'setFees', args: [1n, 1n, 1n, own] }));
  const { swapFeeBps, ...exchange } = platform.settings.exchanges[0];
  const again = { ...exchange, swapFeeBps: Number(swapFeeBps) };
  await act(contractCall({ ...settings, functionName: 'setExchange', args: [again] }));
  await act(contractCall({ ...settings, functionName: 'removeExchange', args: [exchange.factory] }));
  await act(contractCall({ ...settings, functionName: 'setBaseToken', args: [foreign, true] }));
  await act(contractCall({ ...settings, functionName: 'setRABAddress', args: [buyer] }));
  const timelock = await deployTimelock(platform.client, { delay: DAY, proposer: own, account: platform.account(0) });
  await act(offer(timelock));
  const { to: target, data } = rawCall(accept);
  const schedule = async (): Promise<powers.TimelockProposal> => {
    const salt = powers.newSalt();
    await act(powers.scheduleCall(timelock, accept, DAY, salt));
    const id = await platform.client.readContract({
      ...{ address: timelock, abi: timelockControllerAbi, functionName: 'hashOperation' },
      args: [target, 0n, data, zeroHash, salt],
    } as const);
    return { timelock, id, calls: [{ target, value: 0n, data }], predecessor: zeroHash, salt };
  };
  const taken = await schedule();
  await act(powers.cancelCall(await schedule()));
  await platform.goTo((await platform.now()) + DAY + 10n);
  await act(powers.executeCall(taken));
}

/** Of our contracts. */
const ABIS: readonly Abi[] = [
  ...[babyTokenAbi, liquidityGeneratorTokenAbi, rabAntiBotAbi, rabbitAirdropAbi, launchpadSettingAbi, rabbitLockAbi],
  ...[rabbitPositionLockAbi],
  ...[
    fairLaunchAbi,
    fairLaunchFactoryAbi,
    proRataAbi,
    proRataFactoryAbi,
    presaleAbi,
    presaleFactoryAbi,
    privateSaleAbi,
    privateSaleFactoryAbi,
  ],
  ...[babyTokenFactoryAbi, buybackBabyTokenFactoryAbi, liquidityGeneratorTokenFactoryAbi, standardTokenFactoryAbi],
];
const FUNCTIONS = new Set(
  ABIS.flat().flatMap((item) =>
    item.type === 'function' && /payable$/.test(item.stateMutability) && item.name !== 'create' ? [item.name] : [],
  ),
);
const CREATIONS = [
  'TokenCreated',
  'PresaleCreated',
  'PrivateSaleCreated',
  'FairLaunchCreated',
  'ProRataCreated',
  'AirdropCreated',
];
const OF_TIMELOCKS = ['schedule', 'cancel', 'execute'];
const OF_EXCHANGES = ['safeTransferFrom'];

/** Functions that no screen sends: one that a screen is made for leaves this list. */
const NOT_SENT = [
  ...['initialize', 'onTransfer', 'transfer', 'transferFrom', 'renounceOwnership', 'setFlatFee'],
  ...['withdrawFees', 'processFees', 'buyBack', 'claim', 'distributeRewards'],
  ...['refundFor', 'rewardFor', 'unlockFor', 'unlockForMany', 'onERC721Received'],
];
/** A Safe signs no permit: it approves in the same proposal. */
const BY_PERMIT = [...FUNCTIONS].filter((name) => name.endsWith('WithPermit'));

describe.each([
  ['in a frame', inFrame],
  ['over Wallet Connect', overWalletConnect],
])('a 2 of 3 Safe %s', (_, connectBy) => {
  it('creates, uses, changes and ends tokens, locks, sales of all kinds, airdrops and locks of positions, reviews grows, changes settings and proposes to their timelock: each act proposed, signed and executed [SAF-06]', async () => {
    // once: the library has one connection of a kind in a process
    const end = await connectBy();
    try {
      expect(getConnection(page.config).address).toBe(getAddress(safe.address));
      await makeAndUse();
      await changeAndEnd();
      const known = [...done, ...NOT_SENT, ...BY_PERMIT].sort();
      expect(known).toEqual([...FUNCTIONS, ...CREATIONS, ...OF_TIMELOCKS, ...OF_EXCHANGES].sort());
    } finally {
      await end();
    }
  }, 120_000);
});
