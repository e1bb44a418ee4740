import { fairLaunchFactoryAbi } from '@rab/contracts/abis';
import type { Address, ContractFunctionArgs } from 'viem';
import { type ContractCall, contractCall } from '../call/contractCall.ts';

type Create = ContractFunctionArgs<typeof fairLaunchFactoryAbi, 'payable', 'create'>;

/** What the factory of fair launches takes, in its own structs: a new term of the contract stops the build here. */
export interface NewFairLaunch {
  factory: Address;
  info: Create[0];
  /** Its owner, the exchange that it lists on and the other one, and the hash of its project info. */
  places: Create[1];
  team: Create[2];
  /** The most that its creator agrees to pay; the flat fee goes with the call. */
  agreed: Create[3];
}

/** Creates a fair launch, for the owner that it names. */
export const createFairLaunchCall = ({ factory, info, places, team, agreed }: NewFairLaunch): ContractCall =>
  contractCall({
    address: factory,
    abi: fairLaunchFactoryAbi,
    functionName: 'create',
    args: [info, places, team, agreed],
    value: agreed.flatFee,
    emits: { eventName: 'FairLaunchCreated', sender: 'owner' },
  });
