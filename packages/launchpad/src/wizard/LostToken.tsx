import { Notice } from '@rab/ui';
import { useChainConfig } from '@rab/wallet-context';

/** Why the wizard is back at its first step; `canReturn`: the draft waits on the chain that was shown before. */
export function LostToken({ canReturn }: { canReturn: boolean }) {
  const { name } = useChainConfig();
  return (
    <Notice tone="warning" title={`Your token is not on ${name}`}>
      The wizard begins anew.
      {canReturn && ' Change the network back, and everything you filled in is here again.'}
    </Notice>
  );
}
