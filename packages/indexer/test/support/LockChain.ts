import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { lockCall, lockManyCall } from '@rab/contracts/lock-calls';
import type { Artifact } from '@rab/evm/artifact';
import type { Deployment } from '@rab/evm/deploy';
import { PlatformChain } from '@rab/evm/driver';
import { type Anvil, startAnvil, stopIfFails } from '@rab/evm/startAnvil';
import {
  type Address,
  getAddress,
  type Hex,
  maxUint256,
  type ReadContractReturnType,
  type TransactionReceipt,
  zeroAddress,
} from 'viem';
import { deployFree, type FreeDeployment } from './deployFree.ts';
import { indexerConfig } from './indexerConfig.ts';

/** Far later than any test. */
const UNLOCK_DATE = 4_000_000_000n;

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
  readonly platform: PlatformChain;
  readonly contracts: Deployment['contracts'];
  /** A token that the admin may lock any amount of. */
  readonly token: Address;
  /** Holds config.json, and is free for the indexer's data. */
  readonly folder = mkdtempSync(join(tmpdir(), 'rab-indexer-'));

  private constructor(anvil: Anvil, startBlock: number, { admin, contracts, exchange, stable }: FreeDeployment) {
    this.anvil = anvil;
    [this.admin, this.contracts, this.token] = [admin, contracts, stable];
    this.platform = new PlatformChain(anvil.client, { contracts, exchange });
    writeFileSync(this.configFile, JSON.stringify(indexerConfig(anvil.url, startBlock, contracts)));
  }

  static async start(): Promise<LockChain> {
    const anvil = await startAnvil();
    return stopIfFails(anvil, async () => {
      const deployment = await deployFree(anvil);
      const startBlock = Number(await anvil.client.getBlockNumber({ cacheTime: 0 }));
      const chain = new LockChain(anvil, startBlock, deployment);
      await chain.allow(deployment.stable);
      return chain;
    });
  }

  get configFile(): string {
    return join(this.folder, 'config.json');
  }

  get locker(): Address {
    return getAddress(this.contracts.rabbitLock);
  }

  /** Mints a token to the admin and lets the locker take it. */
  async allow(token: Address): Promise<void> {
    await this.platform.mint(this.admin, token, 10n ** 30n);
    await this.platform.approve(this.admin, token, this.locker, maxUint256);
  }

  /** Locks tokens in a block of its own. */
  lock(description: string, { token = this.token, amount = 1000n } = {}): Promise<TransactionReceipt> {
    const lock = { token, amount, date: UNLOCK_DATE, vesting: null, description };
    return this.platform.send(this.admin, lockCall(this.locker, this.admin, lock, false));
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
    const vesting = { tgeBps: 2000n, cycle: 86_400n, cycleBps: 1000n };
    const terms = { token: this.token, date: UNLOCK_DATE, vesting, description };
    const rows = amounts.map((amount) => ({ owner: this.admin, amount }));
    await this.platform.send(this.admin, lockManyCall(this.locker, rows, terms, false));
  }

  /** Sends a transaction and waits for its block. */
  async send(to: Address, data: Hex): Promise<TransactionReceipt> {
    return this.platform.mined(await this.anvil.client.sendTransaction({ account: this.admin, to, data }));
  }

  /** Deploys a contract of the Solidity build. */
  async deploy(artifact: Artifact, args: readonly unknown[] = []): Promise<Address> {
    const hash = await this.anvil.client.deployContract({ ...artifact, args, account: this.admin });
    return getAddress((await this.platform.mined(hash)).contractAddress ?? zeroAddress);
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
