/** @jest-environment node */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { ServiceFault } from '@rab/testing/FaultyService';
import type { SafeTx } from '@rab/testing/safe/LocalSafe';
import { SafeWallet } from '@rab/testing/safe/SafeWallet';
import { createStore } from 'jotai';
import { type Address, encodeFunctionData, type Hex, parseAbi, parseEther } from 'viem';
import { foundry } from 'viem/chains';
import { inOneBrowser } from '../../../test/inOneBrowser.ts';
import { passAMinute, SafePage, SafeStage, type StageWallet, until } from '../../../test/SafeStage.ts';
import { safeStorage } from '../../state/safeStorage.ts';
import { awaitTransaction } from '../awaitTransaction.ts';
import { runTransaction } from '../runTransaction.ts';
import { startRecord } from '../startRecord.ts';
import { startTransaction } from '../startTransaction.ts';
import { type Act, statusOf } from '../statusOf.ts';
import { isLookedFor, type TransactionPhase, type TransactionRecord } from '../TransactionRecord.ts';
import { foreignPromptsAtom, isOthersAtom, overrideAtom, transactionsAtom } from '../transactionsAtom.ts';

const ZERO_HASH: Hex = `0x${'00'.repeat(32)}`;
const SUMMARY = 'Mint 1 STB';
const ended: ReadonlySet<TransactionPhase> = new Set(['confirmed', 'failed', 'replaced']);
const ownerAbi = parseAbi([
  'function removeOwner(address previous, address owner, uint256 threshold)',
  'function changeThreshold(uint256 threshold)',
]);

let stage: SafeStage;
let scene: Scene;

beforeAll(async () => {
  inOneBrowser();
  stage = await SafeStage.start();
}, 60_000);
afterAll(() => stage?.anvil.stop());

beforeEach(async () => {
  for (const key of ['rab.transactions.v1', 'rab.prompts.v1']) safeStorage.removeItem(key);
  await stage.begin();
  scene = new Scene();
});
afterEach(async () => {
  jest.restoreAllMocks();
  scene.close();
  await stage.end();
});

/** One tab of the person's browser, with the act's button. */
class Tab extends SafePage {
  readonly store = createStore();
  readonly #act: Act = { key: 'mint', chainId: foundry.id, account: stage.safe.address, isRepeatable: false };
  readonly #forget: () => void;
  #isGone = false;

  static async open(onChange: (tab: Tab) => void, provider: StageWallet, service: string): Promise<Tab> {
    const tab = new Tab(onChange, provider, service);
    await tab.connect();
    tab.#resume();
    return tab;
  }

