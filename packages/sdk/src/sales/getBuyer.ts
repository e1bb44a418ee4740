import { saleAbi } from '@rab/contracts/abis';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import type { Sale } from './Sale.ts';

/** What one account has in a sale. Base units. */
export interface BuyerState {
  deposited: bigint;
  /** Tokens owed in total. */
  bought: bigint;
  claimed: bigint;
  /** Deposited by those whom the account brought. */
  referred: bigint;
}

export interface BuyerParameters {
  sale: Address;
  account: Address;
}

/** The account and the sale to read; null without a wallet. */
export const buyerOf = (
  { id, referralPerMille }: Pick<Sale, 'id' | 'referralPerMille'>,
  account: Address | undefined,
) => (account ? { sale: id, account, hasReferrals: referralPerMille > 0n } : null);

/** The account's deposit, tokens and referrals; those are asked for only where a sale can have any. */
export async function getBuyer(
  { client }: ReadContext,
  { sale, account, hasReferrals }: BuyerParameters & { hasReferrals: boolean },
): Promise<BuyerState> {
  const contract = { address: sale, abi: saleAbi };
  const [[deposited, bought, claimed], referred] = await Promise.all([
    client.readContract({ ...contract, functionName: 'BUYERS', args: [account] }),
    hasReferrals ? client.readContract({ ...contract, functionName: 'userRefAmount', args: [account] }) : 0n,
  ]);
  return { deposited, bought, claimed, referred };
}
