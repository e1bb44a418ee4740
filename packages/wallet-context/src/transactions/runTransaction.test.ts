/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { contractCall } from '@rab/contracts';
import { ownArtifact } from '@rab/evm/artifact';
import { startWallet, type WalletOnChain } from '@rab/testing/startWallet';
import { until } from '@rab/testing/until';
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi, parseGwei } from 'viem';
import { awaitTransaction } from './awaitTransaction.ts';
import { runTransaction } from './runTransaction.ts';
import { startRecord } from './startRecord.ts';
import { isLookedFor, type TransactionRecord } from './TransactionRecord.ts';

const mintAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]);

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
  chain.answerOfNode = () => undefined;
  chain.setAway(false);
});

const mintCallOf = (to: Address) => ({ address: token, abi: mintAbi, functionName: 'mint', args: [to, 1n] }) as const;
const mintCall = () => contractCall(mintCallOf(chain.alice));
/** More than there is. */
const transferCall = () =>
  contractCall({ address: token, abi: erc20Abi, functionName: 'transfer', args: [chain.bob, 10n ** 30n] });

/** Sends a mint of one unit, or another call; `seen` holds the record at every step. */
function send(call = mintCall()) {
  const { chainId, alice: account, config } = chain;
  const record = startRecord({ chainId, account, key: 'mint' }, { summary: 'Mint 1 STB' });
  const seen = [record];
  const done = runTransaction({ config, record, request: { call }, onChange: (changed) => seen.push(changed) });
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

const mintOf = (to: Address) => encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [to, 1n] });
const mint = () => mintOf(chain.alice);

/** What a wallet does when a person speeds up, cancels or otherwise replaces: the same nonce at a higher price. */
const replace = (nonce: number, call: { to: Address; value?: bigint; data?: Hex }, gwei = '50') =>
  chain.anvil.client.sendTransaction({
    ...call,
    account: chain.alice,
    nonce,
    gas: 200_000n,
    gasPrice: parseGwei(gwei),
  });

const mine = () => chain.anvil.client.mine({ blocks: 1 });

/** What storage holds of a record; under another id it is awaited again, as on a new page. */
const stored = (record: TransactionRecord, id: string, change: Partial<TransactionRecord> = {}): TransactionRecord => ({
  ...JSON.parse(JSON.stringify(record)),
  id,
  ...change,
});

/** Awaits a record as a page does that finds it in storage. */
function resume(record: TransactionRecord) {
  const seen: TransactionRecord[] = [];
  const done = awaitTransaction(chain.config, record, (changed) => seen.push(changed));
  return { seen, done, last: () => seen.at(-1) };
}

/** Lets a minute pass for code that reads the clock, while timers run as before. */
async function afterAMinute(check: () => Promise<unknown>): Promise<void> {
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
    jest.setSystemTime(Date.now() + 61_000);
    await check();
  } finally {
    jest.useRealTimers();
  }
}

