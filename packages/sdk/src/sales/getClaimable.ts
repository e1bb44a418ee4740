import { saleAbi } from '@rab/contracts/abis';
import type { ReadContext } from '../ReadContext.ts';
import type { BuyerParameters } from './getBuyer.ts';

/** Tokens that the account could claim now, base units: a simulated claim; one that fails counts as 0 (BUY-06). */
export async function getClaimable({ client }: ReadContext, { sale, account }: BuyerParameters): Promise<bigint> {
  try {
    const { result } = await client.simulateContract({
      address: sale,
      abi: saleAbi,
      functionName: 'userWithdrawTokens',
      args: [],
      account,
    });
    return result;
  } catch {
    return 0n;
  }
}
