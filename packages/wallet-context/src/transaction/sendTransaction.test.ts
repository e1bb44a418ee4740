/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ownArtifact } from '@rab/evm/artifact';
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi, parseGwei } from 'viem';
import { startWallet, type WalletOnChain } from '../../test/startWallet.ts';
import { until } from '../../test/until.ts';
import { awaitTransaction } from './awaitTransaction.ts';
import { sendTransaction } from './sendTransaction.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

const mintAbi = parseAbi(['function mint(address to, uint256 amount)']);

let chain: WalletOnChain;
let token: Address;

beforeAll(async () => {
  chain = await startWallet();
  const { client } = chain.anvil;
  const { bytecode, abi } = ownArtifact('LocalStable');
  const hash = await client.deployContract({ abi, bytecode, args: ['Stable', 'STB'], account: chain.bob });
  await client.mine({ blocks: 1 });
  token = (await client.getTransactionReceipt({ hash })).contractAddress as Address;
}, 60_000);
afterAll(() => chain?.anvil.stop());
beforeEach(() => {
  chain.wallet.select(chain.alice);
  chain.answer = () => undefined;
  chain.setAway(false);
});

/** Sends a mint of one unit; `seen` holds the record at every step. */
function send(call: Partial<Parameters<typeof sendTransaction>[0]['call']> = {}) {
  const seen: TransactionRecord[] = [];
  const done = sendTransaction({
    config: chain.config,
    chainId: chain.chainId,
    account: chain.alice,
    key: 'mint',
    call: { address: token, abi: mintAbi, functionName: 'mint', args: [chain.alice, 1n], ...call },
    labels: { summary: 'Mint 1 STB' },
    onChange: (record) => seen.push(record),
  });
  return { seen, done, phases: () => [...new Set(seen.map(({ phase }) => phase))], last: () => seen.at(-1) };
}

/** A sent one that the node was seen to know. */
async function sendAndSee(): Promise<
  ReturnType<typeof send> & { record: TransactionRecord & { hash: Hex; nonce: number } }
> {
  const sending = send();
  const record = await until(() => sending.seen.find(({ nonce }) => nonce !== undefined));
  return { ...sending, record: record as TransactionRecord & { hash: Hex; nonce: number } };
}

const mint = () => encodeFunctionData({ abi: mintAbi, args: [chain.alice, 1n] });

/** What a wallet does when a person speeds up, cancels or otherwise replaces: the same nonce at a higher price. */
const replace = (nonce: number, call: { to: Address; value?: bigint; data?: Hex }) =>
  chain.anvil.client.sendTransaction({
    ...call,
    account: chain.alice,
    nonce,
    gas: 200_000n,
    gasPrice: parseGwei('50'),
  });

const mine = () => chain.anvil.client.mine({ blocks: 1 });

describe('a transaction', () => {
  it('is simulated first, sent only if that passes, and done with the first block that holds it [TX-01]', async () => {
    const refused = send({ abi: erc20Abi, functionName: 'transfer', args: [chain.bob, 10n ** 30n] });
    expect(await refused.done).toBeNull();
    expect(refused.phases()).toEqual(['simulating', 'failed']);
    expect(await chain.anvil.client.getTransactionCount({ address: chain.alice, blockTag: 'pending' })).toBe(0);

    const sending = await sendAndSee();
    expect(sending.phases()).toEqual(['simulating', 'wallet', 'pending']);
    await mine();
    expect(await sending.done).toMatchObject({ status: 'success', transactionHash: sending.record.hash });
    expect(sending.phases()).toEqual(['simulating', 'wallet', 'pending', 'confirmed']);
  });

  it('that is in a block and reverted has failed, with its hash', async () => {
    chain.answer = (method, [request]) =>
      method === 'eth_sendTransaction'
        ? chain.wallet.request({ method, params: [{ ...(request as object), gas: '0x6000' }] })
        : undefined;
    const sending = await sendAndSee();
    await mine();
    expect(await sending.done).toBeNull();
    expect(sending.last()).toMatchObject({ phase: 'failed', hash: sending.record.hash, failedTitle: 'Send Tx Failed' });
  });

  it('shows the message of a failed simulation, and of a failed send, and stops [TX-03]', async () => {
    const refused = send({ abi: erc20Abi, functionName: 'transfer', args: [chain.bob, 10n ** 30n] });
    await refused.done;
    expect(refused.last()).toMatchObject({ phase: 'failed', message: expect.stringMatching(/reverted|balance/i) });

    const says = async (message: string) => {
      chain.answer = (method) =>
        method === 'eth_sendTransaction'
          ? Promise.reject(Object.assign(new Error(message), { code: -32_000 }))
          : undefined;
      const sending = send();
      expect(await sending.done).toBeNull();
      expect(sending.last()?.hash).toBeUndefined();
      return sending.last();
    };
    expect(await says('check error: Pancake: K')).toMatchObject({ phase: 'failed', message: 'Pancake: K' });
    expect(await says('')).toMatchObject({ phase: 'failed', message: 'Error' });
    expect(await says('err: insufficient funds for gas * price + value')).toMatchObject({
      message: 'Insufficient funds for gas',
    });
  });

  it('that the person refuses is no failure', async () => {
    for (const error of [{ code: 4001 }, { code: 'ACTION_REJECTED' }, { code: 5000 }]) {
      chain.answer = (method) =>
        method === 'eth_sendTransaction' ? Promise.reject(Object.assign(new Error('no'), error)) : undefined;
      const sending = send();
      expect(await sending.done).toBeNull();
      expect(sending.phases()).toEqual(['simulating', 'wallet', 'rejected']);
    }
  });

  it('is not sent when the wallet changed its account or network after the simulation', async () => {
    const before = await chain.anvil.client.getTransactionCount({ address: chain.bob, blockTag: 'pending' });
    const asked: string[] = [];
    chain.answer = (method) => {
      asked.push(method);
      return undefined;
    };
    const sending = send();
    chain.wallet.select(chain.bob);
    expect(await sending.done).toBeNull();
    expect(sending.last()).toMatchObject({
      phase: 'failed',
      message: 'The wallet changed to another account, so nothing was sent. Check the form and try again.',
    });
    chain.wallet.select(chain.alice);

    // no event tells of this one: the wallet is asked right before it signs
    chain.answer = (method) => {
      asked.push(method);
      return method === 'eth_chainId' ? Promise.resolve('0x38') : undefined;
    };
    const elsewhere = send();
    expect(await elsewhere.done).toBeNull();
    expect(elsewhere.last()).toMatchObject({
      phase: 'failed',
      message: 'The wallet changed to another network, so nothing was sent. Change the network and try again.',
    });
    expect(asked).not.toContain('eth_sendTransaction');
    expect(await chain.anvil.client.getTransactionCount({ address: chain.bob, blockTag: 'pending' })).toBe(before);
  });
});

