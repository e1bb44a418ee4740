import '@rab/testing/patience';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ChainConfig, FAST_TICK_MS, parseConfig } from '@rab/config';
import { contractCall } from '@rab/contracts';
import { bnAAbi } from '@rab/contracts/abis';
import { singleReadsFixture } from '@rab/testing/configFixture';
import { type FakeNode, fakeNode } from '@rab/testing/fakeNode';
import { readyWallet } from '@rab/testing/readyWallet';
import { transactionRecord } from '@rab/testing/transactionRecord';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { erc20Abi } from 'viem';
import { allowanceQueryOptions } from '../reads/allowance.ts';
import type { ReadContext } from '../reads/readContext.ts';
import { useWallet } from '../session/useWallet.ts';
import { WalletProvider } from '../WalletProvider.tsx';
import { useApprovedTransaction } from './useApprovedTransaction.ts';
import { useTransactions } from './useTransactions.ts';

const config = parseConfig(singleReadsFixture());
const TOKEN = `0x${'a'.repeat(40)}` as const;
const SPENDER = `0x${'b'.repeat(40)}` as const;
const call = contractCall({ address: TOKEN, abi: erc20Abi, functionName: 'transfer', args: [SPENDER, 5n] });
let node: FakeNode;
let endWallet: () => void;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  node = fakeNode();
  endWallet = readyWallet();
});
afterEach(() => {
  cleanup();
  endWallet();
  localStorage.clear();
  jest.restoreAllMocks();
});

const allow = (amount: bigint) => node.tell(bnAAbi, 'getAllowances', [amount]);

/** The button of an act that takes 5 units, of a connected wallet. */
async function openButton() {
  const { result } = renderHook(
    () => ({
      wallet: useWallet(),
      button: useApprovedTransaction({ key: 'try', label: 'Try', token: TOKEN, spender: SPENDER, amount: 5n }),
      records: useTransactions(),
    }),
    { wrapper: ({ children }) => <WalletProvider config={config}>{children}</WalletProvider> },
  );
  await waitFor(() => expect(result.current.wallet.status).toBe('ready'));
  return result;
}

const submit = (result: Awaited<ReturnType<typeof openButton>>) =>
  act(async () => void (await result.current.button.submit({ call, summary: 'Act', approvalSummary: 'Approve it' })));

describe('an act that needs an approval', () => {
  it('says why where the allowance cannot be read', async () => {
    node.isAway = true;
    const result = await openButton();
    await submit(result);
    expect(result.current.records).toEqual([
      expect.objectContaining({
        phase: 'failed',
        summary: 'Approve it',
        message: expect.stringMatching(/^We can’t reach .* right now\.$/),
      }),
    ]);
  }, 30_000);

  it('is called Approve until enough is approved, then by its own words; each press does what the button says', async () => {
    allow(0n);
    const result = await openButton();
    expect(result.current.button.label).toBe('Approve');
    await submit(result);
    expect(result.current.records).toEqual([expect.objectContaining({ summary: 'Approve it' })]);
    // approved elsewhere since
    allow(5n);
    await submit(result);
    await waitFor(() => expect(result.current.button.label).toBe('Try'));
    expect(result.current.records).toHaveLength(1);
    await submit(result);
    expect(result.current.records).toEqual([
      expect.objectContaining({ summary: 'Act' }),
      expect.objectContaining({ summary: 'Approve it' }),
    ]);
  }, 30_000);

  it('of which nobody knows what became is not sent again before the person has decided; an approval may be [TXF-01]', async () => {
    const account = `0x${'1'.repeat(40)}` as const;
    const lost = { account, startedAt: Date.now(), phase: 'unknown', hash: undefined } as const;
    const records = [
      transactionRecord('act', { ...lost, key: 'try' }),
      transactionRecord('approval', { ...lost, key: `approve:${TOKEN}:${SPENDER}` }),
    ];
    localStorage.setItem('rab.transactions.v1', JSON.stringify(records));
    allow(0n);
    const result = await openButton();
    expect(result.current.button).toMatchObject({ unsure: { id: 'act' }, label: 'Approve' });
    await submit(result);
    expect(result.current.records).toHaveLength(2);
    await act(async () => result.current.button.override());
    expect(result.current.button.unsure).toBeUndefined();
    await submit(result);
    expect(result.current.records[0]).toMatchObject({ summary: 'Approve it' });
    expect(result.current.records).toHaveLength(3);
  }, 30_000);

  it('reads the allowance again like balances', () => {
    const context = { chain: config.chains['56'] as ChainConfig, client: {} as ReadContext['client'] };
    const options = allowanceQueryOptions(context, { account: TOKEN, token: TOKEN, spender: SPENDER });
    expect(options.refetchInterval).toBe(FAST_TICK_MS);
  });
});
