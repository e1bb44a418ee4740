import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ChainConfig, FAST_TICK_MS, parseConfig } from '@rab/config';
import { contractCall } from '@rab/contracts';
import { bnAAbi } from '@rab/contracts/abis';
import { configFixture } from '@rab/testing/configFixture';
import { FakeWallet } from '@rab/testing/FakeWallet';
import { type FakeNode, fakeNode } from '@rab/testing/fakeNode';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { erc20Abi } from 'viem';
import { useWallet } from '../account/useWallet.ts';
import { saveWalletChoice } from '../account/walletChoice.ts';
import { WalletProvider } from '../provider/WalletProvider.tsx';
import { useTransactions } from '../transaction/useTransactions.ts';
import { allowanceQueryOptions } from './balances.ts';
import { useApprovedTransaction } from './useApprovedTransaction.ts';
import type { ChainClient } from './useChainClient.ts';

const fixture = configFixture();
const mainnet = fixture.chains['56'] as (typeof fixture.chains)[string];
// each read on its own, not several as one call
const config = parseConfig({
  ...fixture,
  chains: { '56': { ...mainnet, contracts: { ...mainnet.contracts, multicall: null } } },
});
const TOKEN = `0x${'a'.repeat(40)}` as const;
const SPENDER = `0x${'b'.repeat(40)}` as const;
const call = contractCall({ address: TOKEN, abi: erc20Abi, functionName: 'transfer', args: [SPENDER, 5n] });
let node: FakeNode;
let endWallet: () => void;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  node = fakeNode();
  endWallet = new FakeWallet({ rdns: 'test.one', isAuthorized: true }).announce();
  saveWalletChoice({ connectionType: 'INJECTED', connectorId: 'test.one' });
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
      button: useApprovedTransaction({ key: 'try', token: TOKEN, spender: SPENDER, amount: 5n }),
      records: useTransactions(),
    }),
    { wrapper: ({ children }) => <WalletProvider config={config}>{children}</WalletProvider> },
  );
  await waitFor(() => expect(result.current.wallet.status).toBe('ready'));
  return result;
}

describe('an act that needs an approval', () => {
  it.each([
    ['approve', (button: ReturnType<typeof useApprovedTransaction>) => button.approve('Try')],
    ['send', (button: ReturnType<typeof useApprovedTransaction>) => button.send({ call, summary: 'Try' })],
  ])(
    'says why where the allowance cannot be read: %s',
    async (_, press) => {
      node.isAway = true;
      const result = await openButton();
      await act(async () => void (await press(result.current.button)));
      expect(result.current.records).toEqual([
        expect.objectContaining({
          phase: 'failed',
          summary: 'Try',
          message: expect.stringMatching(/^No node of .* can be reached right now\.$/),
        }),
      ]);
    },
    30_000,
  );

  it('acts at once where it was approved elsewhere since', async () => {
    allow(0n);
    const result = await openButton();
    await waitFor(() => expect(result.current.button.needsApproval).toBe(true));
    allow(5n);
    await act(async () => void (await result.current.button.send({ call, summary: 'Act' })));
    await waitFor(() => expect(result.current.button.needsApproval).toBe(false));
    expect(result.current.records).toEqual([expect.objectContaining({ summary: 'Act' })]);
  }, 30_000);

  it('reads the allowance again like balances', () => {
    const options = allowanceQueryOptions({} as ChainClient, config.chains['56'] as ChainConfig, TOKEN, TOKEN, SPENDER);
    expect(options.refetchInterval).toBe(FAST_TICK_MS);
  });
});
