import { CLOCK_MS } from '@rab/config';
import { Clock, Flex } from '@rab/ui';
import { useEffect, useState } from 'react';

/** `MMM D, HH:mm`. */
const FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The header's clock: UTC, refreshed every 30 s (APP-13). */
export function UtcClock() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Flex align="center" gap="1.5" color="fg.muted" textStyle="label" whiteSpace="nowrap">
      <Clock size={14} aria-hidden="true" />
      <time dateTime={new Date(now).toISOString()}>{FORMAT.format(now)}</time> UTC
    </Flex>
  );
}
