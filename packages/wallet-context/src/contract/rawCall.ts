import type { ContractCall } from '@rab/contracts';
import { encodeFunctionData } from 'viem';
import type { RefusalParameters } from './getRefusal.ts';

/** A call as a node takes it. */
export const rawCall = ({ address, value, ...call }: ContractCall): RefusalParameters['act'] => ({
  to: address,
  data: encodeFunctionData(call),
  ...(value !== undefined && { value }),
});
