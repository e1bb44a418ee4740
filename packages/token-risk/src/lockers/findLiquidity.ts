import { isBurnAddress } from '@rab/contracts';
import { type Address, type Hex, isAddressEqual, numberToHex, zeroAddress } from 'viem';
import type { LiquidityPlace } from '../Finding.ts';
import { findHolders } from '../holders/holders.ts';
import type { Pool } from '../simulations/pools.ts';
import { ask, type Trial, wordOf } from '../trial/Trial.ts';
import { balanceCall, supplyCall } from '../trial/tokenCalls.ts';
import { sharesOfWhole } from './sharesOfWhole.ts';

/** Holders whose code is asked for, of those with the most. */
const MOST_LOOKED_AT = 40;
/** Begins the code of a person's account that borrows another's (EIP-7702). */
const DELEGATED = '0xef0100';
const KINDS = ['burned', 'ownLock', 'contract', 'account', 'unseen'] as const satisfies LiquidityPlace['kind'][];

/** A contract that holds liquidity. */
export interface HoldingContract {
  account: Address;
  /** Base units. */
  held: bigint;
  /** Of the pair's liquidity. */
  bps: bigint;
}

/** Where the liquidity of a pair is. */
export interface Liquidity {
  pair: Address;
  /** They add to all of it. */
  places: readonly LiquidityPlace[];
  /** Our lock included, the one with the most first. */
  contracts: readonly HoldingContract[];
  /** The first block whose transfers were read; null where the node gives none. */
  since: bigint | null;
}

/**
 * The holders of the liquidity of a pool: nobody any more, our lock, contracts, plain accounts, and those who were not seen.
 * @returns null where the pair answers no amount
 */
export async function findLiquidity(asking: Trial, { pair }: Pick<Pool, 'pair'>): Promise<Liquidity | null> {
  const trial = { ...asking, token: pair };
  const [[total, zero], { list, since }] = await Promise.all([
    ask(trial, [supplyCall(pair), balanceCall(pair, zeroAddress)]),
    findHolders(trial, [], null),
  ]);
  const supply = wordOf(total);
  if (!supply) return null;
  const holders = await Promise.all(
    [...list, { account: zeroAddress, held: wordOf(zero) ?? 0n }].map(async ({ account, held }, index) => ({
      account,
      held,
      kind: await kindOf(trial, account, index < MOST_LOOKED_AT),
    })),
  );
  const heldBy = (kind?: LiquidityPlace['kind']) =>
    holders.reduce((sum, holder) => (kind && holder.kind !== kind ? sum : sum + holder.held), 0n);
  const unnamed = supply > heldBy() ? supply - heldBy() : 0n;
  const parts = KINDS.map((kind) => heldBy(kind) + (kind === 'unseen' ? unnamed : 0n));
  const shares = sharesOfWhole(parts);
  return {
    pair,
    places: KINDS.map((kind, index) => ({ kind, bps: shares[index] ?? 0n })).filter((_, index) => parts[index] !== 0n),
    contracts: holders
      .filter(({ kind }) => kind === 'contract' || kind === 'ownLock')
      .map(({ account, held }) => ({ account, held, bps: (held * 10_000n) / supply })),
    since,
  };
}

async function kindOf(
  { client, block, contracts }: Trial,
  account: Address,
  isLookedAt: boolean,
): Promise<LiquidityPlace['kind']> {
  if (isBurnAddress(account)) return 'burned';
  if (contracts.rabbitLock && isAddressEqual(contracts.rabbitLock, account)) return 'ownLock';
  if (!isLookedAt) return 'unseen';
  return isContractCode(await client.request({ method: 'eth_getCode', params: [account, numberToHex(block)] }))
    ? 'contract'
    : 'account';
}

/** Whether code is that of a contract, and not of a person's account. */
export const isContractCode = (code: Hex | undefined): boolean =>
  code !== undefined && code !== '0x' && !code.toLowerCase().startsWith(DELEGATED);
