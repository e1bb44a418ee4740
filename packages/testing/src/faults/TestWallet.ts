import {
  type Chain,
  createWalletClient,
  type Hex,
  http,
  numberToHex,
  publicActions,
  type TypedDataDefinition,
} from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { Emitter } from '../Emitter.ts';
import { hasSent, type WalletFault } from './WalletFault.ts';

interface TransactionRequest {
  to?: Hex;
  data?: Hex;
  value?: Hex;
  gas?: Hex;
}

/** What a wallet throws (EIP-1193). */
export class WalletError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const BATCH_GAS = numberToHex(1_000_000);
/** Its own connection is no fault's. */
const PATIENT_MS = 86_400_000;

/**
 * A wallet of one account for tests, with switchable faults (EIP-1193, EIP-5792): it keeps its key and sends over a
 * connection of its own, so that what goes wrong between page and node does not touch it. Where it runs in another process
 * than the page, as in a browser's tests, something else carries its answers.
 */
export class TestWallet extends Emitter {
  #account: PrivateKeyAccount;
  readonly #chain: Chain;
  readonly #client;
  /** Chains that it can switch to; others must be added first. */
  readonly knownChains: Set<number>;
  /** What it was asked to list (EIP-747). */
  readonly watchedAssets: unknown[] = [];
  /** What pages said about the chains that they added. */
  readonly addedChains: unknown[] = [];
  chainId: number;
  isConnected = false;
  /** Methods that the person refuses from now on (code 4001). */
  readonly refuses = new Set<string>();
  /** What goes wrong with whatever is to be sent from now on. */
  fault: WalletFault | undefined;
  /** Gas limit for the next transactions whatever the page asks for: too little makes a receipt of status 0. */
  gasLimit: bigint | undefined;
  /** An earlier transaction of the account is open that no node has: whatever is sent waits for it. */
  hasEarlierOpen = false;
  /** While set, what is to be sent waits for it, as it waits for a person who reads. */
  reading: Promise<void> | undefined;
  /** Called for each transaction that the person has agreed to send. */
  onSending: <T>(send: () => Promise<T>) => Promise<T> = (send) => send();
  /** Takes several calls as one request (EIP-5792). */
  canBatch = false;
  /** Says that it does, and answers each such request with this code. */
  batchError: number | undefined;
  /** Of several calls it does the first one only. */
  doesFirstOnly = false;
  /** Changes the reported status of a request of several calls, e.g. leaves its receipts out. */
  batchStatus: (status: Record<string, unknown>) => Record<string, unknown> = (status) => status;
  /** Requests of several calls: the hashes of the transactions that did them. */
  readonly #batches = new Map<string, Hex[]>();
  /** Every method that a page asked for, in order. */
  readonly asked: string[] = [];

