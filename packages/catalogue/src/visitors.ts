import { FakeWallet } from '@rab/testing/FakeWallet';
import { ACCOUNT, LONG_NAME } from './extremes.ts';
import type { Visitor } from './Story.ts';

const OTHER_CHAIN = 97;

/** A wallet that does not answer, as one whose window nobody has found yet. */
class SilentWallet extends FakeWallet {
  override request(): Promise<never> {
    return new Promise(() => {});
  }
}

const wallet = (chainId: number) => () => [
  new FakeWallet({ rdns: 'test.wallet', name: 'Test wallet', accounts: [ACCOUNT], chainId }),
];

/** Visitors by the state of their wallet. */
export const connected: Visitor = { wallets: wallet(56), isConnected: true };
export const onOtherChain: Visitor = { wallets: wallet(OTHER_CHAIN), isConnected: true };
export const connecting: Visitor = {
  wallets: () => [new SilentWallet({ rdns: 'silent.wallet', name: 'Silent wallet' })],
  isConnected: true,
};
export const withSilentWallet: Visitor = { ...connecting, isConnected: false };
export const withWallets: Visitor = {
  wallets: () =>
    ['MetaMask', 'Rabby', LONG_NAME].map((name, index) => new FakeWallet({ rdns: `wallet.${index}`, name })),
};
