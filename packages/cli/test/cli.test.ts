import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SECONDS_PER_DAY } from '@rab/contracts';
import { saleAbi } from '@rab/contracts/abis';
import { locksATransaction } from '@rab/contracts/lock';
import { finalizeSaleAct, getLockRecord } from '@rab/sdk';
import { TestPlatform } from '@rab/testing/TestPlatform';
import { type Address, parseEther } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { run } from '../src/run.ts';
import { platformConfig } from './platformConfig.ts';

const MNEMONIC = 'test test test test test test test test test test test junk';
const keyOf = (index: number): `0x${string}` =>
  `0x${Buffer.from(mnemonicToAccount(MNEMONIC, { addressIndex: index }).getHdKey().privateKey ?? []).toString('hex')}`;
const BIN = join(__dirname, '../bin/rab.mjs');

let platform: TestPlatform;
let owner: Address;
let token: Address;
let folder: string;
let config: string;
let sale: Address;

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
/** Runs a command as account 3. */
async function rab(args: string[], env: NodeJS.ProcessEnv = { RAB_PRIVATE_KEY: keyOf(3) }) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run([...args, '--config', config, '--json'], {
    env,
    print: (line) => out.push(line),
    complain: (line) => err.push(line),
  });
  return { code, said: err.join('\n'), answer: out.length > 0 ? JSON.parse(out.join('\n')) : undefined };
}

/** Runs a command as a program of its own. */
const start = (args: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [BIN, ...args], { env: { ...process.env, ...env } }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rab-cli-'));
  platform = await TestPlatform.start();
  owner = platform.account(3);
  config = file('config.json', await platformConfig(platform));
  token = await platform.createToken(owner, { name: 'Carrot', symbol: 'CARROT', supply: 100_000n });
  const now = await platform.now();
  sale = await platform.createSale({
    owner,
    token,
    start: now + 1000n,
    end: now + SECONDS_PER_DAY,
    whitelistSeconds: 100n,
  });
});
afterAll(() => {
  platform.stop();
  rmSync(folder, { recursive: true });
});

const TERMS = ['--date', '2100-01-01', '--tge', '40', '--cycle', '30', '--cycle-release', '30', '--title', 'Team'];

it('locks for the owners of a file; a dry run sends nothing, wrong rows are named [SDK-02]', async () => {
  const list = file('owners.csv', `owner,amount\n${platform.account(5)},100\n${platform.account(6)},50.5\n`);
  const args = ['lock', list, '--token', token, ...TERMS];
  const before = await platform.client.getBlockNumber();
  const dry = await rab([...args, '--dry-run']);
  expect([dry.code, dry.answer.transactions[0].isDryRun, dry.answer.transactions[0].hash]).toEqual([
    0,
    true,
    undefined,
  ]);
  expect(dry.said).toContain('150.5 CARROT');
  expect(await platform.client.getBlockNumber()).toBe(before);
  const { code, answer } = await rab(args);
  expect([code, answer.locks]).toEqual([0, 2]);
  const first = BigInt(answer.transactions[0].done.id);
  expect(await getLockRecord(platform.context, first)).toMatchObject({
    owner: platform.account(5),
    amount: parseEther('100'),
  });
  expect(await getLockRecord(platform.context, first + 1n)).toMatchObject({
    owner: platform.account(6),
    description: 'Team',
  });
  const watched = await rab(['watch', 'lock', String(first), '--once']);
  expect(watched.answer.state).toMatchObject({ is: 'timed', locked: String(parseEther('100')) });
  const wrong = await rab([
    'lock',
    file('wrong.csv', `owner,amount\n${owner},1\ncarrot,2\n`),
    '--token',
    token,
    ...TERMS,
  ]);
  expect([wrong.code, wrong.said]).toEqual([2, 'Row 3: “carrot” isn’t an address.']);
});

