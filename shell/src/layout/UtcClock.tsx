import { CLOCK_MS } from '@rab/contracts';
import { Clock, Flex, formatUtc } from '@rab/ui';
import { useEffect, useState } from 'react';

const FORMAT = 'MMM D, HH:mm';

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
      <time dateTime={new Date(now).toISOString()}>{formatUtc(BigInt(Math.floor(now / 1000)), FORMAT)}</time> UTC
    </Flex>
  );
}
