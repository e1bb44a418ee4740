import { proRataFactoryAbi } from '@rab/contracts/abis/pro-rata';
import { type ContractCall, contractCall } from '../call/contractCall.ts';
import type { NewFairLaunch } from './createFairLaunchCall.ts';

/** What the factory of pro rata sales takes: a fair launch and a hard cap, base units. */
export interface NewProRata extends NewFairLaunch {
  hardCap: bigint;
}

/** Creates a pro rata sale, for the owner that it names. */
export const createProRataCall = ({ factory, info, hardCap, places, team, agreed }: NewProRata): ContractCall =>
  contractCall({
    address: factory,
    abi: proRataFactoryAbi,
    functionName: 'create',
    args: [info, hardCap, places, team, agreed],
    value: agreed.flatFee,
    emits: { eventName: 'ProRataCreated', sender: 'owner' },
  });
