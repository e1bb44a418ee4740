import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ownArtifact } from '@rab/evm/artifact';
import { type Anvil, startAnvil } from '@rab/evm/startAnvil';
import { type Abi, type Address, decodeFunctionResult, encodeFunctionData } from 'viem';
import {
  fairLaunchStatus,
  GrowStatus,
  growStatus,
  LISTING_GRACE,
  REVIEW_GRACE,
  type SaleFacts,
  saleStatus,
} from '../src/sale/SaleStatus.ts';
import { randomWords, SEED } from './randomWords.ts';

const VECTORS = 50_000;
const VECTORS_PER_CALL = 1_000;

/** What the harness takes: the facts as SaleFacts has them, and what was decided. */
interface Vector extends Omit<SaleFacts, 'totalBaseCollected'> {
  collected: bigint;
  decided: number;
}

type Word = () => number;
const one = <Value>(word: Word, values: readonly Value[]): Value => values[word() % values.length] as Value;

/** A date whose distance from `now` is a bound of some status, a second or two off it, or any. */
function dateNear(word: Word, now: bigint): bigint {
  const bound = one(word, [0n, LISTING_GRACE, REVIEW_GRACE]);
  const off = word() % 4 === 0 ? BigInt(word() % 6_000_000) - 3_000_000n : BigInt(word() % 5) - 2n;
  return now - bound + off;
}

function draw(word: Word, now: bigint, decisions: readonly number[]): Vector {
  const end = dateNear(word, now);
  const start = word() % 2 === 0 ? dateNear(word, now) : end - BigInt(1 + (word() % 1_000_000));
  const hardCap = 10n ** BigInt(word() % 27) + BigInt(word());
  const rest = one(word, [0n, 1n, BigInt(word() % 1_000), (hardCap * BigInt(word() % 100)) / 100n]);
  const decided = word() % 2 === 0 ? 0 : one(word, decisions);
  // only a success that nobody failed is decided
  const collected = decided !== 0 ? hardCap : rest > hardCap ? 0n : hardCap - rest;
  const softCap = one(word, [collected, collected + 1n, hardCap / 2n, 1n]);
  return {
    startTime: start < end ? start : end - 1n,
    endTime: end,
    hardCap,
    softCap: decided !== 0 && softCap > collected ? collected : softCap,
    collected,
    tokenPrice: 10n ** BigInt(word() % 27) + BigInt(word() % 10),
    tokenDecimals: word() % 25,
    baseDecimals: word() % 25,
    forceFailed: decided === 0 && word() % 16 === 0,
    decided,
  };
}

describe('the statuses in TypeScript and in Solidity', () => {
  let anvil: Anvil;
  let account: Address;
  let setting: Address;

  async function deploy(name: string, file: string, args: readonly unknown[]): Promise<Address> {
    const { abi, bytecode } = ownArtifact(name, file);
    const hash = await anvil.client.deployContract({ abi, bytecode, args, account });
    const { contractAddress } = await anvil.client.waitForTransactionReceipt({ hash });
    if (!contractAddress) throw new Error(`${name} has no address`);
    return contractAddress;
  }

  beforeAll(async () => {
    anvil = await startAnvil('--disable-block-gas-limit', '--code-size-limit', '100000');
    const [first] = await anvil.client.getAddresses();
    if (!first) throw new Error('anvil offers no accounts');
    account = first;
    setting = await deploy('LaunchpadSetting', 'LaunchpadSetting', [account, account, account, account]);
  }, 60_000);

  afterAll(() => {
    anvil.stop();
  });

  async function inSolidity(to: Address, abi: Abi, vectors: readonly Vector[]) {
    const data = encodeFunctionData({ abi, functionName: 'run', args: [vectors] });
    const answer = await anvil.client.call({ account, to, data, gas: 100_000_000_000n });
    return decodeFunctionResult({ abi, functionName: 'run', data: answer.data ?? '0x' }) as [bigint, readonly number[]];
  }

  const facts = ({ collected, ...rest }: Vector): SaleFacts => ({ ...rest, totalBaseCollected: collected });

  it.each([
    [
      'SaleStatusHarness',
      [1],
      (vector: Vector, now: bigint) =>
        saleStatus({ ...facts(vector), lpGenerationComplete: vector.decided === 1 }, now),
    ],
    [
      'GrowStatusHarness',
      [GrowStatus.LISTING, GrowStatus.SATISFY, GrowStatus.NOT_SATISFY],
      (vector: Vector, now: bigint) => growStatus({ ...facts(vector), growStatus: vector.decided }, now),
    ],
    [
      'FairLaunchStatusHarness',
      [1],
      (vector: Vector, now: bigint) => fairLaunchStatus({ ...facts(vector), isFinalized: vector.decided === 1 }, now),
    ],
  ] as const)(
    'agree on 50,000 random vectors, most of them a second or two around a bound: %s [SAL-10] [SAL-13]',
    async (name, decisions, typescript) => {
      const { abi } = ownArtifact(name, 'StatusHarness');
      const harness = await deploy(name, 'StatusHarness', [setting]);
      const { timestamp } = await anvil.client.getBlock();
      const word = randomWords(SEED);
      const seen = new Set<number>();
      for (let done = 0; done < VECTORS; done += VECTORS_PER_CALL) {
        const vectors = Array.from({ length: VECTORS_PER_CALL }, () => draw(word, timestamp, decisions));
        const [now, expected] = await inSolidity(harness, abi, vectors);
        const different = vectors.findIndex((vector, index) => typescript(vector, now) !== expected[index]);
        // the seed and the vector are enough to reproduce it
        const found =
          different < 0 ? null : { seed: SEED, now, vector: vectors[different], solidity: expected[different] };
        expect(found).toBeNull();
        for (const status of expected) seen.add(status);
      }
      expect([...seen].sort()).toEqual(name === 'GrowStatusHarness' ? [0, 1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4]);
    },
    120_000,
  );
});
