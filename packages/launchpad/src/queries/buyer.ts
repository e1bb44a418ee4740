import { SALE_MS } from '@rab/config';
import { saleAbi } from '@rab/contracts/abis';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/contract';

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

/** The account's deposit, tokens and referrals. */
export async function getBuyer({ client }: ReadContext, { sale, account }: BuyerParameters): Promise<BuyerState> {
  const contract = { address: sale, abi: saleAbi };
  const [[deposited, bought, claimed], referred] = await Promise.all([
    client.readContract({ ...contract, functionName: 'BUYERS', args: [account] }),
    client.readContract({ ...contract, functionName: 'userRefAmount', args: [account] }),
  ]);
  return { deposited, bought, claimed, referred };
}

export const { options: buyerQueryOptions, useRead: useBuyer } = defineRead({
  name: 'buyer',
  get: getBuyer,
  about: ({ sale, account }) => [topics.sale(sale), topics.account(account)],
  refetchInterval: SALE_MS,
});
