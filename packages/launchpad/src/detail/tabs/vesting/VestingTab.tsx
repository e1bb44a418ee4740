import { basisPointsToPercent } from '@rab/contracts';
import { roundAmount, roundAt, roundCount, vestingOwed } from '@rab/contracts/sale';
import { Box, DateTime, Facts, Stack, StatusTag, type StatusTone, Text } from '@rab/ui';
import { type Column, DataTable, Pagination, usePageParam } from '@rab/ui/data';
import { useChainTime, useWallet } from '@rab/wallet-context';
import { TokenAmount } from '../../../amounts/TokenAmount.tsx';
import type { SalePartProps } from '../../../kind/SaleKindInDetail.ts';
import { useSaleState } from '../../../kind/useSaleState.ts';
import { durationText } from '../../../model/durationText.ts';
import type { Sale } from '../../../model/Sale.ts';
import { vestingTermsOf } from '../../../model/vestingTermsOf.ts';
import { buyerOf, useBuyer } from '../../../queries/buyer.ts';
import { claimableParameters, useClaimable } from '../../../queries/claimable.ts';
import { NextRelease } from './NextRelease.tsx';
import { type RoundFacts, roundState } from './roundState.ts';
import { VestingCurve } from './VestingCurve.tsx';

const ROUNDS_A_PAGE = 10;

const STATE_TAGS: Record<ReturnType<typeof roundState>, { label: string; tone: StatusTone }> = {
  claimed: { label: 'Claimed', tone: 'info' },
  due: { label: 'Ready', tone: 'positive' },
  ahead: { label: 'Upcoming', tone: 'neutral' },
};

/** Tab `Vesting info`: how bought tokens are released, and when the account's next ones are (DET-08, BUY-11). */
export function VestingTab({ kind, sale }: SalePartProps) {
  const { address } = useWallet();
  const { state } = useSaleState(kind, sale);
  const { data: buyer } = useBuyer(buyerOf(sale, address));
  const { data: claimable = 0n } = useClaimable(claimableParameters(sale, state, address));
  // a page is redrawn when a minute begins, its countdown by itself every second
  const now = useChainTime(60n);
  const elapsed = now - sale.end;
  const terms = vestingTermsOf(sale);
  if (!terms) return null;
  const { isClaimOpen } = state;
  const { bought, claimed } = buyer ?? { bought: 0n, claimed: 0n };
  const releasedPercent = basisPointsToPercent(10_000n - terms.vestingBps);
  return (
    <Stack gap="6">
      <NextRelease
        sale={sale}
        terms={terms}
        opensAt={isClaimOpen ? null : kind.claimsOpen}
        claimable={isClaimOpen ? claimable : 0n}
      />
      <Facts
        facts={[
          { label: 'First release', value: `${releasedPercent}% ${kind.claimsOpen}` },
          {
            label: 'Then',
            value:
              terms.period === 0n
                ? `${basisPointsToPercent(terms.vestingBps)}% continuously`
                : `${basisPointsToPercent(terms.vestingBps)}% in ${roundCount(terms)} rounds, one every ${durationText(terms.period)}`,
          },
          { label: 'Fully released', value: <DateTime seconds={sale.end + terms.end} /> },
          { label: 'You bought', value: <TokenAmount sale={sale} value={bought} /> },
          {
            label: 'Released to you so far',
            value: <TokenAmount sale={sale} value={isClaimOpen ? vestingOwed(bought, terms, elapsed) : 0n} />,
          },
          { label: 'Claimed', value: <TokenAmount sale={sale} value={claimed} /> },
        ]}
      />
      <VestingCurve sale={sale} terms={terms} now={now} isClaimOpen={isClaimOpen} bought={bought} />
      {terms.period > 0n && (
        <Rounds sale={sale} claimsOpen={kind.claimsOpen} facts={{ terms, isClaimOpen, elapsed, bought, claimed }} />
      )}
    </Stack>
  );
}

interface RoundsProps {
  sale: Sale;
  claimsOpen: string;
  facts: RoundFacts;
}

/** All rounds, a page at a time: anybody may sell with a release every second. */
function Rounds({ sale, claimsOpen, facts }: RoundsProps) {
  const [page, goTo] = usePageParam();
  const { terms, bought, isClaimOpen } = facts;
  const last = roundCount(terms);
  const from = BigInt((page - 1) * ROUNDS_A_PAGE);
  const rounds = Array.from({ length: ROUNDS_A_PAGE }, (_, index) => from + BigInt(index)).filter(
    (round) => round <= last,
  );
  const columns: Column<bigint>[] = [
    { header: 'Round', cell: (round) => (round === 0n ? 'First' : String(round)) },
    {
      header: 'Released',
      cell: (round) =>
        round === 0n ? capitalized(claimsOpen) : <DateTime seconds={sale.end + roundAt(terms, round)} />,
    },
    {
      header: bought > 0n ? 'For you' : 'Share of your tokens',
      isNumeric: true,
      cell: (round) =>
        bought > 0n ? (
          <TokenAmount sale={sale} value={roundAmount(bought, terms, round)} />
        ) : (
          `${basisPointsToPercent(roundAmount(10_000n, terms, round))}%`
        ),
    },
    {
      header: 'State',
      isNumeric: true,
      cell: (round) => {
        const { label, tone } = STATE_TAGS[roundState(round, facts)];
        return <StatusTag tone={tone}>{label}</StatusTag>;
      },
    },
  ];
  return (
    <Box>
      {!isClaimOpen && (
        <Text color="fg.muted" textStyle="label" paddingBottom="2">
          Dates count from the end of the sale. You can’t claim anything before claims open.
        </Text>
      )}
      <DataTable caption="Vesting rounds" columns={columns} rows={rounds} rowKey={String} />
      <Pagination page={page} hasNext={from + BigInt(ROUNDS_A_PAGE) <= last} onPage={goTo} />
    </Box>
  );
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
