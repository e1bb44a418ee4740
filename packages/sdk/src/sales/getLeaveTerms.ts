import { presaleAbi } from '@rab/contracts/abis';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import type { BuyerParameters } from './getBuyer.ts';

/** On what terms buyers of a RAB Sale take their deposits back while it runs (RGT-01). */
export interface LeaveTerms {
  /** Unix seconds: the first second in which nobody leaves any more. */
  until: bigint;
  /** Of a deposit: what stays its buyer's, and buys tokens. */
  keptPerMille: bigint;
}

/** The terms to leave a RAB Sale on; null where deposits stay until its end. */
export async function getLeaveTerms({ client }: ReadContext, sale: Address): Promise<LeaveTerms | null> {
  const [until, keptPerMille] = await client.readContract({
    address: sale,
    abi: presaleAbi,
    functionName: 'leaveTerms',
  });
  return until === 0n ? null : { until, keptPerMille };
}

/** What the account would get back of its deposit by leaving now, base units: a simulated exit; one that fails counts as 0. */
export async function getLeavable({ client }: ReadContext, { sale, account }: BuyerParameters): Promise<bigint> {
  try {
    const { result } = await client.simulateContract({
      address: sale,
      abi: presaleAbi,
      functionName: 'leave',
      args: [],
      account,
    });
    return result;
  } catch {
    return 0n;
  }
}
