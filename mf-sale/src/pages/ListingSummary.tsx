import { t } from '@lingui/core/macro';
import { exchangeBeside } from '@rab/contracts/exchange';
import { type Outcome, OutcomesTable, type SummaryFrame, SummaryWarnings } from '@rab/launchpad';
import { DateTime, type Fact, Facts, Stack } from '@rab/ui';
import { useChainConfig } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { usePairWarning } from './usePairWarning.ts';

export interface ListingSummaryProps extends SummaryFrame {
  outcomes: readonly Outcome[];
  burnsUnsold: boolean;
  /** Price of the listing. */
  facts: readonly Fact[];
  /** Unix seconds, at the earliest. */
  lockedUntil: bigint;
  /** V2 factory. */
  exchange: Address;
  warnings: readonly string[];
}

/** The summary of a sale that lists itself: who gets what, the listing, and what to think about (MNY-05, MNY-06). */
export function ListingSummary({
  token,
  base,
  cost,
  balance,
  outcomes,
  burnsUnsold,
  facts,
  lockedUntil,
  exchange,
  warnings,
}: ListingSummaryProps) {
  const { exchanges } = useChainConfig();
  const pairWarning = usePairWarning(exchange, token, base);
  const other = exchangeBeside(exchanges, exchange);
  return (
    <Stack gap="4">
      <OutcomesTable outcomes={outcomes} token={token} base={base} cost={cost} burnsUnsold={burnsUnsold} />
      <Facts
        facts={[
          ...facts,
          { label: t`Liquidity locked at least until`, value: <DateTime seconds={lockedUntil} /> },
          { label: t`Backup if the exchange refuses`, value: other?.name ?? t`None` },
        ]}
      />
      <SummaryWarnings token={token} needed={cost.tokens} balance={balance} warnings={[...warnings, ...pairWarning]} />
    </Stack>
  );
}
