import { BaseError, ContractFunctionRevertedError, isHex } from 'viem';

/** Where wallets, nodes and libraries put the error that they wrap. */
const WRAPPERS = ['cause', 'error', 'originalError', 'data', 'info', 'result', 'value', 'body'] as const;
const DEEPEST = 8;

/** An error as it is wrapped: itself and what it wraps, however deeply, outermost first. JSON in its words is read as well. */
export function errorLayers(error: unknown, depth = 0): readonly ErrorLayer[] {
  if (depth > DEEPEST) return [];
  if (typeof error === 'string') return isHex(error) ? [] : [{ words: error }, ...layersInWords(error, depth)];
  if (typeof error !== 'object' || error === null) return [];
  const wrapped = error as Record<string, unknown>;
  const words = wordsOf(wrapped);
  const { name, code, statusCode = code } = wrapped;
  return [
    { words, name, codes: [code, statusCode] },
    ...layersInWords(words, depth),
    ...WRAPPERS.flatMap((key) => errorLayers(wrapped[key], depth + 1)),
  ];
}

export interface ErrorLayer {
  /** What it says, '' for nothing. */
  words: string;
  name?: unknown;
  codes?: readonly unknown[];
}

/** viem's whole message repeats the call, and with it what a person has typed. */
function wordsOf(error: Record<string, unknown>): string {
  if (error instanceof ContractFunctionRevertedError && error.reason) return error.reason;
  return String((error instanceof BaseError ? error.details : error.message) ?? '');
}

function layersInWords(words: string, depth: number): readonly ErrorLayer[] {
  const [json] = /\{.*\}/s.exec(words) ?? [];
  if (!json) return [];
  try {
    return errorLayers(JSON.parse(json), depth + 1);
  } catch {
    return [];
  }
}

/** True where a contract refused: what it says about users or funds does not come from the wallet. */
export const isOfContract = (error: unknown): boolean =>
  errorLayers(error).some(({ words }) => /\brevert/i.test(words)) ||
  // made of a contract's own words, and of nothing that a wallet or a node has said
  (error instanceof BaseError &&
    error.walk((cause) => cause instanceof ContractFunctionRevertedError && (!cause.cause || !!cause.data)) !== null);
