import { type Address, type Hex, numberToHex } from 'viem';
import { Emitter } from '../Emitter.ts';
import type { SafeCall } from './LocalSafe.ts';
import type { SafeService } from './SafeService.ts';

/**
 * A wallet (EIP-1193) whose account is a Safe, as a page has it over Wallet Connect: an owner signs what the page asks for and
 * proposes it, and the page gets the proposal's hash.
 */
export class SafeWallet extends Emitter {
  readonly #service: SafeService;
  readonly #owner: Address;
  /** What the calls of the next proposals may use, see `SafeTx`. */
  safeTxGas = 0n;
  /** The nonce of the next proposals, where it is not the next free one. */
  nonce: bigint | undefined;
  /** How often it was asked to send. */
  prompts = 0;

  constructor(service: SafeService, owner: Address) {
    super();
    [this.#service, this.#owner] = [service, owner];
  }

  async request({ method, params = [] }: { method: string; params?: readonly unknown[] }): Promise<unknown> {
    const { safe } = this.#service;
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [safe.address];
      case 'wallet_getCapabilities':
        return { [numberToHex(await safe.client.getChainId())]: { atomicBatch: { supported: true } } };
      case 'eth_sendTransaction':
        return this.#propose(params as readonly AskedCall[]);
      case 'wallet_sendCalls': {
        const [{ calls }] = params as [{ calls: readonly AskedCall[] }];
        return { id: await this.#propose(calls) };
      }
      default:
        return safe.client.request({ method, params } as never);
    }
  }

  async #propose(calls: readonly AskedCall[]): Promise<Hex> {
    this.prompts += 1;
    const { safe } = this.#service;
    const asked: SafeCall[] = calls.map(({ value = '0x0', ...call }) => ({ ...call, value: BigInt(value) }));
    const tx = safe.transactionOf(asked, this.nonce ?? (await this.#service.nextNonce()), this.safeTxGas);
    return this.#service.propose(tx, await safe.sign(this.#owner, tx));
  }
}

interface AskedCall {
  to: Address;
  data?: Hex;
  value?: Hex;
}
