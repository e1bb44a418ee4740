import { topics } from '@rab/wallet-context';
import type { ReactNode } from 'react';

/** What the creations of all sales at a fixed price have in common. */
export const saleCreationParts = {
  touches: [topics.sales],
  outcome: (fee: ReactNode) => (
    <>, and the creation fee of {fee}. Before the start you can cancel and take the tokens back.</>
  ),
};

export const saleCreationWords = {
  noun: 'sale',
  notStored: 'The project info could not be stored. You can add it later on the sale’s page.',
  summary: (symbol: string) => `Create the sale of ${symbol}`,
  failed: 'Create launchpad failed',
};
