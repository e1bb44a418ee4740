import { privateSaleFactoryAbi } from '@rab/contracts/abis';
import type { Address, ContractFunctionArgs } from 'viem';
import { type ContractCall, contractCall } from '../call/contractCall.ts';

type Create = ContractFunctionArgs<typeof privateSaleFactoryAbi, 'payable', 'create'>;

/** What the factory of private sales takes, in its own structs: a term that it gets is missing here until it is given. */
export interface NewPrivateSale {
  factory: Address;
  terms: Create[0];
  caps: Create[1];
  /** Its owner, and the hash of its project info. */
  places: Create[2];
  vesting: Create[3];
  /** The most that its creator agrees to pay; the flat fee goes with the call. */
  agreed: Create[4];
}

/** Creates a private sale (RAB Grow), for the owner that it names. */
export const createPrivateSaleCall = ({
  factory,
  terms,
  caps,
  places,
  vesting,
  agreed,
}: NewPrivateSale): ContractCall =>
  contractCall({
    address: factory,
    abi: privateSaleFactoryAbi,
    functionName: 'create',
    args: [terms, caps, places, vesting, agreed],
    value: agreed.flatFee,
    emits: { eventName: 'PrivateSaleCreated', sender: 'owner' },
  });
