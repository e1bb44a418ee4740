import { type ContractCall, contractCall, type GrowStatus } from '@rab/contracts';
import { privateSaleAbi } from '@rab/contracts/abis';
import type { Sale } from '@rab/launchpad';

type OfGrow = Pick<Sale, 'id'>;

/** The administrator's next step of the review: LISTING, then SATISFY or NOT_SATISFY (OWN-07). */
export const setStatusCall = ({ id }: OfGrow, status: GrowStatus): ContractCall =>
  contractCall({
    address: id,
    abi: privateSaleAbi,
    functionName: 'setStatusByRAB',
    args: [status],
    emits: { eventName: 'StatusSetByRAB' },
  });

/** Shows a grow in the lists, or hides it; for the administrator (OWN-07). */
export const setVisibleCall = ({ id }: OfGrow, isVisible: boolean): ContractCall =>
  contractCall({
    address: id,
    abi: privateSaleAbi,
    functionName: 'setIsVisible',
    args: [isVisible],
    emits: { eventName: 'VisibilitySet' },
  });

/** Pays the raise of a reviewed grow out (OWN-08). */
export const finalizeGrowCall = ({ id }: OfGrow): ContractCall =>
  contractCall({
    address: id,
    abi: privateSaleAbi,
    functionName: 'finalized',
    args: [],
    emits: { eventName: 'Finalized' },
  });
