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

const NO_VESTING = {
  requestVesting: false,
  linearLock: false,
  vestingPercentage: 0n,
  vestingPeriod: 0n,
  vestingStartEmission: 0n,
  vestingEndEmission: 0n,
};

/** What they take of the release to the buyers. */
export const vestingParams = ({ vesting }: SaleTerms) => (vesting ? { requestVesting: true, ...vesting } : NO_VESTING);
