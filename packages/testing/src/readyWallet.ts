import { FakeWallet } from './FakeWallet.ts';

/** A wallet that the page was given on an earlier visit, and takes up by itself; the returned function takes it away. */
export function readyWallet(accounts?: readonly string[]): () => void {
  const wallet = new FakeWallet({ rdns: 'test.wallet', isAuthorized: true, ...(accounts && { accounts }) });
  localStorage.setItem('rab.wallet.v1', JSON.stringify({ connectionType: 'INJECTED', connectorId: wallet.rdns }));
  return wallet.announce();
}
