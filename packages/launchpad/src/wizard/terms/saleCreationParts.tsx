import { topics } from '@rab/wallet-context';
import type { ReactNode } from 'react';

/** What the creations of all sales at a fixed price have in common. */
export const saleCreationParts = {
  touches: [topics.sales],
  outcome: (fee: ReactNode) => (
    <>, and you pay the creation fee of {fee}. Until the sale starts, you can cancel it and withdraw the tokens.</>
  ),
};

export const saleCreationWords = {
  noun: 'sale',
  notStored: 'We couldn’t save the project info. You can add it later on the sale’s page.',
  summary: (symbol: string) => `Create the sale of ${symbol}`,
  failed: 'Create launchpad failed',
};
