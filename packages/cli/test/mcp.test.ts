import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { SECONDS_PER_DAY } from '@rab/contracts';
import { fairLaunchAbi, rabbitLockAbi, saleAbi } from '@rab/contracts/abis';
import { forceFailCall } from '@rab/sdk/sales';
import { TestPlatform } from '@rab/testing/TestPlatform';
import {
  type Address,
  createPublicClient,
  decodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseEther,
  zeroAddress,
} from 'viem';
import { createServer } from '../src/mcp/createServer.ts';
import { platformConfig } from './platformConfig.ts';

const BIN = join(__dirname, '../bin/rab.mjs');

let folder: string;
let platform: TestPlatform;
let client: Client;
let owner: Address;
let buyer: Address;
let token: Address;
let sale: Address;
let failed: Address;
let grow: Address;
let launch: Address;
let lock: string;
let open: string;
let later: string;

beforeAll(async () => {
  platform = await TestPlatform.start();
  [owner, buyer] = [platform.account(3), platform.account(4)];
  token = await platform.createToken(owner, { name: 'Carrot', symbol: 'CARROT', supply: 100_000n });
  const now = await platform.now();
  const terms = { owner, token, start: now + 100n, end: now + SECONDS_PER_DAY };
  sale = await platform.createSale(terms);
  failed = await platform.createSale(terms);
  grow = await platform.createGrow(terms);
  launch = await platform.createFairLaunch({ ...terms, selling: '1000', softCap: '1', maxOwner: '1' });
  lock = String(await platform.lock(owner, { token, amount: parseEther('50'), date: now + 10n * SECONDS_PER_DAY }));
  open = String(await platform.lock(owner, { token, amount: parseEther('5'), date: now + 100n }));
  later = String(now + 100n * SECONDS_PER_DAY);
  await platform.goTo(now + 200n);
  await platform.deposit(buyer, sale, '1');
  await platform.deposit(owner, failed, '1');
  await platform.act(platform.account(2), forceFailCall({ id: failed }));
  folder = mkdtempSync(join(tmpdir(), 'rab-mcp-'));
  const config = join(folder, 'config.json');
  writeFileSync(config, await platformConfig(platform));
  client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [BIN, 'mcp', '--config', config], stderr: 'inherit' }),
  );
});
afterAll(async () => {
  await client.close();
  platform.stop();
  rmSync(folder, { recursive: true });
});

type Result = { isError?: boolean; content: { text: string }[] };
async function call(name: string, input: object): Promise<{ isError: boolean; answer: unknown; text: string }> {
  const { isError = false, content } = (await client.callTool({ name, arguments: { ...input } })) as Result;
  const text = content[0]?.text ?? '';
  return { isError, text, answer: isError ? text : JSON.parse(text) };
}
const ether = (whole: string) => String(parseEther(whole));

describe('reads, as the chain has it [SDK-03]', () => {
  it.each<[string, string, () => object, () => unknown]>([
    ['the chain', 'chain', () => ({}), () => ({ contracts: platform.context.chain.contracts })],
    ['the settings', 'settings', () => ({}), () => ({ administrator: platform.account(2), baseFee: '40' })],
    ['a token', 'token', () => ({ token }), () => ({ symbol: 'CARROT', decimals: 18 })],
    ['no token', 'token', () => ({ token: buyer }), () => null],
    ['balances', 'balances', () => ({ account: buyer, tokens: [token] }), () => ['0']],
    ['a lock', 'lock', () => ({ id: lock }), () => ({ owner, token, state: { is: 'timed', locked: ether('50') } })],
    ['an open lock in words', 'lock', () => ({ id: open }), () => ({ words: { isLocked: false } })],
    ['locks of a token', 'locks_of_token', () => ({ token }), () => ({ entity: { lockCount: 2 }, hasNext: false })],
    ['locks of an account', 'locks_of_account', () => ({ owner }), () => ({ hasNext: false })],
    ['the code of the locks', 'lock_code', () => ({}), () => ({ isPublishedCode: true })],
    ['a sum of locks', 'lock_sum', () => ({ token }), () => ({ locked: ether('50'), free: ether('5') })],
    ['a proof', 'lock_proof', () => ({ token, basisPoints: '1' }), () => ({ locked: ether('55') })],
    [
      'a sale',
      'sale',
      () => ({ kind: 'presale', sale }),
      () => ({ id: sale, raised: ether('1'), sold: ether('1000') }),
    ],
    ['a grow', 'sale', () => ({ kind: 'privateSale', sale: grow }), () => ({ id: grow, raised: '0' })],
    [
      'a fair launch',
      'sale',
      () => ({ kind: 'fairLaunch', sale: launch }),
      () => ({ shared: { selling: ether('1000') } }),
    ],
    ['a buyer', 'buyer', () => ({ sale, account: buyer }), () => ({ deposited: ether('1'), bought: ether('1000') })],
    ['nobody', 'buyer', () => ({ sale, account: owner }), () => ({ deposited: '0', claimable: '0' })],
    ['a whitelist', 'whitelist', () => ({ sale }), () => ({ accounts: [], hasNext: false })],
  ])('%s', async (_, name, input, expected) => {
    const { answer } = await call(name, input());
    const wanted = expected();
    if (wanted !== null && typeof wanted === 'object' && !Array.isArray(wanted)) expect(answer).toMatchObject(wanted);
    else expect(answer).toEqual(wanted);
  });
});

