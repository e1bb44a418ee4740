import { capOutcomes, OutcomesTable, type SummaryProps, SummaryWarnings, termsWarnings } from '@rab/launchpad';
import { Stack } from '@rab/ui';
import type { GrowValues } from './createGrow.ts';

/** What a RAB Grow comes to at its caps, when it is satisfied and paid out (MNY-05, MNY-06). */
export function GrowSummary({ values: { verify, sale }, token, base, cost, balance, now }: SummaryProps<GrowValues>) {
  const decimals = { tokenDecimals: token.decimals, baseDecimals: base.decimals };
  const { referralRate: rate } = verify;
  return (
    <Stack gap="4">
      <OutcomesTable
        outcomes={capOutcomes({ terms: sale, listing: null, referralRate: rate, cost, decimals })}
        token={token}
        base={base}
        cost={cost}
        burnsUnsold={sale.isBurn}
      />
      <SummaryWarnings
        token={token}
        needed={cost.tokens}
        balance={balance}
        warnings={termsWarnings({
          token,
          base,
          now,
          end: sale.endTime,
          referral: { rate, baseFee: cost.baseFee, minBuy: sale.minSpendPerBuyer, hardCap: sale.hardCap },
        })}
      />
    </Stack>
  );
}
