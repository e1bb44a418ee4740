/** @jest-environment node */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { contractCall } from '@rab/contracts';
import { ownArtifact } from '@rab/evm/artifact';
import { type Anvil, startAnvil } from '@rab/evm/startAnvil';
import { approveCall } from '@rab/sdk/acts';
import { NODE_FAULTS, type NodeFault, type RpcAnswer, type RpcCall } from '@rab/testing/NodeFault';
import { TestWallet, WalletError } from '@rab/testing/TestWallet';
import { BREAKS, ERRORS, NO_HASHES, REFUSALS, type WalletFault } from '@rab/testing/WalletFault';
import { createStore } from 'jotai';
import {
  type Address,
  custom,
  defineChain,
  type EIP1193RequestFn,
  type Hex,
  HttpRequestError,
  http,
  parseAbi,
  parseEther,
  parseGwei,
  zeroAddress,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { type Config, createConfig } from 'wagmi';
import { connect } from 'wagmi/actions';
import { injected } from 'wagmi/connectors/injected';
import { inOneBrowser } from '../../test/inOneBrowser.ts';
import { whileHere } from '../../test/whileHere.ts';
import { safeStorage } from '../state/safeStorage.ts';
import { awaitTransaction } from './awaitTransaction.ts';
import { runTransaction } from './runTransaction.ts';
import { begin, rivalsIn } from './startTransaction.ts';
import { type Act, statusOf } from './statusOf.ts';
import { isLookedFor } from './TransactionRecord.ts';
import { foreignPromptsAtom, isOthersAtom, overrideAtom, transactionsAtom } from './transactionsAtom.ts';

/** `RAB_FAULT_SEQUENCES=5000 RAB_FAULT_SEED=1 npx jest faultSequences` tries more of them, or others. */
const SEQUENCES = Number(process.env.RAB_FAULT_SEQUENCES ?? 200);
const FIRST_SEED = Number(process.env.RAB_FAULT_SEED ?? 1);
const STEPS = 10;
const POLLING_MS = 10_000;
const MINUTE_MS = 61_000;
/** Longer than any sequence: what is asked of the chain is answered. */
const PATIENT_MS = 86_400_000;
const mintAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]);

let anvil: Anvil;
let token: Address;
/** A transaction of somebody else that succeeded. */
let stranger: Hex;
let chain: typeof foundry;
/** Requests that the chain has not answered yet. */
let inFlight = 0;

const busy = async <T>(work: () => Promise<T>): Promise<T> => {
  inFlight += 1;
  try {
    return await work();
  } finally {
    inFlight -= 1;
  }
};

beforeAll(async () => {
  inOneBrowser();
  anvil = await startAnvil('--no-mining');
  chain = defineChain({ ...foundry, rpcUrls: { default: { http: [anvil.url] } } }) as typeof foundry;
  const { abi, bytecode } = ownArtifact('LocalStable');
  const [rich] = await anvil.client.getAddresses();
  const hash = await anvil.client.deployContract({ abi, bytecode, args: ['Stable', 'STB'], account: rich as Address });
  await anvil.client.mine({ blocks: 1 });
  stranger = hash;
  token = (await anvil.client.getTransactionReceipt({ hash })).contractAddress as Address;
}, 60_000);
afterAll(() => anvil?.stop());

/** Until nothing is asked of the chain any more. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet = inFlight === 0 ? quiet + 1 : 0)
    await new Promise((done) => setImmediate(done));
}

async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= POLLING_MS) {
    await settle();
    await jest.advanceTimersByTimeAsync(Math.min(left, POLLING_MS));
  }
  await settle();
}

/** The pages' node. */
class Node {
  isAway = false;
  #rewrite: ((call: RpcCall, answer: RpcAnswer) => RpcAnswer) | undefined;
  readonly #chain = http(anvil.url, { retryCount: 0, timeout: PATIENT_MS })({ chain });

  set fault(fault: NodeFault | undefined) {
    this.#rewrite = fault && NODE_FAULTS[fault]();
  }

  async request(call: RpcCall): Promise<unknown> {
    const rewrite = this.#rewrite;
    if (this.isAway) throw new HttpRequestError({ url: anvil.url, details: 'fetch failed' });
    const result: unknown = await busy(() => this.#chain.request(call as never));
    const answer = rewrite ? rewrite(call, { result }) : { result };
    if ('error' in answer) throw Object.assign(new Error('header not found'), answer.error);
    return answer.result;
  }
}

/** One page of the browser: a tab between two loads. */
class Page {
  readonly store = createStore();
  readonly #config: Config;
  readonly #act: Act;
  readonly #forget: () => void;
  #isGone = false;

