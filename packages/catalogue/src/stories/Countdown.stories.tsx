import { Countdown } from '@rab/ui/connected';
import { useChainClock } from '@rab/wallet-context';
import { useState } from 'react';
import { DAY } from '../extremes.ts';
import type { Stories } from '../Story.ts';

function CountdownFrom({ seconds }: { seconds: bigint }) {
  const now = useChainClock();
  const [target] = useState(() => now() + seconds);
  return <Countdown target={target} />;
}

export const stories: Stories = {
  'some days': { draw: () => <CountdownFrom seconds={3n * DAY + 3_661n} /> },
  'ten thousand years': { draw: () => <CountdownFrom seconds={3_652_425n * DAY} /> },
  over: { draw: () => <CountdownFrom seconds={-DAY} /> },
};
