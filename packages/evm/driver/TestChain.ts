import type { ContractCall } from '@rab/contracts';
import type { Address, Hash, TransactionReceipt } from 'viem';
import type { TestClient } from '../deploy/testClient.ts';

/** A call, and the gas that it may take: measured where it is left out. */
export type Sendable = ContractCall & { readonly gas?: bigint };

/** A transaction that the chain took and undid; the message says which. */
export class TransactionReverted extends Error {
  override readonly name = 'TransactionReverted';
}

/** A local chain: its clock, and transactions of its unlocked accounts. */
export class TestChain {
  readonly client: TestClient;

  constructor(client: TestClient) {
    this.client = client;
  }

  /** Time of the newest block, unix seconds. */
  async now(): Promise<bigint> {
    return (await this.client.getBlock()).timestamp;
  }

  /** Mines a block with the given time, which must be in the future; the clock continues from there. */
  async goTo(timestamp: bigint): Promise<void> {
    await this.client.setNextBlockTimestamp({ timestamp });
    await this.client.mine({ blocks: 1 });
  }

  /**
   * Sends a call and waits for its block.
   * @throws {TransactionReverted}
   */
  async send(account: Address, call: Sendable): Promise<TransactionReceipt> {
    return this.mined(await this.client.writeContract({ ...call, account }), call.functionName);
  }

  /**
   * Waits for a transaction's block.
   * @param what it does, for the error
   * @throws {TransactionReverted}
   */
  async mined(hash: Hash, what = 'sent'): Promise<TransactionReceipt> {
    const receipt = await this.client.waitForTransactionReceipt({ hash });
    if (receipt.status !== 'success') throw new TransactionReverted(`The transaction ${what} (${hash}) was reverted.`);
    return receipt;
  }
}
