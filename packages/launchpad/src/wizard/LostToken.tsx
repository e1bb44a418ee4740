import { Notice } from '@rab/ui';

export interface LostTokenProps {
  /** Name of the chain that does not know the token. */
  chain: string;
  /** The draft waits on the chain that was shown before. */
  canReturn: boolean;
}

/** Why the wizard is back at its first step. */
export function LostToken({ chain, canReturn }: LostTokenProps) {
  return (
    <Notice tone="warning" title={`Your token is not on ${chain}`}>
      The wizard begins anew.
      {canReturn && ' Change the network back, and everything you filled in is here again.'}
    </Notice>
  );
}
