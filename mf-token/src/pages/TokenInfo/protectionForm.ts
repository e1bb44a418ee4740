import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { formatAmount } from '@rab/contracts';
import { OPENING_LIMITS, PROTECTION_LIMITS } from '@rab/contracts/limits';
import { addressCodec, amountCodec, someTime, wholeMinutesCodec, wholeNumberCodec } from '@rab/ui/forms';
import type { TokenInfo } from '@rab/wallet-context/reads';

export interface ProtectionForm {
  starts: 'listing' | 'now';
  /** The other side of the pair, as the configuration has it: the zero address for coins. */
  base: string;
  lister: string;
  blocks: string;
  pair: string;
  minutes: string;
  maxBuy: string;
  blocksBetweenBuys: string;
}

export const emptyProtectionForm = (base: string): ProtectionForm => ({
  starts: 'listing',
  base,
  ...{ lister: '', blocks: '100' },
  ...{ pair: '', minutes: '60', maxBuy: '', blocksBetweenBuys: '0' },
});

const between = (min: bigint, max: bigint) => {
  const message = t`Must be from ${String(min)} to ${String(max)}`;
  return { min: { value: min, message }, max: { value: max, message } };
};

/** As the registry's contract has its rules. */
export function protectionSchema({ decimals, totalSupply }: Pick<TokenInfo, 'decimals' | 'totalSupply'>) {
  const parts = PROTECTION_LIMITS.suppliesOfLeastBuy;
  const least = (totalSupply + parts - 1n) / parts;
  const invalid = t`Invalid address`;
  const address = addressCodec({ blank: invalid, invalid });
  return v.variant('starts', [
    v.object({
      starts: v.literal('listing'),
      base: address,
      lister: address,
      blocks: wholeNumberCodec(between(OPENING_LIMITS.minBlocks, OPENING_LIMITS.maxBlocks)),
    }),
    v.object({
      starts: v.literal('now'),
      pair: address,
      minutes: wholeMinutesCodec({
        min: someTime,
        max: {
          value: PROTECTION_LIMITS.maxSeconds,
          message: t`Must be at most ${String(PROTECTION_LIMITS.maxSeconds / 60n)}`,
        },
      }),
      maxBuy: v.pipe(
        amountCodec(decimals),
        v.check((units) => units >= least, t`At least ${formatAmount(least, decimals)}, 0.1% of the supply`),
      ),
      blocksBetweenBuys: wholeNumberCodec(between(0n, PROTECTION_LIMITS.maxBlocksBetweenBuys)),
    }),
  ]);
}
