import { Amount, Notice } from '@rab/ui';
import type { TokenInfo } from '@rab/wallet-context/contract';
import type { ReactNode } from 'react';

export interface TokensTakenProps {
  /** Base units. */
  needed: bigint;
  token: Pick<TokenInfo, 'decimals' | 'symbol'>;
  /** How the sentence goes on. */
  children?: ReactNode;
}

/** How many tokens creation will take. */
export function TokensTaken({ needed, token, children }: TokensTakenProps) {
  return (
    <Notice tone="info">
      The sale will take <Amount value={needed} decimals={token.decimals} symbol={token.symbol} /> of your wallet when
      it is created
      {children}.
    </Notice>
  );
}
