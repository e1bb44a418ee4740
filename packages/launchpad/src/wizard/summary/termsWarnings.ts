import { t } from '@lingui/core/macro';
import { SECONDS_PER_DAY } from '@rab/contracts';
import { referralPool } from '@rab/contracts/sale';
import { amountText } from '../../model/amountText.ts';
import { daysText } from '../../model/durationText.ts';
import { valueAt } from '../../model/listingValue.ts';
import { rateText } from '../../model/rateText.ts';

interface Unit {
  decimals: number;
  symbol: string;
}

export interface WarnedTerms {
  token: Unit;
  base: Unit;
  /** Unix seconds: chain time, and the sale's end. */
  now: bigint;
  end: bigint;
  /** How long the liquidity is locked, seconds; 0 where nothing is. */
  lockPeriod?: bigint;
  /** Prices with 18 decimals; none where the listing takes the sale's own. */
  prices?: { sale: bigint; listing: bigint };
  /** A referrer of one buyer with `minBuy` base units may earn the whole referrers' share of `hardCap`; rates per mille. */
  referral?: { rate: bigint; baseFee: bigint; minBuy: bigint; hardCap: bigint };
}

/** From here on a lock is one of years, and an end far away: seconds. */
const LONG_LOCK = 730n * SECONDS_PER_DAY;
const FAR_END = 60n * SECONDS_PER_DAY;

/** What of the terms somebody may regret, a sentence each (MNY-06). */
export function termsWarnings({ token, base, now, end, lockPeriod = 0n, prices, referral }: WarnedTerms): string[] {
  const warnings: string[] = [];
  if (prices && prices.listing > prices.sale) {
    const whole = 10n ** BigInt(base.decimals);
    const decimals = { tokenDecimals: token.decimals, baseDecimals: base.decimals };
    const { changePercent } = valueAt({ price: prices.sale, rate: prices.listing, decimals }, whole);
    warnings.push(
      [
        t`Buyers’ tokens lose ${changePercent.slice(1)}% at listing: the listing price is below the sale price.`,
        t`${rateText(prices.sale, { token, base })} in the sale, ${rateText(prices.listing, { token, base })} at listing.`,
      ].join(' '),
    );
  }
  if (lockPeriod >= LONG_LOCK)
    warnings.push(
      t`The liquidity is locked for ${daysText(lockPeriod)}. Nobody can withdraw it earlier, including you.`,
    );
  if (end - now >= FAR_END)
    warnings.push(
      t`The sale ends in ${daysText(end - now)}. Until then, buyers can’t withdraw their deposits and you aren’t paid.`,
    );
  if (referral && referral.rate > 0n) {
    const pool = referralPool(referral.hardCap, referral.baseFee, referral.rate, 1n);
    warnings.push(
      t`Referrers split their share by the deposits they bring. If only one buyer uses a link, even for ${amountText(base, referral.minBuy)}, that referrer gets all of it: up to ${amountText(base, pool)}.`,
    );
  }
  return warnings;
}
