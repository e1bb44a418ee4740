import { saleAbi } from '@rab/contracts/abis';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';

/** Accounts on a page of a whitelist (OWN-04). */
export const WHITELIST_PAGE = 100;

export interface WhitelistParameters {
  sale: Address;
  /** The first is 1. */
  page: number;
}

/** One page of a sale's whitelist, in the contract's order; `hasNext` says whether more follow. */
export async function getWhitelist({ client }: ReadContext, { sale, page }: WhitelistParameters) {
  const accounts = await client.readContract({
    address: sale,
    abi: saleAbi,
    functionName: 'viewWhiteListAccount',
    args: [BigInt((page - 1) * WHITELIST_PAGE), BigInt(WHITELIST_PAGE + 1)],
  });
  return { accounts: accounts.slice(0, WHITELIST_PAGE), hasNext: accounts.length > WHITELIST_PAGE };
}
