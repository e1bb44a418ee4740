import { useChainTime } from '@rab/wallet-context';
import { Span } from '../core/chakra.ts';
import { formatCountdown } from '../core/countdown.ts';

/** A countdown on chain time. */
export function Countdown({ target }: { target: bigint }) {
  const now = useChainTime();
  return (
    <Span fontVariantNumeric="tabular-nums" whiteSpace="nowrap" role="timer">
      {formatCountdown(target, now)}
    </Span>
  );
}
