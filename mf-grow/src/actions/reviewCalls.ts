import { type ContractCall, contractCall } from '@rab/contracts';
import { privateSaleAbi } from '@rab/contracts/abis';
import type { Sale } from '@rab/launchpad';

// the token check tries it as well
export { setStatusCall } from '@rab/contracts/sale-calls';

type OfGrow = Pick<Sale, 'id'>;

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
