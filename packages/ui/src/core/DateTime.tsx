import { t } from '@lingui/core/macro';
import { Span } from './chakra.ts';
import { Hint } from './Hint.tsx';
import { formatLocal, formatUtc } from './time.ts';

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
  const localTime = formatLocal(seconds);
  return (
    <Hint hint={t`${localTime} (your time)`} whiteSpace="nowrap">
      {formatUtc(seconds).replaceAll('-', separator)}
      {suffix && (
        <Span color="fg.muted" marginStart="1">
          UTC
        </Span>
      )}
    </Hint>
  );
}
