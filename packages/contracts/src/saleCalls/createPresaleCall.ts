import { presaleFactoryAbi } from '@rab/contracts/abis';
import type { Address, ContractFunctionArgs } from 'viem';
import { type ContractCall, contractCall } from '../call/contractCall.ts';

type Create = ContractFunctionArgs<typeof presaleFactoryAbi, 'payable', 'create'>;

/** What the factory of presales takes, in its own structs: a term that it gets is missing here until it is given. */
export interface NewPresale {
  factory: Address;
  terms: Create[0];
  caps: Create[1];
  /** Its owner, the exchange that it lists on and the other one, and the hash of its project info. */
  places: Create[2];
  vesting: Create[3];
  /** The most that its creator agrees to pay; the flat fee goes with the call. */
  agreed: Create[4];
}

/** Creates a presale (RAB Sale), for the owner that it names. */
export const createPresaleCall = ({ factory, terms, caps, places, vesting, agreed }: NewPresale): ContractCall =>
  contractCall({
    address: factory,
    abi: presaleFactoryAbi,
    functionName: 'create',
    args: [terms, caps, places, vesting, agreed],
    value: agreed.flatFee,
    emits: { eventName: 'PresaleCreated', sender: 'owner' },
  });
