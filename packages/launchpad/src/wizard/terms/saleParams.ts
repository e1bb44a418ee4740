import { NO_VESTING } from '@rab/contracts/sale-calls';
import type { SaleTerms } from './saleTermsSchema.ts';
import type { VerifiedToken } from './verifyTokenSchema.ts';

/** What the factories of sales at a fixed price take of the first step and the terms. */
export const saleParams = (verified: VerifiedToken, terms: SaleTerms) => ({
  saleToken: verified.token,
  baseToken: verified.baseToken,
  tokenPrice: terms.tokenPrice,
  minSpendPerBuyer: terms.minSpendPerBuyer,
  maxSpendPerBuyer: terms.maxSpendPerBuyer,
  startTime: terms.startTime,
  endTime: terms.endTime,
  whitelistTime: terms.whitelistTime,
  referralRate: verified.referralRate,
  isBurn: terms.isBurn,
});

/** What they take of the release to the buyers. */
export const vestingParams = ({ vesting }: SaleTerms) => (vesting ? { requestVesting: true, ...vesting } : NO_VESTING);
