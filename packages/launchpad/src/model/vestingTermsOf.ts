import type { VestingTerms } from '@rab/contracts/sale';
import type { Sale } from '@rab/sdk/sales';

/** How a sale's tokens vest, as the contracts' arithmetic takes it; null where all come at once. */
export const vestingTermsOf = ({ vesting }: Pick<Sale, 'vesting'>): VestingTerms | null =>
  vesting && {
    vestingBps: vesting.basisPoints,
    start: vesting.startSeconds,
    end: vesting.endSeconds,
    period: vesting.isLinear ? 0n : vesting.periodSeconds,
  };
