import type { ContractErrorName as NamesOf } from 'viem';
import type * as abis from '../abis/generated.ts';

/** Name of any custom error that our contracts can revert with. */
export type ContractErrorName = { [Name in keyof typeof abis]: NamesOf<(typeof abis)[Name]> }[keyof typeof abis];
