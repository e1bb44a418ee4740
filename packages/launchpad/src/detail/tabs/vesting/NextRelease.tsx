import { t } from '@lingui/core/macro';
import { nextRound, roundAt, type VestingTerms } from '@rab/contracts/sale';
import type { Sale } from '@rab/sdk/sales';
import { Box, Text } from '@rab/ui';
import { Countdown } from '@rab/ui/connected';
import { useChainTime } from '@rab/wallet-context';
import { tokenText } from '../../../model/amountText.ts';

export interface NextReleaseProps {
  sale: Sale;
  terms: VestingTerms;
  /** When claims open, as the kind of sale says it; null once they are open. */
  opensAt: string | null;
  /** Of the account, base units. */
  claimable: bigint;
}

/** The countdown of the vesting's round: it restarts at zero, and is `00h:00m` while something can be claimed (DET-08). */
export function NextRelease({ sale, terms, opensAt, claimable }: NextReleaseProps) {
  const elapsed = useChainTime() - sale.end;
  const ready = tokenText(sale, claimable);
  const next = nextOf(terms, elapsed, opensAt);
  return (
    <Box>
      <Text color="fg.muted" textStyle="label">
        {claimable > 0n ? t`${ready} ready to claim` : next.label}
      </Text>
      <Text textStyle="number">
        {claimable > 0n ? t`00h:00m` : next.at !== null && <Countdown target={sale.end + next.at} />}
      </Text>
    </Box>
  );
}

/** What is counted down to, in seconds after the end of the sale, `elapsed` seconds after it. */
function nextOf(terms: VestingTerms, elapsed: bigint, opensAt: string | null): { label: string; at: bigint | null } {
  // somebody has to list or review it: that is planned for the end and nothing more
  if (opensAt !== null)
    return elapsed < 0n
      ? { label: t`First release ${opensAt}, expected in`, at: 0n }
      : { label: t`First release ${opensAt}`, at: null };
  const round = nextRound(terms, elapsed);
  if (round !== null) return { label: t`Round ${String(round)} in`, at: roundAt(terms, round) };
  if (elapsed < terms.end) return { label: t`Fully released in`, at: terms.end };
  return { label: t`Fully released`, at: null };
}
