import { t } from '@lingui/core/macro';
import { basisPointsToPercent, shortSymbol, toInputText } from '@rab/contracts';
import type { VestingTerms } from '@rab/contracts/sale';
import type { Sale } from '@rab/sdk/sales';
import { type ChartPoint, StepChart } from '@rab/ui/data';
import { tokenText } from '../../../model/amountText.ts';
import { vestingPoints } from './vestingPoints.ts';

/** Basis points in a whole. */
const WHOLE = 10_000n;

export interface VestingCurveProps {
  sale: Sale;
  terms: VestingTerms;
  /** Chain time, unix seconds. */
  now: bigint;
  /** Whether the first release has come: it may come before the planned end of the sale. */
  isClaimOpen: boolean;
  /** Of the account, base units; 0 where it has bought nothing: the curve is in percent then. */
  bought: bigint;
}

/** How bought tokens are released over time: those of the account, or those of any buyer in percent. */
export function VestingCurve({ sale, terms, now, isClaimOpen, bought }: VestingCurveProps) {
  const hasBought = bought > 0n;
  const total = hasBought ? bought : WHOLE;
  const pointOf = (at: bigint, released: bigint): ChartPoint =>
    hasBought
      ? {
          at: Number(at),
          value: Number(toInputText(released, sale.token.decimals)),
          text: tokenText(sale, released),
        }
      : { at: Number(at), value: Number(released) / 100, text: `${basisPointsToPercent(released)}%` };
  const planned = vestingPoints(total, terms, sale.end);
  const first = planned[0]?.released ?? 0n;
  const isEarly = isClaimOpen && now < sale.end;
  const isGradual = terms.period === 0n;
  const points = [
    isEarly ? pointOf(now, first) : pointOf(sale.start, 0n),
    // what grows evenly begins with a step, too: nothing is released a second before it
    ...(isGradual && !isEarly && first > 0n ? [pointOf(sale.end - 1n, 0n)] : []),
    ...planned.map(({ at, released }) => pointOf(at, released)),
  ];
  return (
    <StepChart
      caption={hasBought ? t`Released to you over time` : t`Released over time`}
      unit={hasBought ? shortSymbol(sale.token.symbol) : t`percent of bought tokens`}
      points={points}
      marks={[{ label: t`Total`, value: pointOf(sale.end, total).value }]}
      now={Number(now)}
      releases={planned.map(({ at }) => Number(at))}
      isGradual={isGradual}
      meaning="unlocked"
    />
  );
}
