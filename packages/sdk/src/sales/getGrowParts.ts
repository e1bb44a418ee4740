import { privateSaleAbi } from '@rab/contracts/abis';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import type { BuyerParameters } from './getBuyer.ts';

/** How the raise of a RAB Grow is paid out in parts, and where that is (RGT-05). */
export interface GrowParts {
  /** Parts of the same size; the first is paid when the sale is finalized. */
  count: bigint;
  /** Seconds between two parts. */
  period: bigint;
  /** Parts that the owner got. */
  paid: bigint;
  /** Unix seconds: from when the next part can be withdrawn; 0 before the first is paid. */
  next: bigint;
  /** Base units of the raise that are neither paid to the owner nor handed back. */
  left: bigint;
  isStopped: boolean;
}

/** The parts of a RAB Grow; null where the raise is paid out at once. */
export async function getGrowParts({ client }: ReadContext, sale: Address): Promise<GrowParts | null> {
  const { count, period, paid, next, left, isStopped } = await client.readContract({
    address: sale,
    abi: privateSaleAbi,
    functionName: 'parts',
  });
  return count === 0n ? null : { count, period, paid, next, left, isStopped };
}

/** What handing tokens back comes to now. */
export interface HandBack {
  /** Base units that the account gets. */
  amount: bigint;
  /** Token units that go back. */
  tokens: bigint;
}

/** What the account would get for its unclaimed tokens now; zeros where it cannot hand them back (RGT-05). */
export async function getHandBack({ client }: ReadContext, { sale, account }: BuyerParameters): Promise<HandBack> {
  const [amount, tokens] = await client.readContract({
    address: sale,
    abi: privateSaleAbi,
    functionName: 'handBackOf',
    args: [account],
  });
  return { amount, tokens };
}
