import { t } from '@lingui/core/macro';
import { perMilleToPercent, SALE_PLACES } from '@rab/contracts';
import type { ListingPayout } from '@rab/contracts/sale';
import type { CreationCost } from '@rab/sdk/sales';
import { Amount } from '@rab/ui';
import { CompareTable } from '@rab/ui/data';

/** What comes of a sale that raises so much. */
export interface Outcome {
  /** E.g. `At the soft cap`. */
  label: string;
  /** Base units. */
  raised: bigint;
  /** Token units that its buyers get. */
  sold: bigint;
  /** The contract's own numbers, with every deposit referred. */
  payout: ListingPayout;
}

interface Unit {
  decimals: number;
  symbol: string;
}

export interface OutcomesTableProps {
  outcomes: readonly Outcome[];
  token: Unit;
  base: Unit;
  cost: Pick<CreationCost, 'baseFee' | 'tokenFee'>;
  burnsUnsold: boolean;
}

/** Shows who gets what from a sale, outcome by outcome; what is zero in all of them is left out (MNY-05). */
export function OutcomesTable({ outcomes, token, base, cost, burnsUnsold }: OutcomesTableProps) {
  const row = (label: string, unit: Unit, of: (outcome: Outcome) => bigint) => ({
    label,
    unit,
    amounts: outcomes.map(of),
    isTotal: false,
  });
  const rows = [
    { ...row(t`Raised`, base, ({ raised }) => raised), isTotal: true },
    row(t`Platform fee (${perMilleToPercent(cost.baseFee)}%)`, base, ({ payout }) => payout.fee),
    row(t`Referral rewards, at most`, base, ({ payout }) => payout.referrers),
    row(t`Locked liquidity`, base, ({ payout }) => payout.liquidityBase),
    { ...row(t`You receive`, base, ({ payout }) => payout.owner), isTotal: true },
    row(t`Buyers get`, token, ({ sold }) => sold),
    row(t`Locked liquidity, tokens`, token, ({ payout }) => payout.liquidityTokens),
    row(t`Platform fee (${perMilleToPercent(cost.tokenFee)}% of tokens sold)`, token, ({ payout }) => payout.tokenFee),
    row(burnsUnsold ? t`Unsold, burned` : t`Unsold, returned to you`, token, ({ payout }) => payout.unsold),
  ];
  return (
    <CompareTable
      caption={t`Who gets what`}
      columns={outcomes.map(({ label }) => label)}
      rows={rows
        .filter(({ amounts, isTotal }) => isTotal || amounts.some((amount) => amount > 0n))
        .map(({ label, unit, amounts, isTotal }) => ({
          label,
          isTotal,
          cells: amounts.map((amount, index) => ({
            key: outcomes[index]?.label ?? '',
            value: <Amount value={amount} decimals={unit.decimals} symbol={unit.symbol} places={SALE_PLACES} />,
          })),
        }))}
    />
  );
}