  private constructor(wallet: TestWallet, node: Node, act: Act) {
    this.#act = act;
    const provider = {
      on: wallet.on.bind(wallet),
      removeListener: wallet.removeListener.bind(wallet),
      // the status of a batch comes from the chain; prompts wait for a person
      request: (call: RpcCall) =>
        whileHere(
          call.method === 'wallet_getCallsStatus' ? busy(() => wallet.request(call)) : wallet.request(call),
          () => this.#isGone,
        ),
    };
    this.#config = createConfig({
      chains: [chain],
      pollingInterval: POLLING_MS,
      multiInjectedProviderDiscovery: false,
      storage: null,
      connectors: [injected({ target: () => ({ id: 'test', name: 'Test', provider: provider as never }) })],
      transports: {
        [chain.id]: custom(
          {
            request: ((call: RpcCall) =>
              whileHere(node.request(call), () => this.#isGone)) as unknown as EIP1193RequestFn,
          },
          { retryCount: 0 },
        ),
      },
    });
    this.#forget = this.store.sub(transactionsAtom, () => this.#resume());
  }

  static async open(wallet: TestWallet, node: Node, act: Act): Promise<Page> {
    const page = new Page(wallet, node, act);
    const [connector] = page.#config.connectors;
    if (!connector) throw new Error('no connector');
    await connect(page.#config, { connector });
    page.#resume();
    return page;
  }

  #resume(): void {
    for (const record of this.store.get(transactionsAtom))
      if (isLookedFor(record))
        void awaitTransaction(
          this.#config,
          record,
          (changed) => this.#note(changed),
          (hash) => this.store.set(isOthersAtom, record.id, hash),
        );
  }

  #note(changed: Parameters<Parameters<typeof awaitTransaction>[2]>[0]): void {
    if (!this.#isGone) this.store.set(transactionsAtom, changed);
  }

