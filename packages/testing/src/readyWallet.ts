import { FakeWallet } from './FakeWallet.ts';

/** A wallet that the page was given on an earlier visit, and takes up by itself, until `end` takes it away. */
export function authorizedWallet(accounts?: readonly string[]): { wallet: FakeWallet; end: () => void } {
  const wallet = new FakeWallet({ rdns: 'test.wallet', isAuthorized: true, ...(accounts && { accounts }) });
  localStorage.setItem('rab.wallet.v1', JSON.stringify({ connectionType: 'INJECTED', connectorId: wallet.rdns }));
  return { wallet, end: wallet.announce() };
}

/** The same for who only needs one; the returned function takes it away. */
export const readyWallet = (accounts?: readonly string[]): (() => void) => authorizedWallet(accounts).end;
