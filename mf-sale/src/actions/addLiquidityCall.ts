import { type ContractCall, contractCall } from '@rab/contracts';
import { presaleAbi } from '@rab/contracts/abis';
import type { Sale } from '@rab/launchpad';

/** Lists a successful sale: liquidity is added and locked. */
export const addLiquidityCall = ({ id }: Pick<Sale, 'id'>): ContractCall =>
  contractCall({
    address: id,
    abi: presaleAbi,
    functionName: 'addLiquidity',
    args: [],
    emits: { eventName: 'Finalized' },
  });
