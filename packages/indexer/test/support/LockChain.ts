import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rabbitLockAbi } from '@rab/contracts/abis';
import type { Artifact } from '@rab/evm/artifact';
import type { Deployment } from '@rab/evm/deploy';
import { type Anvil, startAnvil } from '@rab/evm/startAnvil';
import {
  type Address,
  getAddress,
  type Hash,
  type Hex,
  maxUint256,
  parseAbi,
  type ReadContractReturnType,
  type TransactionReceipt,
  zeroAddress,
} from 'viem';
import { deployFree } from './deployFree.ts';
import { indexerConfig } from './indexerConfig.ts';
import { until } from './until.ts';

/** Far later than any test. */
const UNLOCK_DATE = 4_000_000_000n;
const tokenAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
]);

/** Locks that one call reads: the chain allows it only so much memory. */
const PAGE = 500n;
type LockRecords = ReadContractReturnType<typeof rabbitLockAbi, 'allLocks'>;

/** A lock in the words of both the contract and the indexer. */
export interface LockView {
  id: string;
  token: string;
  owner: string;
  amount: string;
  description: string;
}

/** A development chain with our contracts, where tokens are locked. */
export class LockChain {
  readonly anvil: Anvil;
  readonly admin: Address;
  readonly contracts: Deployment['contracts'];
  /** The exchange's factory. */
  readonly exchange: Address;
  /** A token that the admin may lock any amount of. */
  readonly token: Address;
  /** Holds config.json, and is free for the indexer's data. */
  readonly folder = mkdtempSync(join(tmpdir(), 'rab-indexer-'));

  private constructor(
    anvil: Anvil,
    startBlock: number,
    { admin, contracts, exchange, token }: Pick<LockChain, 'admin' | 'contracts' | 'exchange' | 'token'>,
  ) {
    this.anvil = anvil;
    [this.admin, this.contracts, this.exchange, this.token] = [admin, contracts, exchange, token];
    writeFileSync(this.configFile, JSON.stringify(indexerConfig(anvil.url, startBlock, contracts)));
  }

  static async start(): Promise<LockChain> {
    const anvil = await startAnvil();
    const { admin, contracts, exchange, stable } = await deployFree(anvil);
    const startBlock = Number(await anvil.client.getBlockNumber({ cacheTime: 0 }));
    const chain = new LockChain(anvil, startBlock, { admin, contracts, exchange, token: stable });
    await chain.allow(stable);
    return chain;
  }

  get configFile(): string {
    return join(this.folder, 'config.json');
  }

  get locker(): Address {
    return getAddress(this.contracts.rabbitLock);
  }

  /** Mints a token to the admin and lets the locker take it. */
  async allow(token: Address): Promise<void> {
    const call = { address: token, abi: tokenAbi, account: this.admin } as const;
    await this.mined(
      await this.anvil.client.writeContract({ ...call, functionName: 'mint', args: [this.admin, 10n ** 30n] }),
    );
    await this.mined(
      await this.anvil.client.writeContract({ ...call, functionName: 'approve', args: [this.locker, maxUint256] }),
    );
  }

  /** Locks tokens in a block of its own. */
  async lock(description: string, { token = this.token, amount = 1000n } = {}): Promise<TransactionReceipt> {
    const hash = await this.anvil.client.writeContract({
      address: this.locker,
      abi: rabbitLockAbi,
      functionName: 'lock',
      args: [this.admin, token, false, amount, UNLOCK_DATE, description],
      account: this.admin,
    });
    return this.mined(hash);
  }

  /** Five vesting locks of different amounts in one block. */
  lockFive(description: string): Promise<void> {
    return this.#vest([1n, 20n, 300n, 4000n, 50_000n], description);
  }

  /** Creates `count` vesting locks, of 1 unit, 2 units and so on, in one block, which has room for about forty. */
  lockMany(count: number, description: string): Promise<void> {
    return this.#vest(
      Array.from({ length: count }, (_, index) => BigInt(index + 1)),
      description,
    );
  }

  async #vest(amounts: bigint[], description: string): Promise<void> {
    const hash = await this.anvil.client.writeContract({
      address: this.locker,
      abi: rabbitLockAbi,
      functionName: 'multipleVestingLock',
      args: [
        Array<Address>(amounts.length).fill(this.admin),
        amounts,
        this.token,
        false,
        UNLOCK_DATE,
        2000n,
        86_400n,
        1000n,
        description,
      ],
      account: this.admin,
    });
    await this.mined(hash);
  }

  /** Sends a transaction and waits for its block. */
  async send(to: Address, data: Hex): Promise<TransactionReceipt> {
    return this.mined(await this.anvil.client.sendTransaction({ account: this.admin, to, data }));
  }

  /** Deploys a contract of the Solidity build. */
  async deploy(artifact: Artifact, args: readonly unknown[] = []): Promise<Address> {
    const hash = await this.anvil.client.deployContract({ ...artifact, args, account: this.admin });
    return getAddress((await this.mined(hash)).contractAddress ?? zeroAddress);
  }

  /** The receipt of a transaction; fails when it was reverted. */
  async mined(hash: Hash): Promise<TransactionReceipt> {
    let receipt: TransactionReceipt | undefined;
    await until(`the transaction ${hash} is mined`, async () => {
      receipt = await this.anvil.client.getTransactionReceipt({ hash });
      return true;
    });
    if (receipt?.status !== 'success') throw new Error(`The transaction ${hash} was reverted.`);
    return receipt;
  }

  head(): Promise<bigint> {
    return this.anvil.client.getBlockNumber({ cacheTime: 0 });
  }

  /** All locks as the contract returns them, by id. */
  async locks(): Promise<LockView[]> {
    const call = { address: this.locker, abi: rabbitLockAbi } as const;
    const count = await this.anvil.client.readContract({ ...call, functionName: 'getTotalLockCount' });
    const records: LockRecords[number][] = [];
    for (let cursor = 0n; cursor < count; cursor += PAGE)
      records.push(
        ...(await this.anvil.client.readContract({ ...call, functionName: 'allLocks', args: [cursor, PAGE] })),
      );
    return records.map(({ id, token, owner, amount, description }) => ({
      id: String(id),
      token: token.toLowerCase(),
      owner: owner.toLowerCase(),
      amount: String(amount),
      description,
    }));
  }

  /** Locked amount of each token as the contract returns it, by lower-case address. */
  async totals(): Promise<Record<string, string>> {
    const call = { address: this.locker, abi: rabbitLockAbi } as const;
    const count = await this.anvil.client.readContract({ ...call, functionName: 'allTokensLockedCount' });
    const totals = await this.anvil.client.readContract({
      ...call,
      functionName: 'cumulativeLockInfoPage',
      args: [0n, count],
    });
    return Object.fromEntries(totals.map(({ token, amount }) => [token.toLowerCase(), String(amount)]));
  }

  stop(): void {
    this.anvil.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
