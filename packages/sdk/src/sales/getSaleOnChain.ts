import type { SaleKindKey } from '@rab/config';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import { getChainGrow } from './growOnChain.ts';
import { getChainLaunch } from './launchOnChain.ts';
import { getChainSale } from './presaleOnChain.ts';
import { getChainProRata } from './proRataOnChain.ts';
import type { Sale } from './Sale.ts';

const READERS: Record<SaleKindKey, (context: ReadContext, id: Address) => Promise<Sale>> = {
  presale: getChainSale,
  privateSale: getChainGrow,
  fairLaunch: getChainLaunch,
  proRata: getChainProRata,
};

/** A sale of a kind out of its own contract, without the indexer: pair, labels, deposits and referrers are empty. */
export const getSaleOnChain = (context: ReadContext, kind: SaleKindKey, id: Address): Promise<Sale> =>
  READERS[kind](context, id);
