import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  createTestClient,
  defineChain,
  type Hex,
  http,
  publicActions,
  type TransactionReceipt,
  walletActions,
} from 'viem';
import { StackError } from '../process/StackError.ts';

export const LOCAL_CHAIN_ID = 31337;
const RECEIPT_STEP_MS = 5;

/** A call that changes state, typed by its ABI. */
export interface Call<
  abi extends Abi = Abi,
  name extends ContractFunctionName<abi, 'nonpayable' | 'payable'> = ContractFunctionName<
    abi,
    'nonpayable' | 'payable'
  >,
> {
  address: Address;
  abi: abi;
  functionName: name;
  args: ContractFunctionArgs<abi, 'nonpayable' | 'payable', name>;
  /** Wei. */
  value?: bigint;
}

function createClient(rpcUrl: string) {
  const chain = defineChain({
    id: LOCAL_CHAIN_ID,
    name: 'Local chain',
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  return createTestClient({ mode: 'anvil', chain, transport: http(rpcUrl), cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions);
}

/** The development chain: transactions of its unlocked accounts, and its clock. */
export class LocalChain {
  readonly client: ReturnType<typeof createClient>;

  constructor(rpcUrl: string) {
    this.client = createClient(rpcUrl);
  }

  /** Time of the newest block, unix seconds. */
  async now(): Promise<bigint> {
    return (await this.client.getBlock()).timestamp;
  }

  /** Mines a block with the given time, which must be in the future; the clock continues from there. */
  async travelTo(time: bigint): Promise<void> {
    await this.client.setNextBlockTimestamp({ timestamp: time });
    await this.client.mine({ blocks: 1 });
  }

  /** Sets the chain's clock to the wall clock. */
  async travelToPresent(): Promise<void> {
    await this.client.request({ method: 'evm_setTime', params: [Date.now()] } as never);
    await this.client.mine({ blocks: 1 });
  }

  /**
   * Sends a call and waits for its block.
   * @throws {StackError} when it reverted
   */
  async send<const abi extends Abi, name extends ContractFunctionName<abi, 'nonpayable' | 'payable'>>(
    account: Address,
    call: Call<abi, name>,
  ): Promise<TransactionReceipt> {
    const hash = await this.client.writeContract({ ...call, account } as never);
    return this.receiptOf(hash, call.functionName);
  }

  /** Polled at a short step: viem's own waiting can miss the block of an instantly mined transaction. */
  async receiptOf(hash: Hex, what: string): Promise<TransactionReceipt> {
    for (;;) {
      const receipt = await this.client.getTransactionReceipt({ hash }).catch(() => null);
      if (receipt?.status === 'success') return receipt;
      if (receipt) throw new StackError(`The transaction ${what} (${hash}) was reverted.`);
      await sleep(RECEIPT_STEP_MS);
    }
  }
}
