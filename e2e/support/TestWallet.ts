import type { BrowserContext, Page } from '@playwright/test';
import { createWalletClient, type Hex, http, numberToHex, type PrivateKeyAccount, type WalletClient } from 'viem';
import { chain, localChain } from './chain.ts';

interface Answer {
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

interface TransactionRequest {
  from: Hex;
  to?: Hex;
  data?: Hex;
  value?: Hex;
  gas?: Hex;
}

class RpcError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * An EIP-6963 wallet for tests: keys and state live in Node, the page holds a thin proxy, so it works after reloads.
 * Errors cross in an envelope because Playwright drops a thrown error's `code`.
 */
export class TestWallet {
  readonly name: string;
  #account: PrivateKeyAccount;
  readonly #client: WalletClient;
  readonly #binding: string;
  /** Chains that it can switch to; others must be added first. */
  readonly knownChains = new Set<number>([localChain.id]);
  /** What it was told of the chains that were added. */
  readonly addedChains: unknown[] = [];
  #chainId: number = localChain.id;
  #isConnected = false;
  /** Methods that the person refuses from now on (code 4001). */
  readonly refuses = new Set<string>();
  /** Gas limit for the next transactions whatever the page asks for: too little makes a receipt of status 0. */
  gasLimit: bigint | undefined;
  /** While set, a transaction waits for it, as it waits for a person who reads. */
  reading: Promise<void> | undefined;
  /** Takes several calls as one request (EIP-5792). */
  canBatch = false;
  /** Says that it does, and answers each such request with this code. */
  batchError: number | undefined;
  /** Requests of several calls: the hashes of the transactions that did them. */
  readonly #batches = new Map<string, Hex[]>();
  /** Every method that a page asked for, in order. */
  readonly asked: string[] = [];

  constructor(name: string, account: PrivateKeyAccount) {
    this.name = name;
    this.#account = account;
    this.#binding = `__wallet_${account.address.slice(2, 10)}`;
    this.#client = createWalletClient({ account, chain: localChain, transport: http() });
  }

  get address(): Hex {
    return this.#account.address;
  }

  /** Begins on another chain than the product's. */
  startOn(chainId: number): void {
    this.#chainId = chainId;
  }

  /** Goes to another account, as a person does in the wallet's own window, and tells the page. */
  async useAccount(page: Page, account: PrivateKeyAccount): Promise<void> {
    this.#account = account;
    await this.#emit(page, 'accountsChanged', [account.address]);
  }

  /** Goes to another chain in the wallet's own window, and tells the page. */
  async useChain(page: Page, chainId: number): Promise<void> {
    this.#chainId = chainId;
    await this.#emit(page, 'chainChanged', numberToHex(chainId));
  }

  async #emit(page: Page, event: string, value: unknown): Promise<void> {
    await page.evaluate(
      ([name, event, value]) =>
        (window as unknown as Record<string, (event: string, value: unknown) => void>)[name as string]?.(
          event as string,
          value,
        ),
      [`${this.#binding}_emit`, event, value],
    );
  }