describe('prepares an act, in words and tried [SDK-03]', () => {
  const coins = () => ({ currency: zeroAddress, amount: ether('1') });
  type Step = { intent: string; to: Address; calls: string; says?: string };
  const of = (to: Address, ...steps: readonly Omit<Step, 'to'>[]) => steps.map((step) => ({ to, ...step }));
  const locking = (...steps: readonly Omit<Step, 'to'>[]) =>
    of(platform.context.chain.contracts.rabbitLock as Address, ...steps);
  const approving = (says: string) => of(token, { intent: 'Approve', calls: 'approve', says });
  it.each<[string, string, () => object, () => Step[]]>([
    [
      'a lock',
      'lock',
      () => ({ token, amount: ether('7'), date: later, title: 'Team' }),
      () => [...approving('7 CARROT'), ...locking({ intent: 'Lock', calls: 'lock', says: 'Team' })],
    ],
    ['an unlock', 'unlock', () => ({ id: open }), () => locking({ intent: 'Unlock', calls: 'unlock', says: open })],
    [
      'a later date',
      'extend_lock',
      () => ({ id: lock, amount: '0', date: later }),
      () => locking({ intent: 'Add to the lock or extend it', calls: 'editLock', says: lock }),
    ],
    [
      'a larger lock',
      'extend_lock',
      () => ({ id: lock, amount: ether('60'), date: '0' }),
      () => [...approving('10 CARROT'), ...locking({ intent: 'Add to the lock', calls: 'editLock' })],
    ],
    [
      'a title',
      'describe_lock',
      () => ({ id: lock, title: 'Team' }),
      () => locking({ intent: 'Rename lock', calls: 'editLockDescription', says: 'Team' }),
    ],
    [
      'a transfer',
      'transfer_lock',
      () => ({ id: lock, to: buyer }),
      () => locking({ intent: 'Transfer', calls: 'transferLockOwnership', says: buyer }),
    ],
    [
      'a renunciation',
      'renounce_lock',
      () => ({ id: lock }),
      () => locking({ intent: 'Renounce', calls: 'renounceLockOwnership', says: lock }),
    ],
    ['a deposit', 'deposit', () => ({ sale, ...coins() }), () => of(sale, { intent: 'Buy', calls: 'userDeposit' })],
    [
      'a deposit in a grow',
      'deposit',
      () => ({ sale: grow, ...coins() }),
      () => of(grow, { intent: 'Buy', calls: 'userDeposit' }),
    ],
    [
      'a part of a fair launch',
      'take_part',
      () => ({ sale: launch, ...coins() }),
      () => of(launch, { intent: 'Buy', calls: 'userDeposit' }),
    ],
    [
      'a refund',
      'refund',
      () => ({ sale: failed }),
      () => of(failed, { intent: 'Refund', calls: 'userWithdrawBaseTokens' }),
    ],
  ])('%s', async (_, name, act, steps) => {
    const before = await platform.client.getBlockNumber();
    const { answer, text } = await call(`prepare_${name}`, { account: owner, act: act() });
    const { transactions, note, from, chainId } = answer as {
      transactions: { to: string; data: Hex; words: { intent: string; fields: { value: string }[] } }[];
      note: string;
      from: Address;
      chainId: number;
    };
    const abi = name === 'take_part' ? fairLaunchAbi : [...erc20Abi, ...rabbitLockAbi, ...saleAbi];
    const found = transactions.map(({ to, data, words: { intent, fields } }) => ({
      to,
      calls: decodeFunctionData({ abi, data }).functionName,
      intent,
      says: fields.map(({ value }) => value),
    }));
    expect([text, found]).toEqual([
      text,
      steps().map(({ intent, says, ...step }) => ({
        ...step,
        intent: expect.stringContaining(intent),
        says: says === undefined ? expect.anything() : expect.arrayContaining([says]),
      })),
    ]);
    expect([from, chainId]).toEqual([owner, await platform.client.getChainId()]);
    expect(note).toContain('Nothing is sent');
    expect(await platform.client.getBlockNumber()).toBe(before);
  });
});

