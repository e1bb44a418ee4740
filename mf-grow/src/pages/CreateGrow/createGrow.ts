import { type ChainConfig, contractAddress, type ProjectInfo, paths } from '@rab/config';
import type { ContractCall } from '@rab/contracts';
import { privateSaleFactoryAbi } from '@rab/contracts/abis';
import { createPrivateSaleCall } from '@rab/contracts/sale-calls';
import { type CreationTerms, saleParams, type VerifiedToken, vestingParams } from '@rab/launchpad';
import { type CreationCost, getPrivateSaleCost } from '@rab/sdk/sales';
import { askAgain, defineRead, type ReadContext, topics } from '@rab/wallet-context';
import { type Destination, leadsTo } from '@rab/wallet-context/transactions';
import type { GrowInfo } from './growInfoSchema.ts';

/** Everything the factory takes besides the project info. */
export interface NewGrow {
  verify: VerifiedToken;
  sale: GrowInfo;
}

/** What the steps of the wizard give out. */
export interface GrowValues extends NewGrow {
  info: ProjectInfo;
}

const capParams = ({ sale: { softCap, hardCap } }: NewGrow) => ({ softCap, hardCap });

/** None where the raise is paid out at once. */
const partParams = ({ sale: { parts, partPeriod } }: NewGrow) =>
  parts === 0n ? undefined : { count: parts, period: partPeriod };

/** What the factory charges and takes for this very sale. */
export const getGrowCost = (context: ReadContext, grow: NewGrow): Promise<CreationCost> =>
  getPrivateSaleCost(context, { terms: saleParams(grow.verify, grow.sale), caps: capParams(grow) });

export const { useRead: useGrowCost } = defineRead({
  name: 'growCost',
  get: getGrowCost,
  about: () => [topics.settings],
  ...askAgain,
});

/** Creates the private sale for `owner`; the flat fee of the agreed ones goes with the call (WIZ-16, PRM-07). */
export const createGrowCall = (
  chain: ChainConfig,
  grow: NewGrow,
  { owner, projectInfoHash, agreed }: CreationTerms,
): ContractCall =>
  createPrivateSaleCall({
    factory: contractAddress(chain, 'privateSaleFactory'),
    terms: saleParams(grow.verify, grow.sale),
    caps: capParams(grow),
    places: { presaleOwner: owner, projectInfoHash },
    vesting: vestingParams(grow.sale),
    parts: partParams(grow),
    agreed,
  });

/** A new private sale leads to its own page. */
export const toNewGrow = (chain: ChainConfig): Destination =>
  leadsTo({
    emitter: contractAddress(chain, 'privateSaleFactory'),
    abi: privateSaleFactoryAbi,
    eventName: 'PrivateSaleCreated',
    argument: 'privateSale',
    path: paths.grow,
  });
