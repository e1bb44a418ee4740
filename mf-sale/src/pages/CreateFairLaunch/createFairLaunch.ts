import { type ChainConfig, contractAddress, type ProjectInfo, paths } from '@rab/config';
import type { ContractCall } from '@rab/contracts';
import { fairLaunchFactoryAbi } from '@rab/contracts/abis';
import { createFairLaunchCall as createCall } from '@rab/contracts/sale-calls';
import type { CreationTerms } from '@rab/launchpad';
import { type CreationCost, getLaunchCost } from '@rab/sdk/sales';
import { askAgain, defineRead, type ReadContext, topics } from '@rab/wallet-context';
import { type Destination, leadsTo } from '@rab/wallet-context/transactions';
import { listingPlaces } from '../listingPlaces.ts';
import type { FairLaunchTerms } from './fairLaunchInfoSchema.ts';
import type { VerifiedFairToken } from './verifyFairTokenSchema.ts';

/** Everything the factory takes besides the project info. */
export interface NewFairLaunch {
  verify: VerifiedFairToken;
  terms: FairLaunchTerms;
}

/** What the steps of the wizard give out. */
export interface FairLaunchValues extends NewFairLaunch {
  info: ProjectInfo;
}

/** The terms as the factory takes them. */
export const infoParams = ({ verify, terms }: NewFairLaunch) => ({
  saleToken: verify.token,
  baseToken: verify.baseToken,
  sellingAmount: terms.sellingAmount,
  softCap: terms.softCap,
  maxOwnerReceive: terms.maxOwnerReceive,
  liquidityPercent: terms.liquidityPercent,
  startTime: terms.startTime,
  endTime: terms.endTime,
  lockPeriod: terms.lockPeriod,
  feeOption: verify.feeOption,
});

const NO_TEAM = { totalTokens: 0n, firstReleaseDelay: 0n, firstReleaseBps: 0n, period: 0n, releaseBps: 0n };

export const teamParams = ({ terms: { team } }: NewFairLaunch) => ({
  usingTeamVesting: team !== null,
  ...(team ?? NO_TEAM),
});

/** What the factory charges and takes for this very launch. */
export const getFairLaunchCost = (context: ReadContext, launch: NewFairLaunch): Promise<CreationCost> =>
  getLaunchCost(context, { info: infoParams(launch), team: teamParams(launch) });

export const { useRead: useFairLaunchCost } = defineRead({
  name: 'fairLaunchCost',
  get: getFairLaunchCost,
  about: () => [topics.settings],
  ...askAgain,
});

/** Creates the fair launch for `owner`; the flat fee of the agreed ones goes with the call (PRM-07). */
export const createFairLaunchCall = (
  chain: ChainConfig,
  launch: NewFairLaunch,
  { owner, projectInfoHash, agreed }: CreationTerms,
): ContractCall =>
  createCall({
    factory: contractAddress(chain, 'fairLaunchFactory'),
    info: infoParams(launch),
    places: listingPlaces(chain, launch.terms.exchange, { owner, projectInfoHash }),
    team: teamParams(launch),
    agreed,
  });

export const toNewFairLaunch = (chain: ChainConfig): Destination =>
  leadsTo({
    emitter: contractAddress(chain, 'fairLaunchFactory'),
    abi: fairLaunchFactoryAbi,
    eventName: 'FairLaunchCreated',
    argument: 'fairLaunch',
    path: paths.fairLaunch,
  });