describe('says why not, in a sentence [SDK-03]', () => {
  it.each<[string, string, () => object, string]>([
    ['an unknown lock', 'lock', () => ({ id: '999' }), 'There is no lock 999.'],
    [
      'a lock that is not open',
      'prepare_unlock',
      () => ({ account: owner, act: { id: lock } }),
      'nothing to unlock yet',
    ],
    [
      'the lock of another',
      'prepare_unlock',
      () => ({ account: buyer, act: { id: open } }),
      'Only the owner of the lock',
    ],
    [
      'a claim before the end',
      'prepare_claim',
      () => ({ account: buyer, act: { sale } }),
      'in the sale’s current state',
    ],
    [
      'a refund of an open sale',
      'prepare_refund',
      () => ({ account: buyer, act: { sale } }),
      'in the sale’s current state',
    ],
    [
      'a reward before the end',
      'prepare_claim_reward',
      () => ({ account: buyer, act: { sale } }),
      'isn’t finalized yet',
    ],
    [
      'more than there is, behind the approval that it takes',
      'prepare_lock',
      () => ({ account: owner, act: { token, amount: ether('100001'), date: later } }),
      'The balance is too low.',
    ],
    ['what is no address', 'token', () => ({ token: 'carrot' }), 'is no address'],
    ['a sale of the index, which is away', 'sales', () => ({ kind: 'presale' }), 'The indexer'],
  ])('%s', async (_, name, input, sentence) => {
    const { isError, text } = await call(name, input());
    expect([isError, text]).toEqual([true, expect.stringContaining(sentence)]);
  });
});

describe('refuses what is not of the kind that it asks for, and answers the next call [SDK-03]', () => {
  const MOST = String(2n ** 256n);
  it.each<[string, string, () => object]>([
    ['a number in place of a text', 'lock', () => ({ id: 7 })],
    ['a negative number', 'lock', () => ({ id: '-1' })],
    ['a part of a number', 'lock', () => ({ id: '1.5' })],
    ['a number with something behind it', 'lock', () => ({ id: '1 or 2' })],
    ['no number', 'lock', () => ({ id: '' })],
    ['nothing', 'lock', () => ({})],
    ['a number too large for the chain', 'lock', () => ({ id: MOST })],
    ['a text as long as a book', 'lock', () => ({ id: '9'.repeat(100_000) })],
    [
      'an amount too large for the chain',
      'prepare_deposit',
      () => ({ account: buyer, act: { sale, amount: MOST, currency: zeroAddress } }),
    ],
    [
      'a date too large for the chain',
      'prepare_lock',
      () => ({ account: owner, act: { token, amount: '1', date: MOST } }),
    ],
    ['page 0', 'whitelist', () => ({ sale, page: 0 })],
    ['a half page', 'whitelist', () => ({ sale, page: 1.5 })],
    ['a page past all numbers', 'whitelist', () => ({ sale, page: 1e300 })],
    ['a page as text', 'whitelist', () => ({ sale, page: '1' })],
    ['an unknown kind', 'sale', () => ({ kind: 'constructor', sale })],
    ['one address in place of a list', 'balances', () => ({ account: buyer, tokens: token })],
    ['a list with what is no address', 'balances', () => ({ account: buyer, tokens: [token, 'carrot'] })],
    ['an act without its account', 'prepare_claim', () => ({ act: { sale } })],
    ['an account without its act', 'prepare_claim', () => ({ account: buyer })],
    ['a title that is no text', 'prepare_describe_lock', () => ({ account: owner, act: { id: lock, title: {} } })],
    ['an unknown tool', 'send', () => ({ account: owner })],
    ['a tool of the language', 'constructor', () => ({})],
  ])('%s', async (_, name, input) => {
    const { isError, text } = await call(name, input());
    expect([isError, text.length < 2_000]).toEqual([true, true]);
    // neither a call's parts nor the versions of libraries
    expect(text).not.toMatch(/Version: viem|Request body|\.ts:\d/);
    expect((await call('token', { token })).answer).toMatchObject({ symbol: 'CARROT' });
  });
});

it('says in a sentence that the node is gone, without its address, which may have a key in it [SDK-03]', async () => {
  const transport = http('http://127.0.0.1:9/v3/NODEKEY', { retryCount: 0 });
  const server = createServer({ chain: platform.context.chain, client: createPublicClient({ transport }) });
  const alone = new Client({ name: 'test', version: '1' });
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), alone.connect(other)]);
  for (const [name, args] of [
    ['token', { token }],
    ['chain', {}],
    ['prepare_unlock', { account: owner, act: { id: lock } }],
  ] as const) {
    const { isError, content } = (await alone.callTool({ name, arguments: args })) as Result;
    expect([isError, content[0]?.text]).toEqual([true, expect.stringMatching(/^[^\n]{5,300}$/)]);
    expect(content[0]?.text).not.toContain('NODEKEY');
  }
  await alone.close();
});

it('offers nothing that signs or sends: tools read or prepare [SDK-03]', async () => {
  const { tools } = await client.listTools();
  expect(tools.length).toBeGreaterThanOrEqual(26);
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
  expect(tools.filter(({ name }) => /send|sign|submit|broadcast|key/.test(name))).toEqual([]);
});
