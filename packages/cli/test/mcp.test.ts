import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { SECONDS_PER_DAY } from '@rab/contracts';
import { TestPlatform } from '@rab/testing/TestPlatform';
import { type Address, parseEther, zeroAddress } from 'viem';
import { platformConfig } from './platformConfig.ts';

const BIN = join(__dirname, '../bin/rab.mjs');

let folder: string;
let platform: TestPlatform;
let client: Client;
let owner: Address;
let buyer: Address;
let token: Address;
let sale: Address;
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
  grow = await platform.createGrow(terms);
  launch = await platform.createFairLaunch({ ...terms, selling: '1000', softCap: '1', maxOwner: '1' });
  lock = String(await platform.lock(owner, { token, amount: parseEther('50'), date: now + 10n * SECONDS_PER_DAY }));
  open = String(await platform.lock(owner, { token, amount: parseEther('5'), date: now + 100n }));
  later = String(now + 100n * SECONDS_PER_DAY);
  await platform.goTo(now + 200n);
  await platform.deposit(buyer, sale, '1');
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
  it.each<[string, string, () => object, string[]]>([
    ['a lock', 'lock', () => ({ token, amount: ether('7'), date: later }), ['Approve', 'Lock']],
    ['an unlock', 'unlock', () => ({ id: open }), ['Unlock']],
    ['a later date', 'extend_lock', () => ({ id: lock, amount: '0', date: later }), ['Add to the lock or extend it']],
    [
      'a larger lock',
      'extend_lock',
      () => ({ id: lock, amount: ether('60'), date: '0' }),
      ['Approve', 'Add to the lock'],
    ],
    ['a title', 'describe_lock', () => ({ id: lock, title: 'Team' }), ['Rename lock']],
    ['a transfer', 'transfer_lock', () => ({ id: lock, to: buyer }), ['Transfer']],
    ['a renunciation', 'renounce_lock', () => ({ id: lock }), ['Renounce']],
    ['a deposit', 'deposit', () => ({ sale, ...coins() }), ['Buy']],
    ['a deposit in a grow', 'deposit', () => ({ sale: grow, ...coins() }), ['Buy']],
    ['a part of a fair launch', 'take_part', () => ({ sale: launch, ...coins() }), ['Buy']],
  ])('%s', async (_, name, act, intents) => {
    const before = await platform.client.getBlockNumber();
    const { answer, text } = await call(`prepare_${name}`, { account: owner, act: act() });
    const { transactions, note } = answer as {
      transactions: { to: string; words: { intent: string } }[];
      note: string;
    };
    expect([text, transactions.map(({ words }) => words.intent)]).toEqual([
      text,
      intents.map((intent) => expect.stringContaining(intent)),
    ]);
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
    ['what is no address', 'token', () => ({ token: 'carrot' }), 'is no address'],
    ['a sale of the index, which is away', 'sales', () => ({ kind: 'presale' }), 'The indexer'],
  ])('%s', async (_, name, input, sentence) => {
    const { isError, text } = await call(name, input());
    expect([isError, text]).toEqual([true, expect.stringContaining(sentence)]);
  });
});

it('offers nothing that signs or sends: tools read or prepare [SDK-03]', async () => {
  const { tools } = await client.listTools();
  expect(tools.length).toBeGreaterThanOrEqual(26);
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
  expect(tools.filter(({ name }) => /send|sign|submit|broadcast|key/.test(name))).toEqual([]);
});
