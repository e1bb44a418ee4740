import '@rab/testing/patience';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { contractCall } from '@rab/contracts';
import { singleReadsFixture } from '@rab/testing/configFixture';
import { fakeNode } from '@rab/testing/fakeNode';
import { readyWallet } from '@rab/testing/readyWallet';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { erc20Abi } from 'viem';
import { useWallet } from '../session/useWallet.ts';
import { WalletProvider } from '../WalletProvider.tsx';
import { useCallsTogether } from './useCallsTogether.ts';
import { useTransactions } from './useTransactions.ts';

const config = parseConfig(singleReadsFixture());
const TOKEN = `0x${'a'.repeat(40)}` as const;
const call = contractCall({ address: TOKEN, abi: erc20Abi, functionName: 'transfer', args: [TOKEN, 5n] });
let endWallet: () => void;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  // reverts whatever is tried
  fakeNode();
  endWallet = readyWallet();
});
afterEach(() => {
  cleanup();
  endWallet();
  localStorage.clear();
  jest.restoreAllMocks();
});

it('ends with the first call that does not succeed, in a wallet that takes them one by one [PRT-01]', async () => {
  const { result } = renderHook(
    () => ({ wallet: useWallet(), together: useCallsTogether('all'), records: useTransactions() }),
    { wrapper: ({ children }) => <WalletProvider config={config}>{children}</WalletProvider> },
  );
  await waitFor(() => expect(result.current.wallet.status).toBe('ready'));
  expect(result.current.together.isOneRequest).toBe(false);
  let done: number | undefined;
  await act(async () => {
    done = await result.current.together.submit(
      [
        { call, summary: 'First' },
        { call, summary: 'Second' },
      ],
      { summary: 'Both' },
    );
  });
  expect(done).toBe(0);
  expect(result.current.together.progress).toBeNull();
  expect(result.current.records.map(({ summary, phase }) => [summary, phase])).toEqual([['First', 'failed']]);
}, 30_000);