describe('a transaction', () => {
  it('is simulated first, sent only if that passes, and done with the first block that holds it [TX-01]', async () => {
    const refused = send(transferCall());
    expect(await refused.done).toBeNull();
    expect(refused.phases()).toEqual(['simulating', 'failed']);
    expect(await chain.anvil.client.getTransactionCount({ address: chain.alice, blockTag: 'pending' })).toBe(0);

    const sending = await sendAndSee();
    expect(sending.phases()).toEqual(['simulating', 'wallet', 'pending']);
    await mine();
    expect(await sending.done).toMatchObject({ status: 'success', transactionHash: sending.record.hash });
    expect(sending.phases()).toEqual(['simulating', 'wallet', 'pending', 'confirmed']);
  });

  it('is done once its contract’s own event proves it; another one’s hash is no success', async () => {
    const proven = () =>
      contractCall({ ...mintCallOf(chain.alice), emits: { eventName: 'Transfer', args: { to: chain.alice } } });
    const sending = send(proven());
    await until(() => sending.seen.find(({ phase }) => phase === 'pending'));
    await mine();
    expect(await sending.done).toMatchObject({ status: 'success' });

    const other = await chain.anvil.client.sendTransaction({ account: chain.bob, to: token, data: mintOf(chain.bob) });
    await mine();
    chain.answer = (method) => (method === 'eth_sendTransaction' ? Promise.resolve(other) : undefined);
    const deceived = send(proven());
    expect(await deceived.done).toBeNull();
    expect(deceived.last()).toMatchObject({ phase: 'unknown', hash: other });
    expect(deceived.last()?.message).toMatch(/^The transaction went through but didn’t do this\./);

    const found = resume(stored(deceived.last() as TransactionRecord, 'after a reload', { phase: 'pending' }));
    expect(await found.done).toBeNull();
    expect(found.last()?.phase).toBe('unknown');
  });

  it.each([['0x12'], [null]])(
    'is unknown where the wallet gives %s as the hash, because it may have been sent',
    async (hash) => {
      chain.answer = (method) => (method === 'eth_sendTransaction' ? Promise.resolve(hash) : undefined);
      const sending = send();
      expect(await sending.done).toBeNull();
      expect(sending.last()).toMatchObject({
        phase: 'unknown',
        message: 'Your wallet didn’t report its transaction. Check it before you send again.',
      });
      expect(sending.last()?.hash).toBeUndefined();
    },
  );

  it('has failed, with its hash, once it is in a block and reverted', async () => {
    chain.answer = (method, [request]) =>
      method === 'eth_sendTransaction'
        ? chain.wallet.request({ method, params: [{ ...(request as object), gas: '0x6000' }] })
        : undefined;
    const sending = await sendAndSee();
    await mine();
    expect(await sending.done).toBeNull();
    expect(sending.last()).toMatchObject({
      phase: 'failed',
      hash: sending.record.hash,
      failedTitle: 'Send Tx Failed',
      message: "Gas too low, this transaction can't submit.",
    });
  });

  it('says why it reverted, as a sentence [TXF-06]', async () => {
    const { client } = chain.anvil;
    const balance = () =>
      client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [chain.alice] });
    const all = {
      address: token,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [chain.bob, await balance()],
    } as const;
    expect(all.args[1]).toBeGreaterThan(0n);
    // in the same block before it, so that its simulation passes
    await client.writeContract({ ...all, account: chain.alice, gas: 200_000n });
    const sending = send(contractCall(all));
    await until(() => sending.seen.find(({ nonce }) => nonce !== undefined));
    await mine();
    expect(await sending.done).toBeNull();
    expect(sending.last()).toMatchObject({ phase: 'failed', message: 'The balance is too low.' });
  });

  it('shows the message of a failed simulation, and of a failed send, and stops [TX-03]', async () => {
    const refused = send(transferCall());
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

  it.each([
    ['breaks off', Object.assign(new Error('The provider is disconnected.'), { code: 4900 })],
    ['lets its request expire', new Error('Request expired. Please try again.')],
    ['throws nothing that can be read', null],
  ])('is unknown where the wallet %s, because it may have been sent', async (_, error) => {
    chain.answer = (method) => (method === 'eth_sendTransaction' ? Promise.reject(error) : undefined);
    const sending = send();
    expect(await sending.done).toBeNull();
    expect(sending.last()).toMatchObject({
      phase: 'unknown',
      message: 'Your wallet’s answer didn’t arrive. Check whether it sent anything before you send again.',
    });
  });

  it.each([
    ['has sent it', 'ours', 'unknown', /^Your wallet reports a failure, but your account has sent something since/],
    ['cannot be asked about', 'away', 'unknown', /^Your wallet reports a failure, and we can’t reach the network/],
    ['has sent nothing', 'none', 'failed', /^Internal error$/],
  ] as const)(
    'an ordinary error of the wallet is a failure only if nothing was sent: the account %s [TXF-01, TXF-06]',
    async (_, what, phase, words) => {
      chain.answer = (method, params) => {
        if (method !== 'eth_sendTransaction') return undefined;
        const sent = what === 'ours' ? chain.wallet.request({ method, params }) : Promise.resolve();
        if (what === 'away') chain.setAway(true);
        return sent.then(() => Promise.reject(Object.assign(new Error('Internal error'), { code: -32_603 })));
      };
      const sending = send();
      expect(await sending.done).toBeNull();
      expect(sending.last()).toMatchObject({ phase, message: expect.stringMatching(words) });
      chain.setAway(false);
      await mine();
    },
  );

  it('is no failure when the person refuses it', async () => {
    const wrapped = { code: -32_603, data: { originalError: { code: 4001 } } };
    for (const error of [{ code: 4001 }, { code: 'ACTION_REJECTED' }, { code: 5000 }, wrapped]) {
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
      message: 'Your wallet switched to another account, so nothing was sent. Check the form and try again.',
    });
    chain.wallet.select(chain.alice);

    // no event reports this one: the wallet is asked right before it signs
    chain.answer = (method) => {
      asked.push(method);
      return method === 'eth_chainId' ? Promise.resolve('0x38') : undefined;
    };
    const elsewhere = send();
    expect(await elsewhere.done).toBeNull();
    expect(elsewhere.last()).toMatchObject({
      phase: 'failed',
      message: 'Your wallet switched to another network, so nothing was sent. Change the network and try again.',
    });
    expect(asked).not.toContain('eth_sendTransaction');
    expect(await chain.anvil.client.getTransactionCount({ address: chain.bob, blockTag: 'pending' })).toBe(before);
  });
});

