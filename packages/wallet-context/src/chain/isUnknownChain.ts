import { SwitchChainError } from 'viem';

/** Deeper than any wallet wraps an error. */
const MAX_DEPTH = 5;

/**
 * Whether a wallet says that it does not know a chain: code 4902, also where it is wrapped into another error, as
 * MetaMask on phones does (`-32603` with `data.originalError.code` 4902).
 */
export function isUnknownChain(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return false;
  const { code, data, cause, originalError } = error as Record<string, unknown>;
  return (
    code === SwitchChainError.code || [data, cause, originalError].some((inner) => isUnknownChain(inner, depth + 1))
  );
}
