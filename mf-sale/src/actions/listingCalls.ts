import { type ContractCall, contractCall } from '@rab/contracts';
import { fairLaunchAbi, presaleAbi } from '@rab/contracts/abis';
import type { Sale } from '@rab/launchpad';

type OfSale = Pick<Sale, 'id'>;

const finalized = { eventName: 'Finalized' } as const;

/** Lists a successful sale: liquidity is added and locked. */
export const addLiquidityCall = ({ id }: OfSale): ContractCall =>
  contractCall({ address: id, abi: presaleAbi, functionName: 'addLiquidity', args: [], emits: finalized });

/** Lists a successful sale on its other exchange where the announced one refuses. */
export const addLiquidityElsewhereCall = ({ id }: OfSale): ContractCall =>
  contractCall({ address: id, abi: presaleAbi, functionName: 'addLiquidityElsewhere', args: [], emits: finalized });

/** Lists a successful fair launch at its buyers' price. */
export const listLaunchCall = ({ id }: OfSale): ContractCall =>
  contractCall({ address: id, abi: fairLaunchAbi, functionName: 'addLiquidity', args: [], emits: finalized });

/** Lists a successful fair launch on its other exchange where the announced one refuses. */
export const listLaunchElsewhereCall = ({ id }: OfSale): ContractCall =>
  contractCall({ address: id, abi: fairLaunchAbi, functionName: 'addLiquidityElsewhere', args: [], emits: finalized });
