import { useChainTime } from '@rab/wallet-context';
import { Span } from './chakra.ts';
import { formatCountdown } from './countdown.ts';

/** A countdown on chain time. */
export function Countdown({ target }: { target: bigint }) {
  const now = useChainTime();
  return (
    <Span fontVariantNumeric="tabular-nums" whiteSpace="nowrap" role="timer">
      {formatCountdown(target, now)}
    </Span>
  );
}
