import { type ChainConfig, contractAddress, type ProjectInfo, paths } from '@rab/config';
import type { ContractCall } from '@rab/contracts';
import { presaleFactoryAbi } from '@rab/contracts/abis';
import { createPresaleCall } from '@rab/contracts/sale-calls';
import { type CreationTerms, saleParams, type VerifiedToken, vestingParams } from '@rab/launchpad';
import { type CreationCost, getPresaleCost } from '@rab/sdk/sales';
import { askAgain, defineRead, type ReadContext, topics } from '@rab/wallet-context';
import { type Destination, leadsTo } from '@rab/wallet-context/transactions';
import { listingPlaces } from '../listingPlaces.ts';
import type { SaleInfo } from './saleInfoSchema.ts';

/** Everything the factory takes besides the project info. */
export interface NewSale {
  verify: VerifiedToken;
  sale: SaleInfo;
}

/** What the steps of the wizard give out. */
export interface SaleValues extends NewSale {
  info: ProjectInfo;
}

/** None where buyers may not leave. */
const leaveParams = ({ sale: { leaveTime, leavePercent } }: NewSale) =>
  leaveTime === 0n ? undefined : { time: leaveTime, cost: leavePercent };

const capParams = ({ sale: { softCap, hardCap, listing } }: NewSale) => {
  const { exchange: _, ...terms } = listing;
  return { softCap, hardCap, ...terms };
};

/** What the factory charges and takes for this very sale. */
export const getSaleCost = (context: ReadContext, sale: NewSale): Promise<CreationCost> =>
  getPresaleCost(context, { terms: saleParams(sale.verify, sale.sale), caps: capParams(sale) });

export const { useRead: useSaleCost } = defineRead({
  name: 'saleCost',
  get: getSaleCost,
  about: () => [topics.settings],
  ...askAgain,
});

/** Creates the sale for `owner`; the flat fee of the agreed ones goes with the call (WIZ-16, PRM-07). */
export const createSaleCall = (
  chain: ChainConfig,
  sale: NewSale,
  { owner, projectInfoHash, agreed }: CreationTerms,
): ContractCall =>
  createPresaleCall({
    factory: contractAddress(chain, 'launchpadFactory'),
    terms: saleParams(sale.verify, sale.sale),
    caps: capParams(sale),
    places: listingPlaces(chain, sale.sale.listing.exchange, { owner, projectInfoHash }),
    vesting: vestingParams(sale.sale),
    leaving: leaveParams(sale),
    agreed,
  });

/** A new sale leads to its own page. */
export const toNewSale = (chain: ChainConfig): Destination =>
  leadsTo({
    emitter: contractAddress(chain, 'launchpadFactory'),
    abi: presaleFactoryAbi,
    eventName: 'PresaleCreated',
    argument: 'presale',
    path: paths.sale,
  });
