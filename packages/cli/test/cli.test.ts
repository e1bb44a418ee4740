import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
  const { code, said } = await rab([...args, '--skip', '2']);
  expect(code).toBe(1);
  const [, done = ''] = /The first (\d+) of 80 owners have their locks: --skip (\d+) locks/.exec(said) ?? [];
  expect(Number(done)).toBe(2 + locksATransaction('Team'.length));
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
  const none = await rab(['lock', file('all.csv', `${owner},10000000`), '--token', token, ...TERMS]);
  expect([none.code, none.said]).toEqual([1, 'The balance is too low.']);
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

it('lets the accounts of a file buy, signed by a keystore, as a program of its own, and takes them out [SDK-02]', async () => {
  const list = file('accounts.csv', `${platform.account(4)}\n${platform.account(5)}\n`);
  const args = ['whitelist', sale, list];
  const env = { RAB_KEYSTORE: join(__dirname, 'keystore.json') };
  const shut = await rab(args, { ...env, RAB_KEYSTORE_PASSWORD: 'wrong' });
  expect([shut.code, shut.said]).toEqual([2, expect.stringContaining('RAB_KEYSTORE_PASSWORD')]);
  const { code, stdout } = await start([...args, '--config', config, '--json'], {
    ...env,
    RAB_KEYSTORE_PASSWORD: 'carrot',
  });
  expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ accounts: 2 })]);
  const isListed = (account: Address) =>
    platform.client.readContract({ address: sale, abi: saleAbi, functionName: 'isWhitelisted', args: [account] });
  const listed = () => Promise.all([4, 5, 6].map((index) => isListed(platform.account(index))));
  expect(await listed()).toEqual([true, true, false]);
  expect((await rab(['whitelist', sale, file('out.csv', platform.account(5)), '--remove'])).code).toBe(0);
  expect(await listed()).toEqual([true, false, false]);
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
  expect([early.code, early.said]).toEqual([1, expect.stringContaining('nothing to claim')]);
  // what is due to the account itself, each of its kinds
  expect((await rab(['claim', sold])).said).toContain('in the sale’s current state');
  expect((await rab(['claim', sold, '--what', 'rewards'])).said).toContain('isn’t finalized yet');
  await platform.goTo(end + 1n);
  await platform.act(owner, finalizeSaleAct({ id: sold }).call);
  const { code, answer } = await rab(['claim', sold, '--for', list]);
  expect([code, answer.transactions[0].done]).toMatchObject([
    0,
    { account: buyer, amount: String(parseEther('1000')) },
  ]);
});

