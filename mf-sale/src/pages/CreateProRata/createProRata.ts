import { type ChainConfig, contractAddress, type ProjectInfo, paths } from '@rab/config';
import type { ContractCall } from '@rab/contracts';
import { proRataFactoryAbi } from '@rab/contracts/abis/pro-rata';
import { createProRataCall as createCall } from '@rab/contracts/sale-calls';
import type { CreationTerms } from '@rab/launchpad';
import { type CreationCost, getLaunchCost } from '@rab/sdk/sales';
import { askAgain, defineRead, type ReadContext, topics } from '@rab/wallet-context';
import { type Destination, leadsTo } from '@rab/wallet-context/transactions';
import { infoParams, teamParams } from '../CreateFairLaunch/createFairLaunch.ts';
import type { VerifiedFairToken } from '../CreateFairLaunch/verifyFairTokenSchema.ts';
import { listingPlaces } from '../listingPlaces.ts';
import type { ProRataTerms } from './proRataInfoSchema.ts';

/** Everything the factory takes besides the project info. */
export interface NewProRata {
  verify: VerifiedFairToken;
  terms: ProRataTerms;
}

/** What the steps of the wizard give out. */
export interface ProRataValues extends NewProRata {
  info: ProjectInfo;
}

/** What the factory charges and takes for this very sale. */
export const getProRataCost = (context: ReadContext, sale: NewProRata): Promise<CreationCost> =>
  getLaunchCost(context, { info: infoParams(sale), team: teamParams(sale) }, 'proRataFactory');

export const { useRead: useProRataCost } = defineRead({
  name: 'proRataCost',
  get: getProRataCost,
  about: () => [topics.settings],
  ...askAgain,
});

/** Creates the pro rata sale for `owner`; the flat fee of the agreed ones goes with the call (PRM-07). */
export const createProRataCall = (
  chain: ChainConfig,
  sale: NewProRata,
  { owner, projectInfoHash, agreed }: CreationTerms,
): ContractCall =>
  createCall({
    factory: contractAddress(chain, 'proRataFactory'),
    info: infoParams(sale),
    hardCap: sale.terms.hardCap,
    places: listingPlaces(chain, sale.terms.exchange, { owner, projectInfoHash }),
    team: teamParams(sale),
    agreed,
  });

export const toNewProRata = (chain: ChainConfig): Destination =>
  leadsTo({
    emitter: contractAddress(chain, 'proRataFactory'),
    abi: proRataFactoryAbi,
    eventName: 'ProRataCreated',
    argument: 'proRata',
    path: paths.proRata,
  });
