import { TransactionLink } from '@rab/ui/connected';
import { useChainConfig } from '@rab/wallet-context';
import type { Stories } from '../Story.ts';

function OnThisChain({ words }: { words?: string }) {
  return (
    <TransactionLink hash={`0x${'12'.repeat(32)}`} chain={useChainConfig()}>
      {words}
    </TransactionLink>
  );
}

export const stories: Stories = {
  'with a hash': { draw: () => <OnThisChain /> },
  'with words of its own': { draw: () => <OnThisChain words="2026-11-22 23:00 UTC" /> },
};
