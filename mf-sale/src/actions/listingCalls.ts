import { type ContractCall, contractCall } from '@rab/contracts';
import { fairLaunchAbi, presaleAbi } from '@rab/contracts/abis';
import type { Sale } from '@rab/launchpad';

type OfSale = Pick<Sale, 'id'>;

const finalized = { eventName: 'Finalized' } as const;

/** Lists a successful sale: liquidity is added and locked. */
export const addLiquidityCall = ({ id }: OfSale): ContractCall =>
  contractCall({ address: id, abi: presaleAbi, functionName: 'addLiquidity', args: [], emits: finalized });

/**
 * Lists a successful sale or fair launch on the announced exchange after all, else notes that it refuses; an hour after the note,
 * lists on the other one. Which of these it did is in its events.
 */
export const addLiquidityElsewhereCall = ({ id }: OfSale): ContractCall =>
  contractCall({ address: id, abi: presaleAbi, functionName: 'addLiquidityElsewhere', args: [] });

/** Lists a successful fair launch at its buyers' price. */
export const listLaunchCall = ({ id }: OfSale): ContractCall =>
  contractCall({ address: id, abi: fairLaunchAbi, functionName: 'addLiquidity', args: [], emits: finalized });