describe('a transaction that is replaced', () => {
  it('by a repriced one is followed to its end', async () => {
    const { record, done, last } = await sendAndSee();
    const hash = await replace(record.nonce, { to: token, data: mint() });
    await mine();
    expect(await done).toMatchObject({ transactionHash: hash });
    expect(last()).toMatchObject({ phase: 'confirmed', hash });
  });

  it('by a cancellation is calmly over', async () => {
    const { record, done, last } = await sendAndSee();
    const hash = await replace(record.nonce, { to: chain.alice });
    await mine();
    expect(await done).toBeNull();
    expect(last()).toMatchObject({
      phase: 'replaced',
      hash,
      message: 'You cancelled it in your wallet. Nothing else happened.',
    });
  });

  it('by another call is over, and the other one is linked', async () => {
    const { record, done, last } = await sendAndSee();
    const hash = await replace(record.nonce, { to: chain.bob, value: 7n });
    await mine();
    expect(await done).toBeNull();
    expect(last()).toMatchObject({
      phase: 'replaced',
      hash,
      message: 'Another transaction of your account took its place.',
    });
  });

  it.each([
    ['repriced', 'confirmed'],
    ['cancelled', 'replaced'],
  ])('while the page was closed (%s) is found after a reload, however many blocks later', async (how, phase) => {
    const { record, done } = await sendAndSee();
    // what storage holds; under another id the record is awaited anew, as on a new page
    const stored: TransactionRecord = { ...JSON.parse(JSON.stringify(record)), id: `after-${how}` };
    const hash = await replace(record.nonce, how === 'repriced' ? { to: token, data: mint() } : { to: chain.alice });
    await chain.anvil.client.mine({ blocks: 300 });
    await done;
    const seen: TransactionRecord[] = [];
    const receipt = await awaitTransaction(chain.config, stored, (changed) => seen.push(changed));
    expect(seen.at(-1)).toMatchObject({ phase, hash });
    expect(receipt?.transactionHash).toBe(how === 'repriced' ? hash : undefined);
  });
});

describe('a transaction on a bad day', () => {
  it('waits on while the node is away, and is never called failed', async () => {
    const { done, seen, phases } = await sendAndSee();
    chain.setAway(true);
    await mine();
    const before = seen.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(seen).toHaveLength(before);
    chain.setAway(false);
    expect(await done).toMatchObject({ status: 'success' });
    expect(phases()).toEqual(['simulating', 'wallet', 'pending', 'confirmed']);
  });

  it('that the pool dropped is said to be unknown after a while, and found again when it comes back', async () => {
    const { done, record, seen, last } = await sendAndSee();
    const { client } = chain.anvil;
    const { maxFeePerGas, maxPriorityFeePerGas, gas } = await client.getTransaction({ hash: record.hash });
    await client.dropTransaction({ hash: record.hash });
    jest.useFakeTimers({
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setImmediate',
        'nextTick',
        'queueMicrotask',
        'setInterval',
        'clearInterval',
        'performance',
      ],
    });
    try {
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(last()?.phase).toBe('pending');
      jest.setSystemTime(Date.now() + 61_000);
      await until(() => last()?.phase === 'dropped');
      expect(last()?.message).toBe(
        'The network does not know this transaction any more. Look into your wallet before you send it once more.',
      );
    } finally {
      jest.useRealTimers();
    }
    const again = await client.sendTransaction({
      account: chain.alice,
      to: token,
      data: mint(),
      nonce: record.nonce,
      gas,
      maxFeePerGas: maxFeePerGas ?? 0n,
      maxPriorityFeePerGas: maxPriorityFeePerGas ?? 0n,
    });
    expect(again).toBe(record.hash);
    await mine();
    expect(await done).toMatchObject({ status: 'success' });
    expect(seen.at(-1)).toMatchObject({ phase: 'confirmed', message: undefined });
  });
});
