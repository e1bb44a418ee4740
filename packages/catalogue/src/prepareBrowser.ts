import type { Visitor } from './Story.ts';

/** Makes this page's browser the visitor's, before anything of the product runs: what it holds, which wallets it has. */
export function prepareBrowser({ wallets, isConnected = false, transactions }: Visitor, theme: string | null): void {
  localStorage.clear();
  sessionStorage.clear();
  if (theme) localStorage.setItem('rab.colorMode.v1', JSON.stringify(theme));
  if (transactions) localStorage.setItem('rab.transactions.v1', JSON.stringify(transactions));
  const installed = wallets?.() ?? [];
  for (const wallet of installed) wallet.announce();
  const [first] = installed;
  if (!isConnected || !first) return;
  first.isAuthorized = true;
  localStorage.setItem('rab.wallet.v1', JSON.stringify({ connectionType: 'INJECTED', connectorId: first.rdns }));
}
