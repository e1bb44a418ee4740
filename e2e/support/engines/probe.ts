/** What the page of an engine is asked about itself. */
declare global {
  interface Window {
    problems?: string[];
  }
}

/**
 * Runs in the page before anything of it: notes errors and what the policy refuses in `window.problems`, and announces a
 * wallet (EIP-6963) whose account the node itself signs for, so that no engine needs an extension or a binding.
 */
export function probe(rpcUrl: string, account: string, walletName: string): void {
  const problems: string[] = [];
  window.problems = problems;
  window.addEventListener('error', ({ message, filename }) => problems.push(`${message} ${filename}`));
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`refused: ${effectiveDirective} ${blockedURI}`),
  );
  const print = console.error;
  console.error = (...args) => {
    problems.push(args.map(String).join(' '));
    print(...args);
  };

  const askNode = async (method: string, params: unknown[]) => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = await response.json();
    if (error) throw Object.assign(new Error(error.message), error);
    return result;
  };
  const provider = {
    async request({ method, params = [] }: { method: string; params?: unknown[] }) {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [account];
      if (method.startsWith('wallet_')) throw Object.assign(new Error('not supported'), { code: 4200 });
      return askNode(method, params);
    },
    on: () => provider,
    removeListener: () => provider,
  };
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  const info = { uuid: '6c0e8f0a-54c8-4b56-8d3c-1f6f1f3f6c11', name: walletName, icon, rdns: 'test.engine' };
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}