  constructor(account: PrivateKeyAccount, chain: Chain) {
    super();
    this.#account = account;
    this.#chain = chain;
    this.chainId = chain.id;
    this.knownChains = new Set([chain.id]);
    this.#client = createWalletClient({
      account,
      chain,
      transport: http(undefined, { retryCount: 0, timeout: PATIENT_MS }),
      pollingInterval: 50,
    }).extend(publicActions);
  }

  get account(): PrivateKeyAccount {
    return this.#account;
  }

  get address(): Hex {
    return this.#account.address;
  }

  /** Becomes a wallet of this account that the page knows, and of which nothing is wrong. */
  beginAnew(account: PrivateKeyAccount): void {
    this.#account = account;
    this.chainId = this.#chain.id;
    this.isConnected = true;
    this.refuses.clear();
    this.fault = undefined;
    this.gasLimit = undefined;
    this.hasEarlierOpen = false;
    this.reading = undefined;
    this.canBatch = false;
    this.batchError = undefined;
    this.doesFirstOnly = false;
    this.batchStatus = (status) => status;
    this.asked.length = 0;
  }

  /** Goes to another account, as a person does in the wallet's own window. */
  setAccount(account: PrivateKeyAccount): void {
    this.#account = account;
    this.emit('accountsChanged', [account.address]);
  }

  /** Goes to another chain in the wallet's own window. */
  setChain(chainId: number): void {
    this.chainId = chainId;
    this.emit('chainChanged', numberToHex(chainId));
  }

  /** How often it was asked to send. */
  get prompts(): number {
    return this.asked.filter((method) => method === 'eth_sendTransaction' || method === 'wallet_sendCalls').length;
  }

  async request({ method, params = [] }: { method: string; params?: readonly unknown[] }): Promise<unknown> {
    this.asked.push(method);
    if (this.refuses.has(method)) throw new WalletError(4001, 'User rejected the request.');
    switch (method) {
      case 'eth_chainId':
        return numberToHex(this.chainId);
      case 'eth_accounts':
        return this.isConnected ? [this.address] : [];
      case 'eth_requestAccounts':
        this.isConnected = true;
        return [this.address];
      case 'wallet_requestPermissions':
        this.isConnected = true;
        return [
          { parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: [this.address] }] },
        ];
      case 'wallet_revokePermissions':
        this.isConnected = false;
        return null;
      case 'wallet_switchEthereumChain': {
        const [{ chainId }] = params as [{ chainId: Hex }];
        if (!this.knownChains.has(Number(chainId))) throw new WalletError(4902, 'Unrecognized chain ID.');
        this.setChain(Number(chainId));
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
        // as it is when it asks: the person may go to another account meanwhile
        const account = this.#account;
        return this.#prompt(() => this.#send(account, request));
      }
      case 'wallet_watchAsset':
        this.watchedAssets.push(params);
        return true;
      case 'eth_signTypedData_v4': {
        const [, data] = params as [Hex, string];
        return this.#account.signTypedData(JSON.parse(data) as TypedDataDefinition);
      }
      case 'wallet_getCapabilities':
        if (!this.canBatch) throw new WalletError(4200, 'The method is not supported.');
        return { [numberToHex(this.#chain.id)]: { atomic: { status: 'supported' } } };
      case 'wallet_sendCalls': {
        if (this.batchError !== undefined) throw new WalletError(this.batchError, 'The calls cannot be done as one.');
        const [{ calls }] = params as [{ calls: readonly TransactionRequest[] }];
        const account = this.#account;
        return this.#prompt(() => this.#sendCalls(account, calls));
      }
      case 'wallet_getCallsStatus': {
        const [id] = params as [string];
        return this.#statusOf(id);
      }
      default:
        return this.#client.request({ method, params } as never);
    }
  }

  /** Asks the person, who agrees, unless a fault is switched on. */
  async #prompt<T>(send: () => Promise<T>): Promise<unknown> {
    const { fault } = this;
    await this.reading;
    if (!fault) return this.onSending(send);
    if (hasSent(fault)) await this.onSending(send);
    if ('thrown' in fault) throw fault.thrown;
    return fault.answer;
  }

  /** The earlier transaction reaches the chain: an empty one to the account itself. */
  async sendEarlier(): Promise<void> {
    this.hasEarlierOpen = false;
    const nonce = await this.#client.getTransactionCount(this.#account);
    await this.#client.sendTransaction({ account: this.#account, chain: this.#chain, to: this.address, nonce });
  }

  async #sendCalls(account: PrivateKeyAccount, calls: readonly TransactionRequest[]): Promise<{ id: string }> {
    const hashes: Hex[] = [];
    // what a later call takes depends on the earlier ones, which may not be in a block yet
    for (const call of this.doesFirstOnly ? calls.slice(0, 1) : calls)
      hashes.push(await this.#send(account, { gas: BATCH_GAS, ...call }));
    const id = crypto.randomUUID();
    this.#batches.set(id, hashes);
    return { id };
  }

  async #statusOf(id: string): Promise<unknown> {
    const hashes = this.#batches.get(id);
    if (!hashes) throw new WalletError(5730, 'Unknown bundle id.');
    const receipts: readonly unknown[] = await Promise.all(
      hashes.map((hash) => this.#client.request({ method: 'eth_getTransactionReceipt', params: [hash] } as never)),
    );
    const isMined = !receipts.includes(null);
    return this.batchStatus({
      version: '2.0.0',
      id,
      chainId: numberToHex(this.#chain.id),
      atomic: true,
      ...(isMined ? { status: 200, receipts } : { status: 100 }),
    });
  }

  async #send(account: PrivateKeyAccount, { to, data, value, gas: asked }: TransactionRequest): Promise<Hex> {
    const gas = this.gasLimit ?? (asked && BigInt(asked));
    const nonce = this.hasEarlierOpen ? (await this.#client.getTransactionCount(account)) + 1 : undefined;
    return this.#client.sendTransaction({
      account,
      chain: this.#chain,
      to: to ?? null,
      ...(data && { data }),
      ...(value && { value: BigInt(value) }),
      ...(gas && { gas }),
      ...(nonce !== undefined && { nonce }),
    });
  }
}