describe('a transaction that is replaced', () => {
  it('a transaction replaced by a repriced one is followed to its end', async () => {
    const { record, done, last } = await sendAndSee();
    const hash = await replace(record.nonce, { to: token, data: mint() });
    await mine();
    expect(await done).toMatchObject({ transactionHash: hash });
    expect(last()).toMatchObject({ phase: 'confirmed', hash });
  });

  it('a transaction replaced by a cancellation ends without an error', async () => {
    const { record, done, last } = await sendAndSee();
    const hash = await replace(record.nonce, { to: chain.alice });
    await mine();
    expect(await done).toBeNull();
    expect(last()).toMatchObject({
      phase: 'replaced',
      hash,
      message: 'You canceled it in your wallet. Nothing else happened.',
    });
  });

  it('a transaction replaced by another call is over, and the other one is linked', async () => {
    const { record, done, last } = await sendAndSee();
    const hash = await replace(record.nonce, { to: chain.bob, value: 7n });
    await mine();
    expect(await done).toBeNull();
    expect(last()).toMatchObject({
      phase: 'replaced',
      hash,
      message: 'Another transaction from your account replaced it.',
    });
  });

  it.each([
    ['repriced', 'confirmed'],
    ['cancelled', 'replaced'],
  ])(
    'a transaction %s while the page was closed is found after a reload, however many blocks later',
    async (how, phase) => {
      const { record, done } = await sendAndSee();
      const hash = await replace(record.nonce, how === 'repriced' ? { to: token, data: mint() } : { to: chain.alice });
      await chain.anvil.client.mine({ blocks: 300 });
      await done;
      const resumed = resume(stored(record, `after-${how}`));
      const receipt = await resumed.done;
      expect(resumed.last()).toMatchObject({ phase, hash });
      expect(receipt?.transactionHash).toBe(how === 'repriced' ? hash : undefined);
    },
  );

  it('a transaction stays open, and is not called replaced, while no node keeps the state of older blocks', async () => {
    const { record, done } = await sendAndSee();
    const hash = await replace(record.nonce, { to: token, data: mint() });
    await chain.anvil.client.mine({ blocks: 300 });
    await done;
    chain.answerOfNode = (method, [, block]) =>
      method === 'eth_getTransactionCount' && block !== 'latest'
        ? Promise.reject(Object.assign(new Error('missing trie node'), { code: -32_000 }))
        : undefined;
    const { done: ended, last, seen } = resume(stored(record, 'without-history'));
    await afterAMinute(async () => {
      expect(seen).toEqual([]);
      await until(() => last()?.phase === 'dropped');
      expect(last()).toMatchObject({
        hash: record.hash,
        message:
          'Another transaction replaced it, perhaps the same one at a higher gas price, and the network doesn’t show which. Check your wallet before you send again.',
      });
    });
    chain.answerOfNode = () => undefined;
    expect(await ended).toMatchObject({ transactionHash: hash });
    expect(last()).toMatchObject({ phase: 'confirmed', hash, message: undefined });
  });

  it('a transaction that was not replaced is waited for while the nodes disagree about it', async () => {
    const { record, done, phases } = await sendAndSee();
    const { client } = chain.anvil;
    const pending = await client.request({ method: 'eth_getTransactionByHash', params: [record.hash] } as never);
    const before = await client.getBlockNumber();
    let rounds = 0;
    // one node has the block, the other one does not
    chain.answerOfNode = (method) => {
      if (method === 'eth_getTransactionReceipt') rounds += 1;
      if (method === 'eth_getTransactionReceipt') return Promise.resolve(null);
      if (method === 'eth_getTransactionByHash') return Promise.resolve(pending);
      if (method === 'eth_blockNumber') return Promise.resolve(`0x${before.toString(16)}`);
      return undefined;
    };
    await mine();
    await until(() => rounds > 6);
    expect(phases()).toEqual(['simulating', 'wallet', 'pending']);
    chain.answerOfNode = () => undefined;
    expect(await done).toMatchObject({ transactionHash: record.hash });
    expect(phases()).toEqual(['simulating', 'wallet', 'pending', 'confirmed']);
  });

  it('a batch that the account sent to itself (EIP-7702) is no cancellation', async () => {
    const { record, done, last } = await sendAndSee();
    const hash = await replace(record.nonce, { to: chain.alice, data: '0x34fcd5be' });
    await mine();
    expect(await done).toBeNull();
    expect(last()).toMatchObject({
      phase: 'replaced',
      hash,
      message: 'Another transaction from your account replaced it.',
    });
  });

  it('a transaction replaced by one that has done the same act is done', async () => {
    const emits = { eventName: 'Transfer', args: { to: chain.alice } } as const;
    const sending = send(contractCall({ ...mintCallOf(chain.alice), emits }));
    const { nonce } = await until(() => sending.seen.find((record) => record.nonce !== undefined));
    // another amount: not the same transaction at another price
    const data = encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [chain.alice, 2n] });
    // wallets offer what the block before has paid
    const hash = await replace(nonce ?? 0, { to: token, data }, '500');
    await mine();
    expect(await sending.done).toMatchObject({ transactionHash: hash });
    expect(sending.last()).toMatchObject({ phase: 'confirmed', hash });
  });
});

