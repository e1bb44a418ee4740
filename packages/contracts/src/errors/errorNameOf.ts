import { BaseError, ContractFunctionRevertedError } from 'viem';

/** Name of the custom error with which a contract refused a simulation or transaction; undefined for any other failure. */
export function errorNameOf(error: unknown): string | undefined {
  if (!(error instanceof BaseError)) return undefined;
  const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError);
  return reverted instanceof ContractFunctionRevertedError ? reverted.data?.errorName : undefined;
}
