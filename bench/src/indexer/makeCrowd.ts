import { setTimeout as sleep } from 'node:timers/promises';
import type { AppConfigInput } from '@rab/config';
import { ownArtifact } from '@rab/evm/artifact';
import type { Anvil } from '@rab/evm/startAnvil';
import { deployFree } from '@rab/indexer/test/deployFree';
import { indexerConfig } from '@rab/indexer/test/indexerConfig';
import { type Address, type Hex, parseEther } from 'viem';
import { foundry } from 'viem/chains';
import { nameOf, symbolOf } from './names.ts';

export interface CrowdSize {
  locks: number;
  sales: number;
}

/** Gas of one transaction and block of the benchmark's chain. */
export const BLOCK_GAS = 1_000_000_000n;
const ACCOUNTS = 200n;
const DAY = 86_400n;
/** Blocks on top after which the indexer takes a block as final. */
const FINALITY_BLOCKS = 32;

/**
 * Shares of the locks by how many one token has: most tokens have one lock, a few have very many, some are pairs.
 * `share` is of all locks.
 */
const LOCK_SHAPES = [
  { share: 0.6, locksEach: 1, tokensEach: 600, withPair: false },
  { share: 0.02, locksEach: 1, tokensEach: 100, withPair: true },
  { share: 0.18, locksEach: 5, tokensEach: 300, withPair: false },
  { share: 0.1, locksEach: 50, tokensEach: 40, withPair: false },
  { share: 0.1, locksEach: 250, tokensEach: 8, withPair: false },
] as const;

/**
 * Deploys the product on an empty development chain and fills it with locks and sales through the real contracts.
 * @returns its configuration for the indexer, and how many tokens were named (names.ts)
 */
export async function makeCrowd(anvil: Anvil, size: CrowdSize): Promise<{ config: AppConfigInput; tokens: number }> {
  const { client, url } = anvil;
  const { admin, contracts, exchange } = await deployFree(anvil);
  const { abi, bytecode } = ownArtifact('Crowd');
  const places = {
    lock: contracts.rabbitLock,
    tokens: contracts.standardTokenFactory,
    sales: contracts.launchpadFactory,
    grows: contracts.privateSaleFactory,
    exchange,
  };
  const mined = async (hash: Hex, what: string) => {
    for (;;) {
      const receipt = await client.getTransactionReceipt({ hash }).catch(() => null);
      if (receipt?.status === 'success') return receipt;
      if (receipt) throw new Error(`${what} was reverted.`);
      await sleep(5);
    }
  };
  const deployed = await mined(
    await client.deployContract({
      abi,
      bytecode,
      args: [places, ACCOUNTS],
      value: parseEther('100000'),
      account: admin,
      chain: foundry,
      gas: BLOCK_GAS,
    }),
    'The crowd',
  );
  const crowd = deployed.contractAddress as Address;
  const call = async (functionName: string, args: readonly unknown[]) => {
    const hash = await client.writeContract({
      address: crowd,
      abi,
      functionName,
      args,
      account: admin,
      chain: foundry,
      gas: BLOCK_GAS,
    });
    await mined(hash, functionName);
  };

  let seed = 0;
  const names = (count: number) => {
    const numbers = Array.from({ length: count }, () => seed++);
    return [numbers.map(nameOf), numbers.map(symbolOf)] as const;
  };
  for (const { share, locksEach, tokensEach, withPair } of LOCK_SHAPES) {
    let tokens = Math.round((size.locks * share) / locksEach);
    for (; tokens > 0; tokens -= tokensEach)
      await call('lockTokens', [seed, ...names(Math.min(tokens, tokensEach)), locksEach, withPair]);
  }
  const salesEach = 400;
  for (let left = size.sales; left > 0; left -= salesEach)
    await call('createSales', [seed, ...names(Math.min(left, salesEach))]);
  // a month of buying: half of the sales have begun by then, a third are over
  for (let day = 0n; day < 30n; day += 10n) {
    await client.increaseTime({ seconds: Number(10n * DAY) });
    await client.mine({ blocks: 1 });
    for (let from = 0; from < size.sales; from += 1000) await call('buy', [from, Math.min(size.sales, from + 1000), 3]);
  }
  // one by one: this chain computes its whole state's root for each block, which takes seconds at this size
  for (let block = 0; block < FINALITY_BLOCKS; block++) await client.mine({ blocks: 1 });
  return { config: indexerConfig(url, 0, contracts), tokens: seed };
}
