import { nextRound, roundAt, type VestingTerms } from '@rab/contracts/sale';
import { Box, Text } from '@rab/ui';
import { Countdown } from '@rab/ui/connected';
import { useChainTime } from '@rab/wallet-context';
import { tokenText } from '../model/amountText.ts';
import type { Sale } from '../queries/saleSchema.ts';

export interface NextReleaseProps {
  sale: Sale;
  terms: VestingTerms;
  /** Of the account, base units. */
  claimable: bigint;
}

/** The countdown of the vesting's round: anew at zero, and `00h:00m` while something can be claimed (DET-08). */
export function NextRelease({ sale, terms, claimable }: NextReleaseProps) {
  const elapsed = useChainTime() - sale.end;
  const round = nextRound(terms, elapsed);
  const flowsUntil = terms.period === 0n && elapsed < terms.end ? terms.end : null;
  const target = round === null ? flowsUntil : roundAt(terms, round);
  return (
    <Box>
      <Text color="fg.muted" textStyle="label">
        {claimable > 0n ? `${tokenText(sale, claimable)} can be claimed now` : labelOf(round, flowsUntil)}
      </Text>
      <Text textStyle="number">
        {claimable > 0n ? '00h:00m' : target !== null && <Countdown target={sale.end + target} />}
      </Text>
    </Box>
  );
}

const labelOf = (round: bigint | null, flowsUntil: bigint | null): string => {
  if (round !== null) return round === 0n ? 'First release in' : `Round ${round} in`;
  return flowsUntil === null ? 'Everything is released' : 'Everything is released in';
};
