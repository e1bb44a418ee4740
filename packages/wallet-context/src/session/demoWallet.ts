import { t } from '@lingui/core/macro';
import type { AppConfig, ChainConfig } from '@rab/config';
import { type Address, isAddressEqual, numberToHex } from 'viem';
import { safeStorage } from '../state/safeStorage.ts';
import { announced, DEMO_WALLET_RDNS } from './announcedDemoWallet.ts';

const KEY = 'rab.demoWallet.v1';
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#FF8A3D" stroke-width="2"><circle cx="12" cy="12" r="9"/><path d="M8 12h8M12 8v8"/></svg>',
)}`;

type Listener = (...args: unknown[]) => void;
interface Request {
  method: string;
  params?: readonly unknown[];
}

class ProviderError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * A wallet for the local development chain only (EIP-1193): its accounts are the ones that the development node keeps
 * unlocked, so it holds no key and signs nothing itself. It has the same interface as any wallet, so trying the product
 * runs the same code as a real wallet does.
 */
export class DemoWallet {
  readonly #chain: ChainConfig;
  readonly #accounts: readonly Address[];
  readonly #listeners = new Map<string, Set<Listener>>();
  #selected: Address | undefined;
  #requestId = 0;

  constructor(chain: ChainConfig) {
    if (!chain.local) throw new Error('The demo wallet works on a local chain only.');
    this.#chain = chain;
    this.#accounts = chain.local.accounts.map(({ address }) => address);
    const stored = safeStorage.getItem(KEY);
    this.#selected = this.#accounts.find((address) => address === stored);
  }

  /** Makes another of the demo accounts the active one, as a person would in a wallet's own window. */
  select(account: Address): void {
    this.#selected = account;
    safeStorage.setItem(KEY, account);
    this.#emit('accountsChanged', [account]);
  }

  async request({ method, params = [] }: Request): Promise<unknown> {
    switch (method) {
      case 'eth_chainId':
        return numberToHex(this.#chain.id);
      case 'eth_accounts':
        return this.#selected ? [this.#selected] : [];
      case 'eth_requestAccounts':
      case 'wallet_requestPermissions': {
        const account = this.#selected ?? this.#accounts[0];
        if (!account) throw new ProviderError(4100, 'The local chain lists no account.');
        this.#selected = account;
        safeStorage.setItem(KEY, account);
        return method === 'eth_requestAccounts'
          ? [account]
          : [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: [account] }] }];
      }
      case 'wallet_revokePermissions':
        this.#selected = undefined;
        safeStorage.removeItem(KEY);
        return null;
      case 'wallet_switchEthereumChain': {
        const [wanted] = params as [{ chainId: string }];
        if (Number(wanted.chainId) !== this.#chain.id) throw new ProviderError(4902, 'Unrecognized chain ID.');
        return null;
      }
      case 'eth_sendTransaction': {
        const [transaction] = params as [{ from?: Address }];
        if (!transaction.from || !this.#selected || !isAddressEqual(transaction.from, this.#selected))
          throw new ProviderError(4100, 'The sender is not the selected account.');
        return this.#forward(method, params);
      }
      default:
        return this.#forward(method, params);
    }
  }

  on(event: string, listener: Listener): this {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return this;
  }

  removeListener(event: string, listener: Listener): this {
    this.#listeners.get(event)?.delete(listener);
    return this;
  }

  #emit(event: string, value: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(value);
  }

  async #forward(method: string, params: readonly unknown[]): Promise<unknown> {
    const response = await fetch(this.#chain.rpcUrls[0] as string, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: ++this.#requestId, method, params }),
    });
    const answer = (await response.json()) as { result?: unknown; error?: { code: number; message: string } };
    if (answer.error) throw new ProviderError(answer.error.code, answer.error.message);
    return answer.result;
  }
}

/**
 * Announces the demo wallet of a local chain like any other wallet, once per page.
 * @returns takes it away again; nothing where it was announced before
 */
export function announceDemoWallet(config: AppConfig): () => void {
  const chain = Object.values(config.chains).find(({ local }) => local);
  if (!chain || announced.demoWallet) return () => {};
  announced.demoWallet = new DemoWallet(chain);
  const detail = Object.freeze({
    info: Object.freeze({
      uuid: '6a1f2f2e-8f0b-4c5e-9d53-0d7b7e3f1c11',
      name: t`Demo wallet (local chain only)`,
      icon: ICON,
      rdns: DEMO_WALLET_RDNS,
    }),
    provider: announced.demoWallet,
  });
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
  return () => {
    announced.demoWallet = null;
    window.removeEventListener('eip6963:requestProvider', announce);
  };
}
