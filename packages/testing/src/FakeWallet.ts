import { numberToHex } from 'viem';
import { Emitter } from './Emitter.ts';

interface Request {
  method: string;
  params?: readonly unknown[];
}

class ProviderError extends Error {
  readonly code: number;
  readonly data: unknown;
  constructor(code: number, data?: unknown) {
    super(`provider error ${code}`);
    this.code = code;
    this.data = data;
  }
}

export interface FakeWalletOptions {
  rdns: string;
  name?: string;
  accounts?: readonly string[];
  chainId?: number;
  knownChains?: readonly number[];
  /** Whether the page was given the accounts on an earlier visit. */
  isAuthorized?: boolean;
}

/** A wallet (EIP-1193, EIP-6963) without keys, for tests of the connection; it notes all that is asked of it. */
export class FakeWallet extends Emitter {
  readonly rdns: string;
  readonly name: string;
  readonly asked: Request[] = [];
  accounts: readonly string[];
  chainId: number;
  /** Chains that it can switch to. */
  readonly knownChains: Set<number>;
  isAuthorized: boolean;
  /** Methods that the person refuses. */
  readonly refuses = new Set<string>();
  /** Says that it does not know a chain as MetaMask on phones does. */
  wrapsErrors = false;
  /** Goes to a chain as soon as it is added. */
  switchesOnAdd = true;

  constructor({ rdns, name, accounts, chainId, knownChains, isAuthorized }: FakeWalletOptions) {
    super();
    this.rdns = rdns;
    this.name = name ?? rdns;
    this.accounts = accounts ?? [`0x${'1'.repeat(40)}`];
    this.chainId = chainId ?? 56;
    this.knownChains = new Set(knownChains ?? [56]);
    this.isAuthorized = isAuthorized ?? false;
  }

  /** Announces itself until the returned function is called. */
  announce(): () => void {
    const detail = Object.freeze({
      info: { uuid: crypto.randomUUID(), name: this.name, icon: 'data:image/svg+xml,<svg/>', rdns: this.rdns },
      provider: this,
    });
    const say = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    window.addEventListener('eip6963:requestProvider', say);
    say();
    return () => window.removeEventListener('eip6963:requestProvider', say);
  }

  askedFor(method: string): Request[] {
    return this.asked.filter((request) => request.method === method);
  }

  async request(request: Request): Promise<unknown> {
    const { method, params } = request;
    this.asked.push(request);
    if (this.refuses.has(method)) throw new ProviderError(4001);
    switch (method) {
      case 'eth_chainId':
        return numberToHex(this.chainId);
      case 'eth_accounts':
        return this.isAuthorized ? this.accounts : [];
      case 'wallet_requestPermissions':
        throw new ProviderError(-32_601);
      case 'eth_requestAccounts':
        this.isAuthorized = true;
        return this.accounts;
      case 'wallet_revokePermissions':
        this.isAuthorized = false;
        return null;
      case 'wallet_switchEthereumChain': {
        const chainId = Number((params as [{ chainId: string }])[0].chainId);
        if (!this.knownChains.has(chainId))
          throw this.wrapsErrors
            ? new ProviderError(-32_603, { originalError: { code: 4902 } })
            : new ProviderError(4902);
        this.chainId = chainId;
        return null;
      }
      case 'wallet_addEthereumChain': {
        const chainId = Number((params as [{ chainId: string }])[0].chainId);
        this.knownChains.add(chainId);
        if (this.switchesOnAdd) this.chainId = chainId;
        return null;
      }
      default:
        throw new ProviderError(-32_601);
    }
  }
}
