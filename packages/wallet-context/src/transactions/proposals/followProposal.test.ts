/** @jest-environment node */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { contractCall } from '@rab/contracts';
import { approveCall } from '@rab/sdk/acts';
import { type Address, encodeFunctionData, erc20Abi, parseEther } from 'viem';
import { foundry } from 'viem/chains';
import { passAMinute, SafePage, SafeStage, type StageWallet, until } from '../../../test/SafeStage.ts';
import { getAtomicCalls } from '../../reads/atomicCalls.ts';
import { awaitTransaction } from '../awaitTransaction.ts';
import type { TransactionRequest } from '../runTransaction.ts';
import { runTransaction } from '../runTransaction.ts';
import { startRecord } from '../startRecord.ts';
import { statusOf } from '../statusOf.ts';
import type { TransactionRecord } from '../TransactionRecord.ts';

const KEY = 'mint';

let stage: SafeStage;
let { anvil, owners, stranger, token, safe, service, reached, wallet } = {} as SafeStage;
let { mintCall, minted, last, signBy, execute, executeUnlisted } = {} as SafeStage;
const lives: Page[] = [];

beforeAll(async () => {
  stage = await SafeStage.start();
  ({ anvil, owners, stranger, token, mintCall, minted, last, signBy, execute, executeUnlisted } = stage);
}, 60_000);
afterAll(() => anvil?.stop());

beforeEach(async () => {
  await stage.begin();
  ({ safe, service, reached, wallet } = stage);
});
afterEach(async () => {
  for (const page of lives.splice(0)) page.close();
  await stage.end();
});

/** A page with the Safe's wallet; `records` is what it has stored. */
class Page extends SafePage {
  readonly records = new Map<string, TransactionRecord>();
  #isOpen = true;

  static async open(provider: StageWallet = wallet, serviceUrl = reached.url): Promise<Page> {
    const page = new Page(stage, provider, serviceUrl);
    lives.push(page);
    await page.connect();
    return page;
  }

  send(request: TransactionRequest = { call: mintCall() }) {
    const record = startRecord({ chainId: foundry.id, account: safe.address, key: KEY }, { summary: 'Mint 1 STB' });
    return runTransaction({ config: this.config, record, request, onChange: this.note });
  }