describe('says what is wrong with a key of the environment, without a part of it [SDK-02]:', () => {
  const KEY = keyOf(3).slice(2);
  const decimal = (hex: string) => String(BigInt(`0x${hex}`));
  const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
  it.each<[string, string, NodeJS.ProcessEnv, string[]]>([
    ['a letter too few', 'no private key', { RAB_PRIVATE_KEY: KEY.slice(1) }, [KEY.slice(1)]],
    ['two letters too many', 'no private key', { RAB_PRIVATE_KEY: `0x${KEY}ab` }, [KEY]],
    ['a wrong letter', 'no private key', { RAB_PRIVATE_KEY: `${KEY.slice(0, -1)}g` }, [KEY.slice(0, -1)]],
    [
      'a number past the curve',
      'no private key',
      { RAB_PRIVATE_KEY: 'f'.repeat(64) },
      ['f'.repeat(64), decimal('f'.repeat(64))],
    ],
    ['zero', 'no private key', { RAB_PRIVATE_KEY: '0'.repeat(64) }, ['0'.repeat(64)]],
    ['words', 'no private key', { RAB_PRIVATE_KEY: PHRASE }, ['legal', 'sausage']],
    ['a key in the place of the file', 'cannot be read', { RAB_KEYSTORE: keyOf(3) }, [KEY]],
    ['words in the place of the file', 'cannot be read', { RAB_KEYSTORE: PHRASE }, ['legal', 'sausage']],
  ])('%s', async (_, problem, env, secrets) => {
    const { code, said } = await rab(['claim', sale], env);
    expect([code, said]).toEqual([2, expect.stringContaining(problem)]);
    for (const secret of secrets) expect(said.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it('a file that is a key, words, or a keystore of nothing', async () => {
    for (const [index, text] of [`${KEY}\n`, keyOf(3), PHRASE, `{"version":3,"crypto":"${KEY}"}`, ''].entries()) {
      const env = { RAB_KEYSTORE: file(`keystore-${index}`, text), RAB_KEYSTORE_PASSWORD: 'hunter2' };
      const { code, said } = await rab(['claim', sale], env);
      expect([code, said]).toEqual([2, expect.stringContaining('cannot be opened')]);
      for (const part of [KEY.slice(0, 6), 'legal', 'hunter2']) expect(said).not.toContain(part);
    }
  });

  it('a key with blanks around it and without its prefix is one', async () => {
    const { code, said } = await rab(['whitelist', sale, file('nine.csv', platform.account(9)), '--dry-run'], {
      RAB_PRIVATE_KEY: ` ${KEY}\n`,
    });
    expect([code, said]).toEqual([0, expect.stringContaining(platform.account(9))]);
  });
});

describe('a file of hostile rows is refused row by row, and nothing is sent [SDK-02]:', () => {
  const ANN = `0x${'a'.repeat(40)}`;
  it.each<[string, string, string[]]>([
    [
      'what moves a cursor or turns a line',
      `owner,amount\nx\u001b[2Jy\u202ez,1`,
      ['Row 2: “x\\u{1b}[2Jy\\u{202e}z” isn’t an address.'],
    ],
    [
      'a formula',
      `=HYPERLINK("http://evil.example"),1`,
      ['Row 1: “=HYPERLINK("http://evil.example")” isn’t an address.'],
    ],
    [
      'amounts of the chain’s whole range',
      `${ANN},${2n ** 256n}`,
      [`Row 1: “${String(2n ** 256n).slice(0, 60)}” is too large to be locked.`],
    ],
    [
      'an amount in hexadecimal digits, and one with an exponent',
      `${ANN},0x10\n${ANN},1e3`,
      ['Row 1: “0x10” isn’t a number.', 'Row 2: “1e3” isn’t a number.'],
    ],
    [
      'a quote that does not end',
      `"${ANN},1`,
      [`Row 1: “"${ANN},1” has more than an address. Keep only the part from 0x.`, 'Row 1: “” is missing.'],
    ],
    [
      'nobody, and a column too many',
      `0x${'0'.repeat(40)},1\n${ANN},1,2`,
      [`Row 1: “0x${'0'.repeat(40)}” can never withdraw.`, 'Row 2: “2” is extra: a row has an owner and an amount.'],
    ],
    ['no row', 'owner,amount\n\n', ['The file has no row of an owner and an amount.']],
  ])('%s', async (_, text, problems) => {
    const before = await platform.client.getBlockNumber();
    const { code, said } = await rab(['lock', file('hostile.csv', text), '--token', token, ...TERMS]);
    expect([code, said]).toEqual([2, problems.join('\n')]);
    expect(await platform.client.getBlockNumber()).toBe(before);
  });

  it('of accounts, each once', async () => {
    const list = file('twice.csv', `${platform.account(5)}\n${platform.account(5).toLowerCase()}\n\u0000\n`);
    const { code, said } = await rab(['whitelist', sale, list]);
    const again = platform.account(5).toLowerCase();
    expect([code, said]).toEqual([2, `Row 2: “${again}” is already in the list.\nRow 3: “\\u{0}” isn’t an address.`]);
    expect(await rab(['whitelist', sale, file('none.csv', 'address\n')])).toMatchObject({
      code: 2,
      said: 'The file has no account.',
    });
  });
});

it('names an option that cannot be meant, and does nothing [SDK-02]', async () => {
  const list = file('five.csv', `${platform.account(5)},1\n`);
  const locking = (change: Record<string, string>) => {
    const options = { token, date: '2100-01-01', tge: '40', cycle: '30', 'cycle-release': '30', ...change };
    return rab(['lock', list, ...Object.entries(options).map(([name, value]) => `--${name}=${value}`)]);
  };
  for (const [change, text] of [
    [{ date: '2100-02-30' }, '--date is no date such as'],
    [{ date: '2099-02-29' }, '--date is no date such as'],
    [{ date: '2100-01-01T12:00' }, '--date is no date such as'],
    [{ date: '2100-01-01T24:00Z' }, '--date is no date such as'],
    [{ date: '4102444800' }, '--date is no date such as'],
    [{ tge: '12.345' }, '--tge is no percentage'],
    [{ cycle: '0' }, '--cycle is no whole number from 1'],
    [{ 'cycle-release': 'all' }, '--cycle-release is no percentage'],
    [{ skip: '-1' }, '--skip is no whole number from 0'],
    [{ skip: '9'.repeat(40) }, '--skip leaves none of the 1 owners.'],
    [{ token: platform.account(9) }, '--token is no token'],
    [{ chain: '1' }, 'config.json has no chain 1.'],
    [{ chian: '1' }, '--chian'],
  ] as const)
    expect([change, await locking(change)]).toEqual([
      change,
      { code: 2, said: expect.stringContaining(text), answer: undefined },
    ]);
  const { code, answer } = await rab([
    'lock',
    list,
    '--token',
    token,
    ...TERMS,
    '--dry-run',
    '--date',
    '2096-02-29T23:59:59Z',
  ]);
  expect([code, answer.transactions[0].steps.at(-1).fields]).toEqual([
    0,
    expect.arrayContaining([expect.objectContaining({ value: expect.stringContaining('2096-02-29') })]),
  ]);
  for (const args of [
    ['claim', sale, '--what', 'toString'],
    ['claim', sale, '--all'],
    ['watch', 'sale', sale],
    ['watch'],
  ])
    expect([args, (await rab(args)).code]).toEqual([args, 2]);
  expect((await rab(['--help'])).code).toBe(0);
  expect((await rab(['constructor'])).code).toBe(2);
});

it('says that a node is of another chain, or gone, without its address, which may have a key in it [SDK-02]', async () => {
  const node = createServer((_, response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}')).listen(
    0,
    '127.0.0.1',
  );
  await once(node, 'listening');
  const { port } = node.address() as AddressInfo;
  const args = ['watch', 'lock', '1', '--once', '--rpc'];
  const other = await rab([...args, `http://127.0.0.1:${port}/NODEKEY`]);
  node.close();
  expect([other.code, other.said]).toEqual([2, expect.stringContaining('The node is one of chain 1, and')]);
  const gone = await rab([...args, 'http://127.0.0.1:9/NODEKEY']);
  expect([gone.code, gone.said]).toEqual([1, expect.stringMatching(/^[^\n]{5,300}$/)]);
  expect(other.said + gone.said).not.toContain('NODEKEY');
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
