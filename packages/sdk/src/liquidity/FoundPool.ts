import type { Address } from 'viem';
import type { Currency, LiquidityPool } from './LiquidityProof.ts';
import type { Part } from './parts.ts';

/** What is asked of each pool. */
export interface Asked {
  token: Address;
  /** Basis points. */
  wantedBps: bigint;
  currencies: readonly Currency[];
  /** Of the newest block, unix seconds. */
  now: bigint;
}

/** A pool with the parts that its figures come from. */
export interface FoundPool extends LiquidityPool {
  parts: readonly Part[];
}
