import { Span } from './chakra.ts';
import { Hint } from './Hint.tsx';

/** Sweden writes dates as `YYYY-MM-DD HH:mm`. */
const format = (seconds: bigint, timeZone?: 'UTC'): string => {
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime())) return 'no date';
  return date.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short', ...(timeZone && { timeZone }) });
};

/** Unix seconds as UTC text, `YYYY-MM-DD HH:mm`; `no date` for what lies beyond the calendar. */
export const formatUtc = (seconds: bigint): string => format(seconds, 'UTC');

/** A moment in UTC, with the reader's own time on hover and focus. */
export function DateTime({
  seconds,
  separator = '-',
  suffix = true,
}: {
  seconds: bigint;
  separator?: '-' | '/';
  suffix?: boolean;
}) {
  return (
    <Hint hint={`${format(seconds)} (your time)`} whiteSpace="nowrap">
      {formatUtc(seconds).replaceAll('-', separator)}
      {suffix && (
        <Span color="fg.muted" marginStart="1">
          UTC
        </Span>
      )}
    </Hint>
  );
}
