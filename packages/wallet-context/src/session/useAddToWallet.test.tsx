import '@rab/testing/patience';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { FakeWallet } from '@rab/testing/FakeWallet';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { WalletProvider } from '../WalletProvider.tsx';
import { useAddToWallet } from './useAddToWallet.ts';
import { saveWalletChoice } from './walletChoice.ts';

const config = parseConfig(configFixture());
const TOKEN = `0x${'a'.repeat(40)}` as const;
let wallet: FakeWallet;
let endWallet: () => void;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  wallet = new FakeWallet({ rdns: 'test.wallet', isAuthorized: true });
  endWallet = wallet.announce();
  saveWalletChoice({ connectionType: 'INJECTED', connectorId: wallet.rdns });
});
afterEach(() => {
  cleanup();
  endWallet();
  localStorage.clear();
  jest.restoreAllMocks();
});

/** What comes of a token of this symbol in a wallet that answers so. */
async function add(symbol: string, answer: () => Promise<unknown>) {
  const own = wallet.request.bind(wallet);
  wallet.request = (request) => {
    if (request.method !== 'wallet_watchAsset') return own(request);
    wallet.asked.push(request);
    return answer();
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WalletProvider config={config}>{children}</WalletProvider>
  );
  const { result } = renderHook(useAddToWallet, { wrapper });
  await waitFor(() => expect(result.current).not.toBeNull(), { timeout: 5_000 });
  return result.current?.({ address: TOKEN, symbol, decimals: 18 });
}

it('a wallet gets the symbol that the contract has, and a symbol that is too long is reported as such [PRT-02]', async () => {
  const refuse = () => Promise.reject({ code: -32_602, message: 'Invalid symbol: longer than 11 characters.' });
  expect(await add('LONGSYMBOLTOKEN', refuse)).toBe('symbol too long');
  expect(wallet.askedFor('wallet_watchAsset')[0]?.params).toMatchObject({ options: { symbol: 'LONGSYMBOLTOKEN' } });
}, 20_000);

it.each([
  ['takes it', 'LONGSYMBOLTOKEN', () => Promise.resolve(true), 'added'],
  ['does not list tokens', 'ABC', () => Promise.reject({ code: -32_601, message: 'no' }), 'unable'],
  ['whose person refuses', 'LONGSYMBOLTOKEN', () => Promise.reject({ code: 4001, message: 'no' }), 'declined'],
] as const)(
  'a wallet that %s [PRT-02]',
  async (_, symbol, answer, outcome) => {
    expect(await add(symbol, answer)).toBe(outcome);
  },
  20_000,
);
