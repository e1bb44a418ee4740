import { BaseError, ContractFunctionRevertedError, ExecutionRevertedError } from 'viem';

/** The revert behind a failed simulation, with its data if the node returns it; null for every other failure. */
export function revertOf(error: unknown): ContractFunctionRevertedError | ExecutionRevertedError | null {
  const isRevert = (cause: unknown) =>
    cause instanceof ContractFunctionRevertedError || cause instanceof ExecutionRevertedError;
  return error instanceof BaseError ? (error.walk(isRevert) as ReturnType<typeof revertOf>) : null;
}
