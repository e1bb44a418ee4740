import { presaleFactoryAbi } from '@rab/contracts/abis';
import type { Address, ContractFunctionArgs } from 'viem';
import { type ContractCall, contractCall } from '../call/contractCall.ts';

type Create = ContractFunctionArgs<typeof presaleFactoryAbi, 'payable', 'create'>;
type Leaving = ContractFunctionArgs<typeof presaleFactoryAbi, 'payable', 'createWithLeaving'>[5];

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
  /** Until how many seconds after the start buyers may leave, and what per mille of a deposit stays then; missing: never. */
  leaving?: Leaving | undefined;
}

/** Creates a presale (RAB Sale), for the owner that it names. */
export function createPresaleCall({
  factory,
  terms,
  caps,
  places,
  vesting,
  agreed,
  leaving,
}: NewPresale): ContractCall {
  const creation = {
    address: factory,
    abi: presaleFactoryAbi,
    value: agreed.flatFee,
    emits: { eventName: 'PresaleCreated', sender: 'owner' },
  } as const;
  const args = [terms, caps, places, vesting, agreed] as const;
  return leaving
    ? contractCall({ ...creation, functionName: 'createWithLeaving', args: [...args, leaving] })
    : contractCall({ ...creation, functionName: 'create', args });
}
