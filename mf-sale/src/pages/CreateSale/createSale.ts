import { type ChainConfig, contractAddress, paths } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import { presaleFactoryAbi } from '@rab/contracts/abis';
import {
  type CreationCost,
  type CreationTerms,
  getPlatformFees,
  saleParams,
  type VerifiedToken,
  vestingParams,
} from '@rab/launchpad';
import { askAgain, defineRead, type ReadContext, topics } from '@rab/wallet-context';
import { type Destination, getFlatFee, leadsTo } from '@rab/wallet-context/contract';
import { listingPlaces } from '../listingPlaces.ts';
import type { SaleInfo } from './saleInfoSchema.ts';

/** Everything the factory takes besides the project info. */
export interface NewSale {
  verify: VerifiedToken;
  sale: SaleInfo;
}

const capParams = ({ sale: { softCap, hardCap, listing } }: NewSale) => ({
  softCap,
  hardCap,
  liquidityPercent: listing.liquidityPercent,
  listingRate: listing.listingRate,
  lockPeriod: listing.lockPeriod,
});

/** What the factory charges and takes for this very sale. */
export async function getSaleCost(context: ReadContext, sale: NewSale): Promise<CreationCost> {
  const [flatFee, platformFees, tokens] = await Promise.all([
    getFlatFee(context, 'launchpadFactory'),
    getPlatformFees(context),
    context.client.readContract({
      address: contractAddress(context.chain, 'launchpadFactory'),
      abi: presaleFactoryAbi,
      functionName: 'amountNeeded',
      args: [saleParams(sale.verify, sale.sale), capParams(sale)],
    }),
  ]);
  return { flatFee, ...platformFees, tokens };
}

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
  contractCall({
    address: contractAddress(chain, 'launchpadFactory'),
    abi: presaleFactoryAbi,
    functionName: 'create',
    args: [
      saleParams(sale.verify, sale.sale),
      capParams(sale),
      listingPlaces(chain, sale.sale.listing.exchange, { owner, projectInfoHash }),
      vestingParams(sale.sale),
      agreed,
    ],
    value: agreed.flatFee,
    emits: { eventName: 'PresaleCreated', sender: 'owner' },
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