  get standing() {
    return statusOf(this.#act, this.store.get(transactionsAtom), this.store.get(foreignPromptsAtom));
  }

  /** @param asBatch together with an approval, as one request */
  press(asBatch: boolean): void {
    const call = contractCall({
      address: token,
      abi: mintAbi,
      functionName: 'mint',
      args: [this.#act.account as Address, 1n],
      emits: { eventName: 'Transfer', args: { to: this.#act.account as Address } },
    });
    const record = begin(this.store, this.#act, { summary: 'Mint 1 STB' });
    if (!record) return;
    const calls = [approveCall(token, stranger.slice(0, 42) as Address, 1n), call];
    void runTransaction({
      config: this.#config,
      record,
      request: asBatch ? { calls, onRefused: () => undefined } : { call },
      onChange: (changed) => this.#note(changed),
      ...rivalsIn(this.store, this.#act),
    });
  }

  close(): void {
    this.#isGone = true;
    this.#forget();
  }
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Wrong statuses that a wallet reports for a request of several calls. */
const BATCH_FAULTS: readonly TestWallet['batchStatus'][] = [
  ({ receipts, ...status }) => status,
  (status) => ({ ...status, status: 100, receipts: undefined }),
  (status) => ({ ...status, status: 600, receipts: undefined }),
  () => {
    throw new WalletError(5730, 'Unknown bundle id.');
  },
  () => {
    throw new WalletError(4200, 'The method is not supported.');
  },
];

/** Plays a person with two tabs through so many faults; says what it did where something is wrong. */
async function play(seed: number): Promise<void> {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const account = privateKeyToAccount(generatePrivateKey());
  await anvil.client.setBalance({ address: account.address, value: parseEther('10') });
  const since = await anvil.client.getBlockNumber();
  for (const key of ['rab.transactions.v1', 'rab.prompts.v1']) safeStorage.removeItem(key);
  const wallet = new TestWallet(account, chain);
  wallet.beginAnew(account);
  wallet.canBatch = random() < 0.5;
  wallet.onSending = busy;
  const node = new Node();
  const act: Act = { key: 'mint', chainId: chain.id, account: account.address, isRepeatable: false };
  const tabs = [await Page.open(wallet, node, act), await Page.open(wallet, node, act)];
  const told: string[] = [];
  /** Payments that the person has agreed to: one, one more after each success, one more for each `once more`. */
  let agreed = 1;
  let successes = 0;
  let letGo = () => {};

  const confirmed = () => tabs[0]?.store.get(transactionsAtom).filter(({ phase }) => phase === 'confirmed') ?? [];
  const payments = async () =>
    (await anvil.client.getLogs({ address: token, event: mintAbi[1], args: { to: account.address }, fromBlock: since }))
      .length;
  const replace = async (value: { to: Address; data?: Hex } | null) => {
    const [pending] = tabs[0]?.store.get(transactionsAtom).filter(({ phase }) => phase === 'pending') ?? [];
    const sent = pending?.hash && (await anvil.client.getTransaction({ hash: pending.hash }).catch(() => null));
    if (!sent || sent.blockNumber !== null) return;
    const gasPrice = parseGwei(String(50 + Math.floor(random() * 100)));
    const serialized = await account.signTransaction({
      chainId: chain.id,
      type: 'legacy',
      nonce: sent.nonce,
      gas: 200_000n,
      gasPrice,
      ...(value ?? { to: sent.to ?? zeroAddress, data: sent.input }),
    });
    // one that does not pay enough to take its place changes nothing
    await anvil.client.sendRawTransaction({ serializedTransaction: serialized }).catch(() => undefined);
  };
  const walletFault = (): WalletFault =>
    pick<() => WalletFault>([
      () => ({ kind: 'throws', thrown: pick(REFUSALS) }),
      () => ({ kind: 'throws', thrown: pick(BREAKS) }),
      () => ({ kind: 'throws', thrown: pick(ERRORS) }),
      () => ({ kind: 'sends and throws', thrown: pick([...BREAKS, ...ERRORS]) }),
      () => ({ kind: 'answers', answer: pick(NO_HASHES) }),
      () => ({ kind: 'answers', answer: stranger }),
      () => ({ kind: 'sends and answers', answer: pick(NO_HASHES) }),
      () => ({ kind: 'sends and answers', answer: generatePrivateKey() }),
    ])();

  const pressIn = (index: number) => {
    const { current, unsure } = (tabs[index] as Page).standing;
    if (current || unsure) return;
    if (confirmed().length > successes) {
      successes = confirmed().length;
      agreed += 1;
    }
    tabs[index]?.press(wallet.canBatch);
  };
  const steps: Record<string, () => Promise<unknown> | unknown> = {
    press: () => pressIn(0),
    'press in the other tab': () => pressIn(1),
    'press in both': () => [pressIn(0), pressIn(1)],
    'send once more': () => {
      const page = pick(tabs);
      const { unsure } = page.standing;
      if (!unsure) return;
      agreed += 1;
      page.store.set(overrideAtom, unsure);
    },
    'the wallet fails': () => {
      wallet.fault = walletFault();
    },
    'the wallet does not tell of its batches': () => {
      wallet.batchStatus = pick(BATCH_FAULTS);
    },
    'the wallet does a part of a batch': () => {
      wallet.doesFirstOnly = true;
    },
    'the wallet works': () => {
      wallet.fault = undefined;
      wallet.doesFirstOnly = false;
      wallet.batchStatus = (status) => status;
    },
    'the person reads': () => {
      wallet.reading ??= new Promise((done) => {
        letGo = done;
      });
    },
    'the person answers': () => {
      wallet.reading = undefined;
      letGo();
    },
    'the node is away': () => {
      node.isAway = true;
    },
    'the node fails': () => {
      node.fault = pick(Object.keys(NODE_FAULTS) as NodeFault[]);
    },
    'the node works': () => {
      node.isAway = false;
      node.fault = undefined;
    },
    'a block': () => anvil.client.mine({ blocks: 1 }),
    'some time': () => pass(POLLING_MS),
    'a minute': () => pass(MINUTE_MS),
    'speed up': () => replace(null),
    cancel: () => replace({ to: account.address }),
    reload: async () => {
      const index = Math.floor(random() * tabs.length);
      tabs[index]?.close();
      tabs[index] = await Page.open(wallet, node, act);
    },
  };
  const check = async () => {
    await settle();
    const paid = await payments();
    const told_ = () => `seed ${seed}: ${told.join(', ')}`;
    if (paid > agreed) throw new Error(`${paid} payments where ${agreed} were agreed to; ${told_()}`);
    const hashes = new Set(confirmed().map(({ hash }) => hash));
    if (hashes.size !== confirmed().length || hashes.size > paid)
      throw new Error(`${confirmed().length} successes of ${paid} payments; ${told_()}`);
  };

  try {
    pressIn(0);
    for (let step = 0; step < STEPS; step += 1) {
      const name = pick(Object.keys(steps));
      told.push(name);
      await steps[name]?.();
      await check();
    }
    // everything works again, and time passes: nothing waits for ever
    for (const name of ['the node works', 'the wallet works', 'the person answers', 'a block']) await steps[name]?.();
    await settle();
    await steps['a block']?.();
    await pass(2 * MINUTE_MS);
    await check();
    for (const { standing } of tabs)
      if (standing.current)
        throw new Error(`“${standing.current.phase}” has no way on; seed ${seed}: ${told.join(', ')}`);
  } finally {
    // also where it failed: the next one's pages have the same storage
    for (const tab of tabs) tab.close();
  }
}

it(
  `pages never pay twice for one agreement, report no success without the event and never get stuck: ${SEQUENCES} random orders of ${STEPS} faults [TXF-08]`,
  async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    const failures: string[] = [];
    try {
      for (let seed = FIRST_SEED; seed < FIRST_SEED + SEQUENCES; seed += 1)
        await play(seed).catch((error: Error) => failures.push(error.message));
    } finally {
      jest.useRealTimers();
    }
    expect(failures).toEqual([]);
  },
  SEQUENCES * 5_000,
);
