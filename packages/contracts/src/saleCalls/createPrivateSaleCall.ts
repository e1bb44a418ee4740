import { privateSaleFactoryAbi } from '@rab/contracts/abis';
import type { Address, ContractFunctionArgs } from 'viem';
import { type ContractCall, contractCall } from '../call/contractCall.ts';

type Create = ContractFunctionArgs<typeof privateSaleFactoryAbi, 'payable', 'create'>;
type Parts = ContractFunctionArgs<typeof privateSaleFactoryAbi, 'payable', 'createInParts'>[5];

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
  /** In how many parts the raise is paid out, and how many seconds apart; missing: all at once (RGT-05). */
  parts?: Parts | undefined;
}

/** Creates a private sale (RAB Grow), for the owner that it names. */
export function createPrivateSaleCall({
  factory,
  terms,
  caps,
  places,
  vesting,
  agreed,
  parts,
}: NewPrivateSale): ContractCall {
  const creation = {
    address: factory,
    abi: privateSaleFactoryAbi,
    value: agreed.flatFee,
    emits: { eventName: 'PrivateSaleCreated', sender: 'owner' },
  } as const;
  const args = [terms, caps, places, vesting, agreed] as const;
  return parts
    ? contractCall({ ...creation, functionName: 'createInParts', args: [...args, parts] })
    : contractCall({ ...creation, functionName: 'create', args });
}
