import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { topics } from '@rab/wallet-context';
import type { ReactNode } from 'react';

/** What the creations of all sales at a fixed price have in common. */
export const saleCreationParts = {
  touches: [topics.sales],
  outcome: (fee: ReactNode) => (
    <Trans>
      You also pay the creation fee of {fee}. Until the sale starts, you can cancel it and withdraw the tokens.
    </Trans>
  ),
};

export const saleCreationWords = {
  notStored: msg`We couldn’t save the project info. You can add it later on the sale’s page.`,
  summary: (symbol: string) => msg`Create the sale of ${symbol}`,
  failed: msg`Create launchpad failed`,
};
