import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { basisPointsToPercent } from '@rab/contracts';
import { roundAmount, roundAt, roundCount, vestingOwed } from '@rab/contracts/sale';
import { say } from '@rab/language';
import { buyerOf, type Sale } from '@rab/sdk/sales';
import { Box, DateTime, Facts, Stack, StatusTag, type StatusTone, Text } from '@rab/ui';
import { type Column, DataTable, Pagination, usePageParam } from '@rab/ui/data';
import { useChainTime, useWallet } from '@rab/wallet-context';
import { TokenAmount } from '../../../amounts/TokenAmount.tsx';
import type { SalePartProps } from '../../../kind/SaleKindInDetail.ts';
import { useSaleState } from '../../../kind/useSaleState.ts';
import { everyText } from '../../../model/durationText.ts';
import { GLOSSARY } from '../../../model/glossary.ts';
import { vestingTermsOf } from '../../../model/vestingTermsOf.ts';
import { capitalized } from '../../../model/words.ts';
import { useBuyer } from '../../../queries/buyer.ts';
import { claimableParameters, useClaimable } from '../../../queries/claimable.ts';
import { NextRelease } from './NextRelease.tsx';
import { type RoundFacts, roundState } from './roundState.ts';
import { VestingCurve } from './VestingCurve.tsx';

const ROUNDS_A_PAGE = 10;

const stateTags = (): Record<ReturnType<typeof roundState>, { label: string; tone: StatusTone }> => ({
  claimed: { label: t`Claimed`, tone: 'info' },
  due: { label: t`Ready`, tone: 'positive' },
  ahead: { label: t`Upcoming`, tone: 'neutral' },
});

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
  const claimsOpen = say(kind.claimsOpen);
  const vestedPercent = basisPointsToPercent(terms.vestingBps);
  const releasedPercent = basisPointsToPercent(10_000n - terms.vestingBps);
  return (
    <Stack gap="6">
      <NextRelease
        sale={sale}
        terms={terms}
        opensAt={isClaimOpen ? null : claimsOpen}
        claimable={isClaimOpen ? claimable : 0n}
      />
      <Facts
        facts={[
          { label: t`First release`, glossary: GLOSSARY.firstRelease, value: t`${releasedPercent}% ${claimsOpen}` },
          {
            label: t`Then`,
            value:
              terms.period === 0n
                ? t`${vestedPercent}% continuously`
                : t`${vestedPercent}% in ${plural(Number(roundCount(terms)), { one: '# round', other: '# rounds' })}, one ${everyText(terms.period)}`,
          },
          { label: t`Fully released`, value: <DateTime seconds={sale.end + terms.end} /> },
          { label: t`You bought`, value: <TokenAmount sale={sale} value={bought} /> },
          {
            label: t`Released to you so far`,
            value: <TokenAmount sale={sale} value={isClaimOpen ? vestingOwed(bought, terms, elapsed) : 0n} />,
          },
          { label: t`Claimed`, value: <TokenAmount sale={sale} value={claimed} /> },
        ]}
      />
      <VestingCurve sale={sale} terms={terms} now={now} isClaimOpen={isClaimOpen} bought={bought} />
      {terms.period > 0n && (
        <Rounds sale={sale} claimsOpen={claimsOpen} facts={{ terms, isClaimOpen, elapsed, bought, claimed }} />
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
    { header: t`Round`, cell: (round) => (round === 0n ? t`First` : String(round)) },
    {
      header: t`Released`,
      cell: (round) =>
        round === 0n ? capitalized(claimsOpen) : <DateTime seconds={sale.end + roundAt(terms, round)} />,
    },
    {
      header: bought > 0n ? t`For you` : t`Share of your tokens`,
      isNumeric: true,
      cell: (round) =>
        bought > 0n ? (
          <TokenAmount sale={sale} value={roundAmount(bought, terms, round)} />
        ) : (
          `${basisPointsToPercent(roundAmount(10_000n, terms, round))}%`
        ),
    },
    {
      header: t`State`,
      isNumeric: true,
      cell: (round) => {
        const { label, tone } = stateTags()[roundState(round, facts)];
        return <StatusTag tone={tone}>{label}</StatusTag>;
      },
    },
  ];
  return (
    <Box>
      {!isClaimOpen && (
        <Text color="fg.muted" textStyle="label" paddingBottom="2">
          <Trans>Dates count from the end of the sale. You can’t claim anything before claims open.</Trans>
        </Text>
      )}
      <DataTable caption={t`Vesting rounds`} columns={columns} rows={rounds} rowKey={String} />
      <Pagination page={page} hasNext={from + BigInt(ROUNDS_A_PAGE) <= last} onPage={goTo} />
    </Box>
  );
}
