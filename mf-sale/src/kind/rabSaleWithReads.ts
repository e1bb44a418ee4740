import type { SaleKindWithReads } from '@rab/launchpad';
import { useChainSale, useLiveSale } from '../queries/liveSale.ts';
import { rabSale } from './rabSale.ts';

/** RAB Sale with the reads of one sale. */
export const rabSaleWithReads: SaleKindWithReads = { ...rabSale, useLiveState: useLiveSale, useChainSale };
