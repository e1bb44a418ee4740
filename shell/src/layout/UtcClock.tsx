import { CLOCK_MS } from '@rab/config';
import { Clock, Flex, formatClock } from '@rab/ui';
import { useChainConfig, useChainTime } from '@rab/wallet-context';
import { useEffect, useState } from 'react';
import { useIsHydrating } from '../static/useIsHydrating.ts';

const MINUTE = 60n;

/** The header's clock: UTC, refreshed every 30 s (APP-13). On a local chain, whose time travels, it is the chain's own. */
export function UtcClock() {
  const { local } = useChainConfig();
  // its width is known early, its time is not
  if (useIsHydrating()) return <ClockFace seconds={0n} />;
  return local ? <ChainClock /> : <ComputerClock />;
}

function ChainClock() {
  return <ClockFace seconds={useChainTime(MINUTE)} />;
}

function ComputerClock() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return <ClockFace seconds={BigInt(Math.floor(now / 1000))} />;
}

/** @param seconds unix time */
function ClockFace({ seconds }: { seconds: bigint }) {
  return (
    <Flex align="center" gap="1.5" color="fg.muted" textStyle="label" whiteSpace="nowrap">
      <Clock size={14} aria-hidden="true" />
      <time dateTime={new Date(Number(seconds) * 1000).toISOString()}>{formatClock(seconds)}</time> UTC
    </Flex>
  );
}
