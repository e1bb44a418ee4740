import { type Address, encodeFunctionData, type Hex } from 'viem';
import type { ContractCall } from './contractCall.ts';

/** A call as a node takes it; `value` in wei. */
export interface RawCall {
  to: Address;
  data: Hex;
  value?: bigint;
}

/** A typed call, encoded. */
export const rawCall = ({ address, value, ...call }: ContractCall): RawCall => ({
  to: address,
  data: encodeFunctionData(call),
  ...(value !== undefined && { value }),
});
