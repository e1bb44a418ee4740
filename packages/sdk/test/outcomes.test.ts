import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SECONDS_PER_DAY } from '@rab/contracts';
import { type Act, follow, prepare, type Wallet } from '@rab/sdk';
import { describeLockAct, unlockAct } from '@rab/sdk/locks';
import { TestPlatform } from '@rab/testing/TestPlatform';
import { type Address, createWalletClient, custom, type Hex, parseEther, parseGwei } from 'viem';
import { send } from '../src/acts/send.ts';

let platform: TestPlatform;
let owner: Address;
let lock: bigint;
const rename = (title: string) => describeLockAct(platform.context.chain, lock, title);
const unlock = () => unlockAct(platform.context.chain, lock);

beforeAll(async () => {
  platform = await TestPlatform.start();
  owner = platform.account(3);
  const token = await platform.createToken(owner, { name: 'Carrot', symbol: 'CARROT' });
  lock = await platform.lock(owner, { token, amount: parseEther('5'), date: (await platform.now()) + SECONDS_PER_DAY });
});
afterAll(() => platform.stop());

/** The owner's wallet, which answers so when it is asked to send. */
const walletOf = (answer?: () => never): Wallet =>
  createWalletClient({
    account: owner,
    transport: custom({
      request: async (asked: { method: string }) =>
        asked.method === 'eth_sendTransaction' && answer ? answer() : platform.client.request(asked as never),
    }),
    pollingInterval: 50,
  });
/** Sends the call of an act as it is, whether or not the chain would do it. */
const sendRaw = ({ call }: Act<unknown>, more: { gas: bigint; nonce?: number; gasPrice?: bigint }): Promise<Hex> =>
  platform.client.writeContract({ ...call, account: owner, chain: null, ...more } as never);
const caught = (done: Promise<unknown>) =>
  done.then(
    () => null,
    (error: unknown) => error,
  );

it.each([
  ['the person', 4001, 'SendingRefused', /reject|declin|cancel|denied/i],
  ['the wallet or its node', -32_000, 'ActRefused', /^not today$/],
])('says that %s did not send it, and follows nothing [SDK-01]', async (_, code, name, message) => {
  const wallet = walletOf(() => {
    throw Object.assign(new Error(code === 4001 ? 'User rejected the request.' : 'not today'), { code });
  });
  const sent: Hex[] = [];
  const error = await caught(
    send(wallet, await prepare(platform.context, owner, rename('A')), (hash) => void sent.push(hash)),
  );
  expect(error).toMatchObject({ name, message: expect.stringMatching(message) });
  expect(sent).toEqual([]);
});

it.each([
  ['the contract’s own reason', 500_000n, 'There is nothing to unlock yet.'],
  ['that it had too little gas', 25_000n, "Gas too low, this transaction can't submit."],
])('says of a transaction that the chain undid %s [SDK-01]', async (_, gas, message) => {
  const hash = await sendRaw(unlock(), { gas });
  await platform.client.mine({ blocks: 1 });
  expect(await caught(follow(walletOf(), { account: owner, act: unlock() }, hash))).toMatchObject({
    name: 'ActReverted',
    message,
    hash,
    receipt: { status: 'reverted' },
  });
});

it.each([
  ['the same one for another price is the act', true],
  ['another one is not', false],
])('follows a transaction to the one that came in its place: %s [SDK-01]', async (_, isSame) => {
  const { client } = platform;
  const own = { gas: 500_000n, nonce: await client.getTransactionCount({ address: owner }) };
  await client.setAutomine(false);
  const first = await sendRaw(rename('B'), { ...own, gasPrice: parseGwei('10') });
  const following = follow(walletOf(), { account: owner, act: rename('B') }, first).catch((error: unknown) => error);
  // it has to be seen before it is replaced
  await new Promise((resolve) => setTimeout(resolve, 300));
  const dearer = { ...own, gasPrice: parseGwei('20') };
  const second = isSame
    ? await sendRaw(rename('B'), dearer)
    : await client.sendTransaction({ account: owner, to: owner, chain: null, ...dearer });
  await client.mine({ blocks: 1 });
  await client.setAutomine(true);
  const found = await following;
  if (isSame) expect(found).toMatchObject({ hash: second, done: { id: lock, description: 'B' } });
  else
    expect(found).toMatchObject({
      name: 'ActReplaced',
      message: 'Another transaction from your account replaced it.',
      hash: second,
    });
});
