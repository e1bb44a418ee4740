import { t } from '@lingui/core/macro';
import { perMilleToPercent } from '@rab/contracts';
import { BaseAmount, GLOSSARY, type SalePartProps, TokenAmount } from '@rab/launchpad';
import { type Fact, Facts } from '@rab/ui';
import { daysText } from '../daysText.ts';

export interface PayoutFactsProps extends SalePartProps {
  /** Token units in the sale before the listing; after it those that its creation took. */
  held?: bigint | undefined;
  isDone?: boolean;
}

/** What goes where at a listing, or went: the contract's own numbers (OWN-03, MNY-08). */
export function PayoutFacts({ kind, sale, held, isDone = false }: PayoutFactsProps) {
  const payout = kind.pricing.payoutOf(sale, held);
  if (!payout || !sale.listing) return null;
  const base = (value: bigint) => <BaseAmount sale={sale} value={value} />;
  const tokens = (value: bigint) => <TokenAmount sale={sale} value={value} />;
  const facts: Fact[] = [
    {
      label: t`Raised`,
      glossary: GLOSSARY.raised,
      value: base(payout.fee + payout.referrers + payout.liquidityBase + payout.owner),
    },
    {
      label: t`Platform fee (${perMilleToPercent(sale.baseFeePerMille)}%)`,
      glossary: GLOSSARY.platformFee,
      value: base(payout.fee),
    },
    ...(payout.referrers > 0n
      ? [{ label: t`Referral rewards`, glossary: GLOSSARY.referral, value: base(payout.referrers) }]
      : []),
    {
      label: isDone ? t`Added to the exchange` : t`To the exchange, locked for ${daysText(sale.listing.lockSeconds)}`,
      value: (
        <>
          {base(payout.liquidityBase)} + {tokens(payout.liquidityTokens)}
        </>
      ),
    },
    { label: isDone ? t`Owner received` : t`Owner receives`, value: base(payout.owner) },
    { label: t`For buyers`, value: tokens(sale.sold) },
    ...(payout.tokenFee > 0n ? [{ label: t`Platform fee in tokens`, value: tokens(payout.tokenFee) }] : []),
    {
      label: sale.burnsUnsold ? t`Unsold, burned` : t`Unsold, returned to the owner`,
      glossary: GLOSSARY.unsold,
      value: tokens(payout.unsold > 0n ? payout.unsold : 0n),
    },
  ];
  return <Facts facts={facts} />;
}