it('says how many owners of a file have their locks where the rest fails, and leaves out as many as it is asked to [SDK-02]', async () => {
  const names = Array.from({ length: 80 }, (_, index) => `0x${String(index + 1).padStart(40, '0')}`);
  const list = file('many.csv', names.map((name, index) => `${name},${index < 79 ? 1 : 10_000_000}`).join('\n'));
  const args = ['lock', list, '--token', token, ...TERMS];
  const { code, said } = await rab(args);
  expect(code).toBe(1);
  const [, done = ''] = /The first (\d+) of 80 owners have their locks: --skip (\d+) locks/.exec(said) ?? [];
  expect(Number(done)).toBe(locksATransaction('Team'.length));
  const rest = await rab([
    'lock',
    file('rest.csv', names.map((name) => `${name},1`).join('\n')),
    '--token',
    token,
    ...TERMS,
    '--skip',
    done,
  ]);
  expect([rest.code, rest.answer.locks]).toEqual([0, 80 - Number(done)]);
  expect((await rab([...args, '--skip', '80'])).said).toBe('--skip leaves none of the 80 owners.');
});

it('names a transaction that was sent, and whose end a node does not say [SDK-02]', async () => {
  const node = createServer(async (request, response) => {
    const body = await text(request);
    const isAboutSent = /eth_getTransaction(?:Receipt|ByHash)/.test(body);
    const error = { code: -32_000, message: 'not today' };
    if (isAboutSent) return void response.end(JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(body).id, error }));
    const answer = await fetch(String(platform.client.transport.url), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    response.end(await answer.text());
  }).listen(0, '127.0.0.1');
  await once(node, 'listening');
  const { port } = node.address() as AddressInfo;
  const args = ['whitelist', sale, file('one.csv', platform.account(8)), '--rpc', `http://127.0.0.1:${port}`];
  const { code, said } = await rab(args);
  node.close();
  const [, hash] = /^Sent (0x[0-9a-f]{64})$/m.exec(said) ?? [];
  expect([code, said]).toEqual([
    1,
    expect.stringContaining(`Transaction ${hash} was sent, and how it ended isn’t known.`),
  ]);
});

it('lets the accounts of a file buy, signed by a keystore, as a program of its own [SDK-02]', async () => {
  const list = file('accounts.csv', `${platform.account(4)}\n${platform.account(5)}\n`);
  const args = ['whitelist', sale, list];
  const env = { RAB_KEYSTORE: join(__dirname, 'keystore.json') };
  const shut = await rab(args, { ...env, RAB_KEYSTORE_PASSWORD: 'wrong' });
  expect([shut.code, shut.said]).toEqual([2, expect.stringContaining('cannot be opened')]);
  const { code, stdout } = await start([...args, '--config', config, '--json'], {
    ...env,
    RAB_KEYSTORE_PASSWORD: 'carrot',
  });
  expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ accounts: 2 })]);
  const isListed = (account: Address) =>
    platform.client.readContract({ address: sale, abi: saleAbi, functionName: 'isWhitelisted', args: [account] });
  expect(await Promise.all([4, 5, 6].map((index) => isListed(platform.account(index))))).toEqual([true, true, false]);
});

it('sends to the accounts of a file what is due to them [SDK-02]', async () => {
  const start = (await platform.now()) + 100n;
  const end = start + SECONDS_PER_DAY;
  const sold = await platform.createSale({ owner, token, start, end });
  await platform.goTo(start);
  const buyer = platform.account(7);
  await platform.deposit(buyer, sold, '1');
  expect((await rab(['watch', 'sale', sold, '--kind', 'presale', '--once'])).answer).toMatchObject({ buyerCount: 1 });
  const list = file('buyers.csv', `${buyer}\n`);
  const early = await rab(['claim', sold, '--for', list]);
  expect([early.code, early.said.length > 0]).toEqual([1, true]);
  await platform.goTo(end + 1n);
  await platform.act(owner, finalizeSaleAct({ id: sold }).call);
  const { code, answer } = await rab(['claim', sold, '--for', list]);
  expect([code, answer.transactions[0].done]).toMatchObject([
    0,
    { account: buyer, amount: String(parseEther('1000')) },
  ]);
});

it('refuses a private key as an argument, and a command that it does not know [SDK-02]', async () => {
  for (const args of [['claim', sale, keyOf(3)], ['claim', sale, `--key=${keyOf(3)}`], [keyOf(3).slice(2)]]) {
    const { code, said } = await rab(args);
    expect([code, said]).toEqual([2, expect.stringContaining('A private key is no argument')]);
    expect(said).not.toContain(keyOf(3).slice(2));
  }
  expect((await rab(['dance'])).code).toBe(2);
  expect((await rab(['claim', sale], {})).said).toContain('There is no key to sign with');
  expect((await rab(['watch', 'lock', 'one', '--once'])).code).toBe(2);
});
