import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { Span } from './chakra.ts';
import { Hint } from './Hint.tsx';

dayjs.extend(utc);

const UTC_FORMAT = 'YYYY-MM-DD HH:mm';

/** Unix seconds as UTC text. */
export const formatUtc = (seconds: bigint, format: string = UTC_FORMAT): string =>
  dayjs.unix(Number(seconds)).utc().format(format);

/** A moment in UTC, with the reader's own time on hover and focus. */
export function DateTime({
  seconds,
  format = UTC_FORMAT,
  suffix = true,
}: {
  seconds: bigint;
  format?: string;
  suffix?: boolean;
}) {
  const local = dayjs.unix(Number(seconds)).format('YYYY-MM-DD HH:mm [(your time)]');
  return (
    <Hint hint={local} whiteSpace="nowrap">
      {formatUtc(seconds, format)}
      {suffix && (
        <Span color="fg.muted" marginStart="1">
          UTC
        </Span>
      )}
    </Hint>
  );
}
