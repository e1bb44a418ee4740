/** As viem calls what a contract refused. By name: a page may hold several copies of the library. */
const REVERTED = 'ContractFunctionRevertedError';

interface Layer {
  name?: unknown;
  data?: { errorName?: string } | undefined;
  cause?: Layer | null;
}

/** Name of the custom error with which a contract refused a simulation or transaction; undefined for any other failure. */
export function errorNameOf(error: unknown): string | undefined {
  let layer = error as Layer | null | undefined;
  while (layer && layer.name !== REVERTED) layer = layer.cause;
  return layer?.data?.errorName;
}
