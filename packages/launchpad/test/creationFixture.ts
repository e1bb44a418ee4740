import type { ChainConfig } from '@rab/config';
import type { ReadContext } from '@rab/wallet-context';

const token = `0x${'e'.repeat(40)}` as const;
const baseToken = `0x${'7'.repeat(40)}` as const;

/** What a wizard gives out of a sale's first step. */
export const verifiedFixture = { token, baseToken, referralRate: 7n };

/** What it gives out of the terms of a sale at a fixed price, each another number. */
export const termsFixture = {
  tokenPrice: 11n,
  softCap: 12n,
  hardCap: 13n,
  minSpendPerBuyer: 14n,
  maxSpendPerBuyer: 15n,
  whitelistTime: 16n,
  startTime: 17n,
  endTime: 18n,
  isBurn: true,
  vesting: null,
};

/** The same as a factory takes it. */
export const paramsFixture = {
  saleToken: token,
  baseToken,
  tokenPrice: 11n,
  minSpendPerBuyer: 14n,
  maxSpendPerBuyer: 15n,
  startTime: 17n,
  endTime: 18n,
  whitelistTime: 16n,
  referralRate: 7n,
  isBurn: true,
};

/** A node that says what a creation costs: 1 flat, 2 and 3 per mille, 4 tokens. `asked` is what it was asked, by function. */
export function costNode(chain: ChainConfig) {
  const costs = { flatFee: 1n, getBaseFee: 2n, getTokenFee: 3n, amountNeeded: 4n };
  const asked: Partial<Record<keyof typeof costs, { address: string; args?: unknown }>> = {};
  const readContract = async (read: { functionName: keyof typeof costs; address: string; args?: unknown }) => {
    asked[read.functionName] = read;
    return costs[read.functionName];
  };
  return { asked, context: { client: { readContract }, chain } as unknown as ReadContext };
}