describe('an act that the wallet gives to others to sign', () => {
  const proposed: Hex = `0x${'5a'.repeat(32)}`;
  const proven = () =>
    contractCall({ ...mintCallOf(chain.alice), emits: { eventName: 'Transfer', args: { to: chain.alice } } });
  /** What the last of several signers does: its transaction is nobody's of this page. */
  const carryOut = (to: Address) =>
    chain.anvil.client.sendTransaction({ account: chain.bob, to: token, data: mintOf(to), gas: 200_000n });

  it.each([
    ['gives a hash of no transaction', () => Promise.resolve(proposed)],
    ['gives no hash', () => Promise.resolve(null)],
    ['breaks off', () => Promise.reject({ code: 4900, message: 'The wallet is disconnected.' })],
  ])('is done by its own event where the wallet %s, and no other one is taken for it [TXF-02]', async (_, answer) => {
    chain.answer = (method) => (method === 'eth_sendTransaction' ? answer() : undefined);
    const sending = send(proven());
    const asked = await until(() => sending.seen.find(({ phase }) => phase === 'pending' || phase === 'unknown'));
    const awaited = asked.phase === 'pending' ? sending : resume(stored(asked, 'found later'));
    await carryOut(chain.bob);
    await mine();
    const hash = await carryOut(chain.alice);
    await mine();
    await afterAMinute(async () => expect(await awaited.done).toMatchObject({ transactionHash: hash }));
    expect(awaited.last()).toMatchObject({ phase: 'confirmed', hash, message: undefined });
  });

  it.each([
    ['gives no hash', () => Promise.resolve(null)],
    ['breaks off', () => Promise.reject({ code: 4900, message: 'The wallet is disconnected.' })],
  ])(
    'is pending from when it is found, before its receipt is read, where the wallet %s [TXF-02]',
    async (how, answer) => {
      chain.answer = (method) => (method === 'eth_sendTransaction' ? answer() : undefined);
      const sending = send(proven());
      await sending.done;
      const asked = sending.last() as TransactionRecord;
      expect(asked).toMatchObject({ phase: 'unknown', message: expect.any(String) });
      const hash = await carryOut(chain.alice);
      await mine();
      chain.answerOfNode = (method) => (method === 'eth_getTransactionReceipt' ? Promise.resolve(null) : undefined);
      const resumed = resume(stored(asked, `found of ${how}`));
      const found = await until(() => resumed.seen.find(({ phase }) => phase === 'pending'));
      expect(found).toMatchObject({ hash, message: undefined });
      expect(isLookedFor(found)).toBe(true);
      chain.answerOfNode = () => undefined;
      expect(await resumed.done).toMatchObject({ transactionHash: hash });
    },
  );

  it('leads on once they have signed, also after a reload [TXF-02]', async () => {
    chain.answer = (method) => (method === 'eth_sendTransaction' ? Promise.resolve(proposed) : undefined);
    const sending = send(proven());
    const asked = await until(() => sending.seen.find(({ phase }) => phase === 'pending'));
    const hash = await carryOut(chain.alice);
    await mine();
    const event = mintAbi[1];
    const leads = { leadsTo: { emitter: token, event, argument: 'to', path: '/of/{}' } };
    const resumed = resume(stored(asked, 'reloaded', { phase: 'dropped', ...leads }));
    expect(await resumed.done).toMatchObject({ transactionHash: hash });
    expect(resumed.last()).toMatchObject({ phase: 'confirmed', createdPath: `/of/${chain.alice}` });
    await afterAMinute(() => sending.done);
  });
});