  readonly note = (record: TransactionRecord): void => {
    if (this.#isOpen) this.records.set(record.id, record);
  };

  get record(): TransactionRecord | undefined {
    return [...this.records.values()].at(-1);
  }

  get state() {
    return this.record?.proposal?.state;
  }

  override close(): void {
    this.#isOpen = false;
    super.close();
  }

  /** What is stored, on a new page; this one is gone. */
  async reload(): Promise<Page> {
    this.close();
    const page = await Page.open();
    const record = JSON.parse(JSON.stringify(this.record)) as TransactionRecord;
    page.records.set(record.id, record);
    if (record.phase === 'pending' || record.phase === 'dropped') void awaitTransaction(page.config, record, page.note);
    return page;
  }
}

const phase = (page: Page, wanted: TransactionRecord['phase']) => until(() => page.record?.phase === wanted);

/** Proposes the act on a new page, up to what its service says first. */
async function propose(request?: TransactionRequest): Promise<Page> {
  const page = await Page.open();
  void page.send(request);
  await until(() => page.state);
  return page;
}

describe('a proposal to a Safe', () => {
  it('is followed from the first signature to its execution by anybody; the act’s event makes it a success [SAF-02]', async () => {
    const page = await propose();
    expect(page.record).toMatchObject({ phase: 'pending', proposal: { nonce: 0 } });
    expect(page.record?.hash).toBeUndefined();
    expect(page.state).toEqual({
      ...{ signed: 1, threshold: 2, missing: [owners[1], owners[2]], ahead: 0, against: 0, isOld: false },
    });
    await signBy(owners[1], await last());
    await until(() => page.state?.signed === 2);
    expect(await minted()).toBe(0n);
    const { transactionHash } = await execute(await last());
    await phase(page, 'confirmed');
    expect(page.record).toMatchObject({ hash: transactionHash });
    expect([await minted(), wallet.prompts]).toEqual([1n, 1]);
  });

  it('blocks the same act until it is settled [SAF-03]', async () => {
    const page = await propose();
    const act = { key: KEY, chainId: foundry.id, account: safe.address, isRepeatable: false };
    expect(statusOf(act, [...page.records.values()], []).current?.proposal?.safeTxHash).toBe((await last()).safeTxHash);
    await signBy(owners[1], await last());
    await execute(await last());
    await phase(page, 'confirmed');
    expect(statusOf(act, [...page.records.values()], []).current).toBeUndefined();
  });

  it('is one for approval and act [SAF-04]', async () => {
    await executeUnlisted(safe.transactionOf([{ to: token, data: encodeFunctionData(mintCall(5n)) }], 0n));
    const page = await Page.open();
    expect(await getAtomicCalls(page.config, foundry.id, safe.address)).toBe(true);
    const calls = [
      approveCall(token, owners[2], 5n),
      contractCall({
        ...{ address: token, abi: erc20Abi, functionName: 'transfer', args: [stranger, 5n] },
        emits: { eventName: 'Transfer', sender: 'from', args: { to: stranger } },
      } as const),
    ];
    void page.send({ calls, onRefused: () => {} });
    await until(() => page.state);
    await signBy(owners[1], await last());
    await execute(await last());
    await phase(page, 'confirmed');
    const args = [safe.address, owners[2]] as const;
    expect(await anvil.client.readContract({ address: token, abi: erc20Abi, functionName: 'allowance', args })).toBe(
      5n,
    );
    expect([await minted(), await minted(stranger), wallet.prompts]).toEqual([0n, 5n, 1]);
  });

  it('is not preceded by a permit, which only a key can sign [SAF-04]', async () => {
    const page = await Page.open();
    const onRefused = jest.fn();
    const domain = { name: 'Stable', version: '1', chainId: foundry.id, verifyingContract: token };
    const permit = { domain, spender: stranger, amount: 1n };
    expect(await page.send({ permit, permitCall: () => mintCall(), onRefused })).toBeNull();
    expect([onRefused.mock.calls.length, wallet.prompts]).toEqual([1, 0]);
  });

  it('counts what comes first in the Safe’s queue [SAF-02]', async () => {
    const earlier = safe.transactionOf([{ to: stranger }], 0n);
    await service.propose(earlier, await safe.sign(owners[2], earlier));
    const page = await propose();
    expect(page.state).toMatchObject({ ahead: 1 });
    await executeUnlisted(earlier);
    await until(() => page.state?.ahead === 0);
    await signBy(owners[1], await last());
    await execute(await last());
    await phase(page, 'confirmed');
  });

  it('ends when its rejection is executed, whose signatures are counted before [SAF-02]', async () => {
    const page = await propose();
    const rejection = safe.rejectionOf(0n);
    await service.propose(rejection, await safe.sign(owners[1], rejection));
    await until(() => page.state?.against === 1);
    const { transactionHash } = await executeUnlisted(rejection);
    await phase(page, 'replaced');
    expect(page.record).toMatchObject({
      hash: transactionHash,
      message: 'The owners of your Safe rejected this. Nothing else happened.',
    });
    expect(await minted()).toBe(0n);
  });

  it('ends when the Safe has executed another one in its place, which is said only once it has been so for a minute [SAF-02]', async () => {
    const page = await propose();
    await executeUnlisted(safe.transactionOf([{ to: stranger }], 0n));
    await page.looks();
    expect(page.record?.phase).toBe('pending');
    passAMinute();
    await phase(page, 'replaced');
    expect(page.record?.message).toBe('Your Safe executed another proposal in place of this one.');
  });

  it('is done where the one in its place does the act too [SAF-02]', async () => {
    const page = await propose();
    const both = [{ to: stranger }, { to: token, data: encodeFunctionData(mintCall()) }];
    const { transactionHash } = await executeUnlisted(safe.transactionOf(both, 0n));
    await phase(page, 'confirmed');
    expect(page.record?.hash).toBe(transactionHash);
  });

  it('has failed where its call fails inside, though the transaction succeeded [SAF-02]', async () => {
    await executeUnlisted(safe.transactionOf([{ to: token, data: encodeFunctionData(mintCall(5n)) }], 0n));
    wallet.safeTxGas = 100_000n;
    const give = (to: Address) =>
      contractCall({
        ...{ address: token, abi: erc20Abi, functionName: 'transfer', args: [to, 5n] },
        emits: { eventName: 'Transfer', sender: 'from', args: { to } },
      } as const);
    const page = await propose({ call: give(stranger) });
    const own = await last();
    await signBy(owners[1], own);
    // by then the Safe has nothing left: an approval lets somebody take it
    await anvil.client.impersonateAccount({ address: safe.address });
    await anvil.client.setBalance({ address: safe.address, value: parseEther('1') });
    const hash = await anvil.client.writeContract({ ...give(owners[2]), account: safe.address });
    await anvil.client.waitForTransactionReceipt({ hash });
    const { status } = await execute(own);
    expect(status).toBe('success');
    await phase(page, 'failed');
    expect(page.record?.message).toContain('the call inside failed, so nothing happened');
  });

  it('stays open where its execution was reverted, and is done by the next one [SAF-02]', async () => {
    const page = await propose();
    const own = await last();
    await signBy(owners[1], own);
    const tooFew = service.find(own.safeTxHash).confirmations.slice(0, 1);
    expect((await safe.execute(own.tx, tooFew, stranger)).status).toBe('reverted');
    await until(() => page.state?.signed === 2);
    expect(page.record?.phase).toBe('pending');
    await execute(own);
    await phase(page, 'confirmed');
    expect(await minted()).toBe(1n);
  });
});

describe('over reloads', () => {
  it('all tabs come to the same end [SAF-02]', async () => {
    const page = await propose();
    const tab = await Page.open();
    const record = page.record as TransactionRecord;
    tab.note(record);
    void awaitTransaction(tab.config, record, tab.note);
    await signBy(owners[1], await last());
    await execute(await last());
    await Promise.all([phase(page, 'confirmed'), phase(tab, 'confirmed')]);
    expect(tab.record?.hash).toBe(page.record?.hash);
  });

  it('a proposal that the service lists is not given up after a week, and one that nobody lists is [SAF-02]', async () => {
    const page = await propose();
    const old = { ...(page.record as TransactionRecord), startedAt: Date.now() - 8 * 86_400_000 };
    page.close();
    const later = await Page.open();
    later.note(old);
    void awaitTransaction(later.config, old, later.note);
    await until(() => later.asked.length > 12);
    passAMinute();
    await later.looks();
    expect(later.record?.phase).toBe('pending');
    service.forget((await last()).safeTxHash);
    await phase(later, 'unknown');
  });
});

it('asks nothing more of a plain wallet’s chain, and no service [SAF-02]', async () => {
  const account = owners[0];
  const provider = {
    on: () => {},
    removeListener: () => {},
    request: ({ method, params }: { method: string; params?: unknown }) =>
      method === 'eth_requestAccounts' || method === 'eth_accounts'
        ? [account]
        : anvil.client.request({ method, params } as never),
  };
  const page = await Page.open({ ...provider, request: async (asked: never) => provider.request(asked) } as never);
  const record = startRecord({ chainId: foundry.id, account, key: KEY }, { summary: 'Mint 1 STB' });
  const asked = jest.spyOn(globalThis, 'fetch');
  await runTransaction({ config: page.config, record, request: { call: mintCall() }, onChange: page.note });
  expect(page.record?.phase).toBe('confirmed');
  expect(page.asked).not.toContain('eth_getCode');
  expect(asked.mock.calls.filter(([url]) => String(url).startsWith(reached.url))).toEqual([]);
});
