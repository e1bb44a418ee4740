import { contractAddress } from '@rab/config';
import { fairLaunchFactoryAbi, presaleFactoryAbi, privateSaleFactoryAbi } from '@rab/contracts/abis';
import { FAIR_LAUNCH_LIMITS } from '@rab/contracts/limits';
import type { NewFairLaunch, NewPresale, NewPrivateSale } from '@rab/contracts/sale-calls';
import type { ReadContext } from '../ReadContext.ts';
import { getPlatformFees } from '../settings/getPlatformFees.ts';
import { getFlatFee } from '../tokens/getFlatFee.ts';

/** What the platform asks for now; the creation carries it as the most that its creator agrees to. */
export interface AgreedFees {
  /** Wei. */
  flatFee: bigint;
  /** Per mille of the raise. */
  baseFee: bigint;
  /** Per mille of the tokens sold. */
  tokenFee: bigint;
}

/** What the factory asks for. */
export interface CreationCost extends AgreedFees {
  /** Base units of the sold token. */
  tokens: bigint;
}

/** What the creation of this very presale costs. */
export async function getPresaleCost(
  context: ReadContext,
  { terms, caps }: Pick<NewPresale, 'terms' | 'caps'>,
): Promise<CreationCost> {
  const address = contractAddress(context.chain, 'launchpadFactory');
  const [flatFee, platformFees, tokens] = await Promise.all([
    getFlatFee(context, 'launchpadFactory'),
    getPlatformFees(context),
    context.client.readContract({ address, abi: presaleFactoryAbi, functionName: 'amountNeeded', args: [terms, caps] }),
  ]);
  return { flatFee, ...platformFees, tokens };
}

/** What the creation of this very private sale costs. */
export async function getPrivateSaleCost(
  context: ReadContext,
  { terms, caps }: Pick<NewPrivateSale, 'terms' | 'caps'>,
): Promise<CreationCost> {
  const abi = privateSaleFactoryAbi;
  const address = contractAddress(context.chain, 'privateSaleFactory');
  const [flatFee, platformFees, tokens] = await Promise.all([
    getFlatFee(context, 'privateSaleFactory'),
    getPlatformFees(context),
    context.client.readContract({ address, abi, functionName: 'amountNeeded', args: [terms, caps] }),
  ]);
  return { flatFee, ...platformFees, tokens };
}

/** What the creation of this very fair launch, or pro rata sale, costs: the fees of an option never change. */
export async function getLaunchCost(
  context: ReadContext,
  { info, team }: Pick<NewFairLaunch, 'info' | 'team'>,
  factory: 'fairLaunchFactory' | 'proRataFactory' = 'fairLaunchFactory',
): Promise<CreationCost> {
  const abi = fairLaunchFactoryAbi;
  const address = contractAddress(context.chain, factory);
  const [flatFee, tokens] = await Promise.all([
    getFlatFee(context, factory),
    context.client.readContract({ address, abi, functionName: 'amountNeeded', args: [info, team] }),
  ]);
  return { flatFee, ...FAIR_LAUNCH_LIMITS.fees[info.feeOption === 2n ? 2 : 1], tokens };
}
