import { type ContractCall, contractCall } from '@rab/contracts';
import { presaleAbi } from '@rab/contracts/abis';
import type { Sale } from '@rab/sdk/sales';

// the token check tries it as well
export { addLiquidityCall } from '@rab/contracts/sale-calls';

type OfSale = Pick<Sale, 'id'>;

/**
 * Lists a successful sale or fair launch on the announced exchange after all, else notes that it refuses; an hour after the note,
 * lists on the other one. Which of these it did is in its events.
 */
export const addLiquidityElsewhereCall = ({ id }: OfSale): ContractCall =>
  contractCall({ address: id, abi: presaleAbi, functionName: 'addLiquidityElsewhere', args: [] });
