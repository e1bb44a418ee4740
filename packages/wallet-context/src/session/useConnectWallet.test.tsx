import '@rab/testing/patience';
import { afterEach, expect, it } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { FakeWallet } from '@rab/testing/FakeWallet';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { WalletProvider } from '../WalletProvider.tsx';
import { useConnectWallet } from './useConnectWallet.ts';
import { useWallet } from './useWallet.ts';
import { saveWalletChoice } from './walletChoice.ts';

const config = parseConfig(configFixture());
const ends: (() => void)[] = [];

afterEach(() => {
  cleanup();
  for (const end of ends.splice(0)) end();
  localStorage.clear();
});

it('a wallet stays connected when the person gives up asking another one', async () => {
  const one = new FakeWallet({ rdns: 'test.one', isAuthorized: true });
  const two = new FakeWallet({ rdns: 'test.two' });
  two.request = () => new Promise(() => {});
  ends.push(one.announce(), two.announce());
  saveWalletChoice({ connectionType: 'INJECTED', connectorId: 'test.one' });
  const { result } = renderHook(() => ({ drawer: useConnectWallet(), wallet: useWallet() }), {
    wrapper: ({ children }) => <WalletProvider config={config}>{children}</WalletProvider>,
  });
  await waitFor(() => expect(result.current.wallet).toMatchObject({ status: 'ready', rdns: 'test.one' }));
  act(() => void result.current.drawer.options.find(({ id }) => id === 'test.two')?.connect());
  act(() => result.current.drawer.cancel());
  expect(result.current.wallet).toMatchObject({ status: 'ready', rdns: 'test.one' });
});