describe('a transaction on a bad day', () => {
  it('a transaction keeps waiting while the node is unreachable, and is never called failed', async () => {
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

  it('a transaction that the pool dropped is said to be unknown after a while, and found when it comes back', async () => {
    const { done, record, seen, last } = await sendAndSee();
    const { client } = chain.anvil;
    const { maxFeePerGas, maxPriorityFeePerGas, gas } = await client.getTransaction({ hash: record.hash });
    await client.dropTransaction({ hash: record.hash });
    await afterAMinute(async () => {
      expect(last()?.phase).toBe('pending');
      await until(() => last()?.phase === 'dropped');
      expect(last()?.message).toBe(
        'The network doesn’t know this transaction. If others must sign it, it continues once they have. Check your wallet before you send again.',
      );
    });
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

  it('a transaction that was not found on an earlier visit, and is known again, is pending', async () => {
    const { record, done } = await sendAndSee();
    const resumed = resume(stored(record, 'known-again', { phase: 'dropped', message: 'Not found.' }));
    await until(() => resumed.last()?.phase === 'pending');
    expect(resumed.last()?.message).toBeUndefined();
    await mine();
    expect(await resumed.done).toMatchObject({ status: 'success' });
    await done;
  });

  it('a transaction that was never found ends after 7 days with an unknown outcome', async () => {
    const { record, done } = await sendAndSee();
    await mine();
    await done;
    const lost = { hash: `0x${'7'.repeat(64)}`, nonce: undefined, fingerprint: undefined } as const;
    const DAY_MS = 86_400_000;
    const old = resume(stored(record, 'old', { ...lost, startedAt: Date.now() - 7 * DAY_MS }));
    const younger = resume(stored(record, 'younger', { ...lost, startedAt: Date.now() - 6 * DAY_MS }));
    await afterAMinute(async () => {
      expect(await old.done).toBeNull();
      expect(old.last()).toMatchObject({
        phase: 'unknown',
        message: 'It was sent more than 7 days ago, and we can’t find the outcome. Check your wallet.',
      });
      await until(() => younger.last()?.phase === 'dropped');
      jest.setSystemTime(Date.now() + 2 * DAY_MS);
      expect(await younger.done).toBeNull();
      expect(younger.last()?.phase).toBe('unknown');
    });
  });

  it('a transaction that somebody else sent for the account is waited for by its receipt alone', async () => {
    const { client } = chain.anvil;
    const { record, done } = await sendAndSee();
    await mine();
    await done;
    const hash = await client.sendTransaction({ account: chain.bob, to: token, data: mint(), gas: 200_000n });
    const { nonce } = await client.getTransaction({ hash });
    expect(await client.getTransactionCount({ address: chain.alice })).toBeGreaterThan(nonce);
    const relayed = resume(stored(record, 'relayed', { hash, nonce: undefined, fingerprint: undefined }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(relayed.seen).toEqual([]);
    await mine();
    expect(await relayed.done).toMatchObject({ transactionHash: hash });
    expect(relayed.last()).toMatchObject({ phase: 'confirmed', hash });
  });
});