  private constructor(onChange: (tab: Tab) => void, provider: StageWallet, service: string) {
    super(stage, provider, service);
    this.#forget = this.store.sub(transactionsAtom, () => {
      if (this.#isGone) return;
      this.#resume();
      onChange(this);
    });
  }

  #resume(): void {
    for (const record of this.store.get(transactionsAtom))
      if (isLookedFor(record))
        void awaitTransaction(
          this.config,
          record,
          (changed) => this.#isGone || this.store.set(transactionsAtom, changed),
          (hash) => this.store.set(isOthersAtom, record.id, hash),
        );
  }

  get standing() {
    return statusOf(this.#act, this.store.get(transactionsAtom), this.store.get(foreignPromptsAtom));
  }

  get isBlocked(): boolean {
    const { current, unsure } = this.standing;
    return (current ?? unsure) !== undefined;
  }

  /** What blocks the act, else the newest of it. */
  get record(): TransactionRecord | undefined {
    const { own, current, unsure } = this.standing;
    return current ?? unsure ?? own[0];
  }

  get state() {
    return this.record?.proposal?.state;
  }

  press(): void {
    void startTransaction({
      ...{ config: this.config, store: this.store, act: this.#act, meaning: { summary: SUMMARY } },
      request: { call: stage.mintCall() },
      settle: async () => {},
    });
  }

  override close(): void {
    this.#isGone = true;
    this.#forget();
    super.close();
  }
}

/** A person with one or two tabs who presses the button at every change while it is blocked, and what is true meanwhile. */
class Scene {
  readonly falseWords: string[] = [];
  readonly #tabs: Tab[] = [];
  readonly #ends = new Map<string, TransactionPhase>();
  /** How many owners have signed what was proposed, and its rejection. */
  readonly #true = { signed: 1, against: 0 };
  /** The chain may have decided. */
  #isOver = false;

  get tab(): Tab {
    const tab = this.#tabs.at(-1);
    if (!tab) throw new Error('no tab is open');
    return tab;
  }

  async open(provider: StageWallet = stage.wallet, service = stage.reached.url): Promise<Tab> {
    const tab = await Tab.open((changed) => this.#note(changed), provider, service);
    this.#tabs.push(tab);
    return tab;
  }

  /** The tab is closed while this happens, and another one is opened then. */
  async unseen(work: () => unknown): Promise<void> {
    this.tab.close();
    this.#tabs.pop();
    await work();
    await this.open();
  }

  close(): void {
    for (const tab of this.#tabs.splice(0)) tab.close();
  }

  #note(tab: Tab): void {
    if (tab.isBlocked) tab.press();
    for (const { id, phase, proposal } of tab.standing.own) {
      const { signed = 0, against = 0 } = proposal?.state ?? {};
      if (signed > this.#true.signed) this.falseWords.push(`${signed} have signed`);
      if (against > this.#true.against) this.falseWords.push(`${against} have signed the rejection`);
      if (ended.has(phase) && !this.#isOver) this.falseWords.push(`${phase} before anything has happened`);
      const before = this.#ends.get(id) ?? phase;
      if (before !== phase) this.falseWords.push(`${before}, then ${phase}`);
      if (ended.has(phase)) this.#ends.set(id, phase);
    }
  }

  /** Up to what its service says first. */
  async propose(): Promise<void> {
    const tab = this.#tabs.at(-1) ?? (await this.open());
    tab.press();
    await until(() => tab.state);
  }

  /** Up to the answer of the wallet: the service says nothing. */
  async proposeUnlisted(provider?: StageWallet, service?: string): Promise<void> {
    const tab = await this.open(provider, service);
    tab.press();
    await until(() => tab.record?.phase === 'pending' && tab.record.proposal);
  }

  async sign(owner = stage.owners[1]): Promise<void> {
    this.#true.signed += 1;
    await stage.signBy(owner, await stage.last());
  }

  /** The service shows owners' signatures to the page. */
  async shows(signed: number): Promise<void> {
    await until(() => this.tab.state?.signed === signed && !this.tab.state.isOld);
  }

  async execute(tx?: SafeTx) {
    this.#isOver = true;
    return tx ? stage.executeUnlisted(tx) : stage.execute(await stage.last());
  }

  /** Executes with signatures that the service has never seen. */
  async executeElsewhere() {
    return this.execute((await stage.last()).tx);
  }

  async signRejection(): Promise<void> {
    this.#true.against += 1;
    const rejection = stage.safe.rejectionOf(0n);
    await stage.service.propose(rejection, await stage.safe.sign(stage.owners[1], rejection));
  }

  async phase(wanted: TransactionPhase): Promise<void> {
    await until(() => this.tab.record?.phase === wanted);
  }

  /** Until what the page has seen has been so for a minute. */
  async minute(): Promise<void> {
    await this.tab.looks();
    passAMinute();
  }

  /** The service's answer about what was proposed, with something else in it. */
  async lie(change: (listed: Record<string, unknown>) => object): Promise<void> {
    const { safeTxHash } = await stage.last();
    const paths = [
      `/v2/multisig-transactions/${safeTxHash}/`,
      `/v2/safes/${stage.safe.address}/multisig-transactions/?nonce=0`,
    ];
    for (const path of paths) {
      const answer = (await (await fetch(stage.service.url + path)).json()) as Record<string, unknown>;
      const list = answer.results as Record<string, unknown>[] | undefined;
      const body = list
        ? { ...answer, results: list.map((one) => ({ ...one, ...change(one) })) }
        : { ...answer, ...change(answer) };
      stage.reached.pages.set(path, { type: 'application/json', body: JSON.stringify(body) });
    }
    await this.tab.looks();
  }

  /** How many owners may have signed. */
  letSign(count: number): void {
    this.#true.signed = count;
  }

  /** The button asks no wallet. */
  async expectNoPrompt(): Promise<void> {
    const { prompts } = stage.wallet;
    this.tab.press();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stage.wallet.prompts).toBe(prompts);
  }

  /** The button asks the wallet, once. */
  async expectPrompt(): Promise<void> {
    const { prompts } = stage.wallet;
    expect(this.tab.isBlocked).toBe(false);
    this.tab.press();
    await until(() => this.tab.state);
    expect(stage.wallet.prompts).toBe(prompts + 1);
  }

  /** The person can do the act, or do without. */
  async expectWayOn(): Promise<void> {
    const { current, unsure } = this.tab.standing;
    stage.reached.heal();
    stage.reached.pages.clear();
    if (!current && !unsure) {
      if (this.tab.record?.phase === 'confirmed') return;
      await this.#again();
      await this.expectPrompt();
      await this.#finish();
    } else if (unsure) {
      this.tab.store.set(overrideAtom, unsure);
      await this.#again();
      await this.expectPrompt();
    } else await this.#finish();
  }

  /** The person's own wallet again, where a test's had answered for it. */
  async #again(): Promise<void> {
    Object.assign(stage.wallet, { nonce: undefined, safeTxGas: 0n });
    await this.unseen(() => undefined);
  }

  async #finish(): Promise<void> {
    const before = await stage.minted();
    const { safeTxHash } = this.tab.record?.proposal ?? {};
    await this.execute(stage.service.find(String(safeTxHash)).tx);
    await this.phase('confirmed');
    expect(await stage.minted()).toBe(before + 1n);
  }
}

interface Row {
  name: string;
  script: () => Promise<unknown>;
  /** How the act ends in every tab. */
  end: TransactionPhase;
  /** A part of what the page says then. */
  says?: string;
  /** How often the act was done. */
  paid: number;
}

const done = { end: 'confirmed', paid: 1 } as const;
const open = { end: 'pending', paid: 0 } as const;
const rejected = { end: 'replaced', says: 'The owners of your Safe rejected this.', paid: 0 } as const;
const replaced = { end: 'replaced', says: 'Your Safe executed another proposal', paid: 0 } as const;
const failed = { end: 'failed', says: 'the call inside failed, so nothing happened', paid: 0 } as const;

const SERVICE_FAULTS: readonly ServiceFault[] = [
  'is away',
  'never answers',
  'is too busy',
  'fails',
  'answers with a web page',
];

function breakService(fault: ServiceFault): void {
  stage.reached.break(fault);
  // what never answers is waited for as long as a test can wait
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => timeout(Math.min(limit, 30)));
}

const faultRows = SERVICE_FAULTS.flatMap((fault): Row[] => [
  {
    name: `a service that ${fault} from the start, and the owners execute`,
    script: async () => {
      breakService(fault);
      await scene.proposeUnlisted();
      await scene.executeElsewhere();
    },
    ...done,
  },
  {
    name: `a service that ${fault} for a minute`,
    script: async () => {
      breakService(fault);
      await scene.proposeUnlisted();
      await scene.minute();
    },
    end: 'dropped',
    says: 'We can’t reach your Safe’s service',
    paid: 0,
  },
  {
    name: `a service that ${fault} while the second owner signs, and is back`,
    script: async () => {
      await scene.propose();
      breakService(fault);
      await until(() => scene.tab.state?.isOld);
      await scene.sign();
      stage.reached.heal();
      await scene.shows(2);
    },
    ...open,
  },
  {
    name: `a service that ${fault} when the proposal is rejected`,
    script: async () => {
      await scene.propose();
      breakService(fault);
      await scene.execute(stage.safe.rejectionOf(0n));
    },
    ...rejected,
  },
]);

const forged = (own: unknown, owner: Address, signature: string) => ({ ...(own as object), owner, signature });
const SIGNATURE_ZEROS = '00'.repeat(64);

const LIES: { name: string; change: (confirmations: unknown[]) => object }[] = [
  {
    name: 'a service that says it was executed, by the transaction of somebody else',
    change: () => ({ isExecuted: true, isSuccessful: true, transactionHash: ZERO_HASH.replace('00', '12') }),
  },
  { name: 'a service that says it was executed and failed', change: () => ({ isExecuted: true, isSuccessful: false }) },
  { name: 'a service that says one signature is enough', change: () => ({ confirmationsRequired: 1 }) },
  {
    name: 'a service that gives an owner’s signature to others',
    change: ([own]) => ({
      confirmations: [
        own,
        { ...(own as object), owner: stage.owners[1] },
        { ...(own as object), owner: stage.stranger },
      ],
    }),
  },
  {
    name: 'a service that says an owner has approved on the chain',
    change: ([own]) => ({ confirmations: [own, forged(own, stage.owners[1], `0x${SIGNATURE_ZEROS}01`)] }),
  },
  {
    name: 'a service that says an owner with a key has signed as a contract',
    change: ([own]) => ({ confirmations: [own, forged(own, stage.owners[1], `0x${SIGNATURE_ZEROS}00`)] }),
  },
  {
    name: 'a service that lists a signature that is not one',
    change: ([own]) => ({ confirmations: [own, forged(own, stage.owners[1], `0x${'11'.repeat(65)}`)] }),
  },
  {
    name: 'a service that lists a signature of two bytes',
    change: ([own]) => ({ confirmations: [own, forged(own, stage.owners[1], '0x1111')] }),
  },
  { name: 'a service that lists another nonce', change: () => ({ nonce: '7' }) },
  { name: 'a service that lists another content', change: () => ({ data: '0x' }) },
  { name: 'a service that lists no number as its nonce', change: () => ({ nonce: 'soon' }) },
  { name: 'a service that lists it under another hash', change: () => ({ safeTxHash: ZERO_HASH }) },
];
const lieRows = LIES.map(
  ({ name, change }): Row => ({
    name,
    script: async () => {
      await scene.propose();
      await scene.lie(({ confirmations }) => change(confirmations as unknown[]));
      await scene.minute();
      await scene.tab.looks();
    },
    ...open,
  }),
);

/** What owners do, step by step; the page may miss each. */
const FLOWS: Record<string, { steps: Record<string, () => Promise<unknown>> } & Omit<Row, 'name' | 'script'>> = {
  executed: { steps: { signed: () => scene.sign(), executed: () => scene.execute() }, ...done },
  rejected: {
    steps: { 'against it': () => scene.signRejection(), rejected: () => scene.execute(stage.safe.rejectionOf(0n)) },
    ...rejected,
  },
  replaced: {
    steps: { replaced: () => scene.execute(stage.safe.transactionOf([{ to: stage.stranger }], 0n)) },
    ...replaced,
  },
  'executed after a revert': {
    steps: {
      reverted: async () => {
        const own = await stage.last();
        const { status } = await stage.safe.execute(own.tx, own.confirmations, stage.stranger);
        expect(status).toBe('reverted');
      },
      signed: () => scene.sign(),
      executed: () => scene.execute(),
    },
    ...done,
  },
};

const reloadRows = Object.entries(FLOWS).flatMap(([flow, { steps, ...ends }]) =>
  Object.keys(steps).map(
    (missed): Row => ({
      name: `${flow}, and no page is open when it is ${missed}`,
      script: async () => {
        await scene.propose();
        for (const [name, step] of Object.entries(steps)) {
          if (name === missed) await scene.unseen(step);
          else await step();
        }
        if (flow === 'replaced') await scene.minute();
      },
      ...ends,
    }),
  ),
);

/** The wallet answers something else than it would. */
const answering = (answer: (given: () => Promise<unknown>) => Promise<unknown>): StageWallet => ({
  on: stage.wallet.on.bind(stage.wallet),
  removeListener: stage.wallet.removeListener.bind(stage.wallet),
  request: (asked) =>
    asked.method === 'eth_sendTransaction' ? answer(() => stage.wallet.request(asked)) : stage.wallet.request(asked),
});

/** A browser of another owner, which shares nothing with the person's. */
async function openElsewhere(wallet: SafeWallet) {
  const page = new SafePage(stage, wallet, stage.reached.url);
  await page.connect();
  let record = startRecord({ chainId: foundry.id, account: stage.safe.address, key: 'mint' }, { summary: SUMMARY });
  const end = runTransaction({
    ...{ config: page.config, record, request: { call: stage.mintCall() } },
    onChange: (changed) => {
      record = changed;
    },
  });
  await until(() => record.proposal?.state);
  return { end, phase: () => record.phase, close: () => page.close() };
}

async function setOwners(data: Hex): Promise<void> {
  const { client } = stage.anvil;
  const { address } = stage.safe;
  await client.impersonateAccount({ address });
  await client.setBalance({ address, value: parseEther('1') });
  await client.waitForTransactionReceipt({
    hash: await client.sendTransaction({ account: address, to: address, data }),
  });
}

/** The token has other code while this happens. */
async function withCode(bytecode: Hex, work: () => Promise<unknown>): Promise<void> {
  const { client } = stage.anvil;
  const code = (await client.getCode({ address: stage.token })) ?? '0x';
  await client.setCode({ address: stage.token, bytecode });
  await work();
  await client.setCode({ address: stage.token, bytecode: code });
}
/** It reverts whatever it is asked for. */
const REVERTS = '0x60006000fd';

const orderRows: Row[] = [
  {
    name: 'another proposal comes first',
    script: async () => {
      const earlier = stage.safe.transactionOf([{ to: stage.stranger }], 0n);
      await stage.service.propose(earlier, await stage.safe.sign(stage.owners[2], earlier));
      await scene.propose();
      await until(() => scene.tab.state?.ahead === 1);
      await stage.executeUnlisted(earlier);
      await until(() => scene.tab.state?.ahead === 0);
    },
    ...open,
  },
  {
    name: 'executed out of order, which the Safe refuses',
    script: async () => {
      stage.wallet.nonce = 1n;
      await scene.propose();
      expect((await stage.executeUnlisted((await stage.last()).tx)).status).toBe('reverted');
      await scene.minute();
      await scene.tab.looks();
      await stage.executeUnlisted(stage.safe.rejectionOf(0n));
    },
    ...open,
  },
  {
    name: 'one that comes first is rejected, which is no rejection of this one',
    script: async () => {
      stage.wallet.nonce = 1n;
      await scene.propose();
      await stage.executeUnlisted(stage.safe.rejectionOf(0n));
      await until(() => scene.tab.state?.ahead === 0);
    },
    ...open,
  },
  {
    name: 'executed elsewhere with signatures that the service has not seen',
    script: async () => {
      await scene.propose();
      await scene.executeElsewhere();
    },
    ...done,
  },
  {
    name: 'deleted from the service and executed',
    script: async () => {
      await scene.propose();
      const { tx, safeTxHash } = await stage.last();
      stage.service.forget(safeTxHash);
      await scene.execute(tx);
    },
    ...done,
  },
  {
    name: 'deleted from the service',
    script: async () => {
      await scene.propose();
      stage.service.forget((await stage.last()).safeTxHash);
      await scene.minute();
    },
    ...{ end: 'dropped', says: 'Your Safe’s service doesn’t know this proposal', paid: 0 },
  },
  {
    name: 'its rejection is signed, and it is executed in spite of that',
    script: async () => {
      await scene.propose();
      const { tx } = await stage.last();
      await scene.signRejection();
      await until(() => scene.tab.state?.against === 1);
      await scene.execute(tx);
    },
    ...done,
  },
  {
    name: 'the one that is executed in its place does the act, too',
    script: async () => {
      await scene.propose();
      const both = [{ to: stage.stranger }, { to: stage.token, data: encodeFunctionData(stage.mintCall()) }];
      await scene.execute(stage.safe.transactionOf(both, 0n));
    },
    ...done,
  },
  {
    name: 'the owner who has signed is removed',
    script: async () => {
      await scene.propose();
      const [first, second] = stage.owners;
      const [head] = await stage.safe.owners();
      const [previous, owner] =
        head === first ? ['0x0000000000000000000000000000000000000001' as const, first] : [head as Address, second];
      await setOwners(encodeFunctionData({ abi: ownerAbi, functionName: 'removeOwner', args: [previous, owner, 2n] }));
      await scene.shows(0);
      expect(scene.tab.state?.missing).toHaveLength(2);
      await scene.sign(stage.owners[1]);
      await scene.sign(stage.owners[2]);
      await scene.execute();
    },
    ...done,
  },
  {
    name: 'the owners decide that all of them have to sign',
    script: async () => {
      await scene.propose();
      await setOwners(encodeFunctionData({ abi: ownerAbi, functionName: 'changeThreshold', args: [3n] }));
      await until(() => scene.tab.state?.threshold === 3);
      await scene.sign(stage.owners[1]);
      await scene.sign(stage.owners[2]);
      await scene.shows(3);
    },
    ...open,
  },
  {
    name: 'its call fails inside, though the transaction succeeded',
    script: async () => {
      stage.wallet.safeTxGas = 10_000n;
      await scene.propose();
      await scene.sign();
      await withCode(REVERTS, async () => expect((await scene.execute()).status).toBe('success'));
    },
    ...failed,
  },
  {
    name: 'its call fails inside while no page is open',
    script: async () => {
      stage.wallet.safeTxGas = 10_000n;
      await scene.propose();
      await scene.sign();
      await scene.unseen(() => withCode(REVERTS, () => scene.execute()));
    },
    ...failed,
  },
  {
    name: 'its call fails, and the execution with it',
    script: async () => {
      await scene.propose();
      const { tx } = await stage.last();
      await withCode(REVERTS, async () => expect((await stage.executeUnlisted(tx)).status).toBe('reverted'));
    },
    ...open,
  },
  {
    name: 'executed without effect: its contract has no code at that time',
    script: async () => {
      await scene.propose();
      await scene.sign();
      await withCode('0x', () => scene.execute());
    },
    ...{ end: 'unknown', says: 'didn’t do this', paid: 0 },
  },
];

const walletRows: Row[] = [
  {
    name: 'the wallet is refused',
    script: async () => {
      const tab = await scene.open(answering(() => Promise.reject(new Error('Transaction was rejected'))));
      tab.press();
      await scene.phase('rejected');
    },
    ...{ end: 'rejected', paid: 0 },
  },
  {
    name: 'the wallet’s connection breaks after it has proposed, and the owners execute',
    script: async () => {
      const wallet = answering(async (propose) => {
        await propose();
        throw Object.assign(new Error('Disconnected.'), { code: 4900 });
      });
      const tab = await scene.open(wallet);
      tab.press();
      await scene.phase('unknown');
      await scene.unseen(() => scene.executeElsewhere());
    },
    ...done,
  },
  {
    name: 'the wallet proposes and answers nothing',
    script: async () => {
      const tab = await scene.open(answering((propose) => propose().then(() => null)));
      tab.press();
      await scene.phase('unknown');
    },
    ...{ end: 'unknown', says: 'Your wallet didn’t report its transaction.', paid: 0 },
  },
  {
    name: 'the wallet proposes after its page was closed',
    script: async () => {
      let agree: (() => void) | undefined;
      const tab = await scene.open(
        answering((propose) =>
          new Promise<void>((read) => {
            agree = read;
          }).then(propose),
        ),
      );
      tab.press();
      const read = await until(() => agree);
      await scene.unseen(async () => {
        read();
        await until(async () => (await stage.service.queue()).length > 0);
      });
    },
    ...{ end: 'wallet', paid: 0 },
  },
  {
    name: 'the wallet executes at once and answers with the transaction',
    script: async () => {
      const wallet = answering(async (propose) => {
        await propose();
        return (await scene.executeElsewhere()).transactionHash;
      });
      (await scene.open(wallet)).press();
    },
    ...done,
  },
  {
    name: 'the wallet answers with another proposal, which is executed',
    script: async () => {
      const other = stage.safe.transactionOf([{ to: stage.stranger }], 0n);
      const hash = await stage.service.propose(other, await stage.safe.sign(stage.owners[0], other));
      await scene.proposeUnlisted(answering(async () => hash));
      await scene.execute(other);
    },
    ...{ end: 'unknown', says: 'didn’t do this', paid: 0 },
  },
  {
    name: 'the node is away when the wallet answers',
    script: async () => {
      const wallet = answering(async (propose) => {
        const answer = await propose();
        scene.tab.isNodeAway = true;
        return answer;
      });
      (await scene.open(wallet)).press();
      await scene.phase('pending');
      scene.tab.isNodeAway = false;
      await scene.shows(1);
    },
    ...open,
  },
  {
    name: 'the node is away when it is signed and executed',
    script: async () => {
      await scene.propose();
      scene.tab.isNodeAway = true;
      await scene.sign();
      await scene.execute();
      await scene.tab.looks();
      expect(scene.tab.record?.phase).toBe('pending');
      scene.tab.isNodeAway = false;
    },
    ...done,
  },
  {
    name: 'no service is configured, and the owners execute',
    script: async () => {
      await scene.proposeUnlisted(stage.wallet, '');
      await scene.executeElsewhere();
    },
    ...done,
  },
];

const rivalRows: Row[] = [
  {
    name: 'two tabs press at once',
    script: async () => {
      const [first, second] = [await scene.open(), await scene.open()];
      first.press();
      second.press();
      await until(() => second.state);
      await scene.sign();
      await scene.execute();
      const isDone = ({ standing }: Tab) => standing.own.some(({ phase }) => phase === 'confirmed');
      await until(() => isDone(first) && isDone(second));
      await scene.unseen(() => undefined);
    },
    ...done,
  },
  {
    name: 'two owners propose the same at once, with the same nonce: it is one proposal',
    script: async () => {
      const theirs = new SafeWallet(stage.service, stage.owners[1]);
      [stage.wallet.nonce, theirs.nonce] = [0n, 0n];
      await scene.propose();
      scene.letSign(2);
      const other = await openElsewhere(theirs);
      await scene.shows(2);
      await scene.execute();
      expect(await other.end).toMatchObject({ status: 'success' });
      other.close();
    },
    ...done,
  },
  {
    name: 'two owners propose the same one after the other, and the second proposal is rejected',
    script: async () => {
      await scene.propose();
      const { tx } = await stage.last();
      const other = await openElsewhere(new SafeWallet(stage.service, stage.owners[1]));
      await scene.execute(tx);
      await scene.phase('confirmed');
      await stage.executeUnlisted(stage.safe.rejectionOf(1n));
      await other.end;
      expect(other.phase()).toBe('replaced');
      other.close();
    },
    ...done,
  },
  {
    name: 'two owners propose the same with two nonces, and the first proposal is rejected',
    script: async () => {
      await scene.propose();
      const other = await openElsewhere(new SafeWallet(stage.service, stage.owners[1]));
      const { tx } = await stage.last();
      await scene.execute(stage.safe.rejectionOf(0n));
      await scene.phase('replaced');
      await stage.executeUnlisted(tx);
      expect(await other.end).toMatchObject({ status: 'success' });
      other.close();
    },
    ...rejected,
    paid: 1,
  },
];

const ROWS = [...faultRows, ...lieRows, ...reloadRows, ...orderRows, ...walletRows, ...rivalRows];

it.each(ROWS)(
  'a Safe’s act: $name: $end, no second payment, no false word, a way on [SAF-06]',
  async ({ script, end, says = '', paid }) => {
    await script();
    await scene.phase(end);
    expect(scene.tab.record?.message ?? '').toContain(says);
    expect(await stage.minted()).toBe(BigInt(paid));
    if (scene.tab.isBlocked) await scene.expectNoPrompt();
    expect(stage.wallet.prompts).toBeLessThanOrEqual(1);
    await scene.expectWayOn();
    expect(scene.falseWords).toEqual([]);
  },
);

it('at least 40 faults of a Safe are tried [SAF-06]', () => {
  expect(new Set(ROWS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
});