  async install(context: BrowserContext): Promise<this> {
    const binding = this.#binding;
    await context.exposeBinding(binding, async (_source, method: string, params: unknown[]): Promise<Answer> => {
      try {
        return { result: await this.#handle(method, params) };
      } catch (error) {
        const { code, message, data } = error as { code?: number; message: string; data?: unknown };
        return { error: { code: code ?? -32_603, message, data } };
      }
    });
    await context.addInitScript(
      ({ bindingName, name, uuid }) => {
        type Listener = (value: unknown) => void;
        const listeners = new Map<string, Set<Listener>>();
        const emit = (event: string, value: unknown) => {
          for (const listener of listeners.get(event) ?? []) listener(value);
        };
        Object.assign(window, { [`${bindingName}_emit`]: emit });
        const provider = {
          async request({ method, params }: { method: string; params?: unknown[] }) {
            const call = (window as unknown as Record<string, (m: string, p: unknown[]) => Promise<Answer>>)[
              bindingName
            ];
            const answer = await call?.(method, params ?? []);
            if (answer?.error) throw Object.assign(new Error(answer.error.message), answer.error);
            if (method === 'wallet_switchEthereumChain') {
              const [{ chainId }] = params as [{ chainId: string }];
              emit('chainChanged', chainId);
            }
            return answer?.result;
          },
          on(event: string, listener: Listener) {
            listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
            return provider;
          },
          removeListener(event: string, listener: Listener) {
            listeners.get(event)?.delete(listener);
            return provider;
          },
        };
        const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
        const detail = Object.freeze({ info: { uuid, name, icon, rdns: 'test.wallet' }, provider });
        const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
        window.addEventListener('eip6963:requestProvider', announce);
        announce();
      },
      { bindingName: binding, name: this.name, uuid: crypto.randomUUID() },
    );
    return this;
  }

  async #handle(method: string, params: unknown[]): Promise<unknown> {
    this.asked.push(method);
    if (this.refuses.has(method)) throw new RpcError(4001, 'User rejected the request.');
    switch (method) {
      case 'eth_chainId':
        return numberToHex(this.#chainId);
      case 'eth_accounts':
        return this.#isConnected ? [this.address] : [];
      case 'eth_requestAccounts':
        this.#isConnected = true;
        return [this.address];
      case 'wallet_requestPermissions':
        this.#isConnected = true;
        return [
          {
            parentCapability: 'eth_accounts',
            caveats: [{ type: 'restrictReturnedAccounts', value: [this.address] }],
          },
        ];
      case 'wallet_revokePermissions':
        this.#isConnected = false;
        return null;
      case 'wallet_switchEthereumChain': {
        const [{ chainId }] = params as [{ chainId: Hex }];
        if (!this.knownChains.has(Number(chainId))) throw new RpcError(4902, 'Unrecognized chain ID.');
        this.#chainId = Number(chainId);
        return null;
      }
      case 'wallet_addEthereumChain': {
        const [added] = params as [{ chainId: Hex }];
        this.addedChains.push(added);
        this.knownChains.add(Number(added.chainId));
        return null;
      }
      case 'eth_sendTransaction': {
        const [request] = params as [TransactionRequest];
        await this.reading;
        return this.#send(request);
      }
      case 'eth_signTypedData_v4': {
        const [, data] = params as [Hex, string];
        return this.#account.signTypedData(JSON.parse(data));
      }
      case 'wallet_getCapabilities': {
        if (!this.canBatch) throw new RpcError(4200, 'The method is not supported.');
        return { [numberToHex(localChain.id)]: { atomic: { status: 'supported' } } };
      }
      case 'wallet_sendCalls': {
        if (this.batchError !== undefined) throw new RpcError(this.batchError, 'The calls cannot be done as one.');
        const [{ calls }] = params as [{ calls: Omit<TransactionRequest, 'from'>[] }];
        const hashes: Hex[] = [];
        for (const call of calls) {
          const hash = await this.#send(call);
          await chain.waitForTransactionReceipt({ hash, pollingInterval: 50 });
          hashes.push(hash);
        }
        const id = crypto.randomUUID();
        this.#batches.set(id, hashes);
        return { id };
      }
      case 'wallet_getCallsStatus': {
        const [id] = params as [string];
        const hashes = this.#batches.get(id);
        if (!hashes) throw new RpcError(5730, 'Unknown bundle id.');
        const receipts = await Promise.all(
          hashes.map((hash) => this.#client.request({ method: 'eth_getTransactionReceipt', params: [hash] } as never)),
        );
        return { version: '2.0.0', id, chainId: numberToHex(localChain.id), atomic: true, status: 200, receipts };
      }
      default:
        return this.#client.request({ method, params } as never);
    }
  }

  #send(request: Omit<TransactionRequest, 'from'>): Promise<Hex> {
    const gas = this.gasLimit ?? (request.gas && BigInt(request.gas));
    return this.#client.sendTransaction({
      account: this.#account,
      chain: localChain,
      to: request.to ?? null,
      ...(request.data && { data: request.data }),
      ...(request.value && { value: BigInt(request.value) }),
      ...(gas && { gas }),
    });
  }
}
