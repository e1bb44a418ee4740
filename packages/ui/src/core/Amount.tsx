import { DEFAULT_PLACES, formatAmount, shortSymbol, toInputText } from '@rab/contracts';
import { Span } from './chakra.ts';
import { Hint } from './Hint.tsx';

export interface AmountProps {
  /** Base units; undefined while it is not known. */
  value: bigint | undefined;
  decimals: number;
  symbol?: string;
  /** Decimals shown; the full value is on hover and focus. */
  places?: number;
}

/**
 * A token amount with its unit, truncated for reading and never in scientific notation. It has its own direction (`bdi`): no
 * sentence around it mirrors it, and nothing translates it.
 */
export function Amount({ value, decimals, symbol, places = DEFAULT_PLACES }: AmountProps) {
  if (value === undefined) return <Span color="fg.muted">–</Span>;
  const shown = formatAmount(value, decimals, places);
  const full = toInputText(value, decimals);
  const unit = symbol && (
    <Span color="fg.muted" marginStart="1">
      {shortSymbol(symbol)}
    </Span>
  );
  const isWhole = shown.replaceAll(',', '') === full;
  return (
    <Span as="bdi" translate="no" whiteSpace="nowrap" fontVariantNumeric="tabular-nums" className="notranslate">
      {isWhole ? shown : <Hint hint={symbol ? `${full} ${symbol}` : full}>{shown}</Hint>}
      {unit}
    </Span>
  );
}
