import { type ChainConfig, contractAddress } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import { fairLaunchFactoryAbi } from '@rab/contracts/abis';
import { type Address, type ChainClient, eventOf, type TransactionReceipt } from '@rab/wallet-context/contract';
import type { FairLaunchTerms } from './fairLaunchInfoSchema.ts';
import type { VerifiedFairToken } from './verifyFairTokenSchema.ts';

/** Everything the factory takes besides the project info. */
export interface NewFairLaunch {
  verified: VerifiedFairToken;
  terms: FairLaunchTerms;
}

const infoParams = ({ verified, terms }: NewFairLaunch) => ({
  saleToken: verified.token,
  baseToken: verified.baseToken,
  sellingAmount: terms.sellingAmount,
  softCap: terms.softCap,
  maxOwnerReceive: terms.maxOwnerReceive,
  liquidityPercent: terms.liquidityPercent,
  startTime: terms.startTime,
  endTime: terms.endTime,
  lockPeriod: terms.lockPeriod,
  feeOption: verified.feeOption,
});

const NO_TEAM = { totalTokens: 0n, firstReleaseDelay: 0n, firstReleaseBps: 0n, period: 0n, releaseBps: 0n };

const teamParams = ({ terms: { team } }: NewFairLaunch) => ({ usingTeamVesting: team !== null, ...(team ?? NO_TEAM) });

/** What the factory charges and takes for this very launch: `flatFee` in wei, `tokens` in base units. */
export async function readFairLaunchCost(
  client: ChainClient,
  chain: ChainConfig,
  launch: NewFairLaunch,
): Promise<{ flatFee: bigint; tokens: bigint }> {
  const address = contractAddress(chain, 'fairLaunchFactory');
  const [flatFee, tokens] = await Promise.all([
    client.readContract({ address, abi: fairLaunchFactoryAbi, functionName: 'flatFee' }),
    client.readContract({
      address,
      abi: fairLaunchFactoryAbi,
      functionName: 'amountNeeded',
      args: [infoParams(launch), teamParams(launch)],
    }),
  ]);
  return { flatFee, tokens };
}

/** Creates the fair launch for `owner`; `flatFee` in wei goes with the call. */
export const createFairLaunchCall = (
  chain: ChainConfig,
  launch: NewFairLaunch,
  owner: Address,
  projectInfoHash: string,
  flatFee: bigint,
): ContractCall =>
  contractCall({
    address: contractAddress(chain, 'fairLaunchFactory'),
    abi: fairLaunchFactoryAbi,
    functionName: 'create',
    args: [
      infoParams(launch),
      { presaleOwner: owner, factory: launch.terms.exchange, projectInfoHash },
      teamParams(launch),
    ],
    value: flatFee,
  });

/**
 * The fair launch that a transaction created, from the event of the chain's own factory, which alone makes one genuine;
 * null when it created none.
 */
export const createdFairLaunch = (chain: ChainConfig, receipt: Pick<TransactionReceipt, 'logs'>) =>
  eventOf(receipt, contractAddress(chain, 'fairLaunchFactory'), fairLaunchFactoryAbi, 'FairLaunchCreated');
