import { type Hex, UnknownBundleIdError } from 'viem';
import type { Config } from 'wagmi';
import { getCallsStatus } from 'wagmi/actions';

/** `mined` by the transaction that held the last call; the chain itself says whether that one succeeded. */
export type CallsEnd = { kind: 'mined'; hash: Hex } | { kind: 'failed'; hash?: Hex };

export interface FollowCallsOptions {
  /** False once the wallet does not know the request any more. */
  onKnown?: (isKnown: boolean) => void;
}

const POLLING_MS = 1_000;
const UNKNOWN_POLLING_MS = 5_000;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks the wallet how several calls that it took as one request (EIP-5792) ended. While the wallet is away, as after a
 * reload before it is connected again, it goes on asking. It never rejects.
 */
export async function followCalls(config: Config, id: string, { onKnown }: FollowCallsOptions = {}): Promise<CallsEnd> {
  let wasKnown = true;
  for (;;) {
    const step = await getCallsStatus(config, { id }).catch((error: unknown) =>
      error instanceof UnknownBundleIdError ? ('unknown' as const) : ('wallet away' as const),
    );
    if (typeof step === 'object') {
      const hash = step.receipts?.at(-1)?.transactionHash;
      if (step.status === 'failure') return { kind: 'failed', ...(hash && { hash }) };
      if (step.status === 'success' && hash) return { kind: 'mined', hash };
    }
    const isKnown: boolean = step === 'wallet away' ? wasKnown : step !== 'unknown';
    if (isKnown !== wasKnown) onKnown?.(isKnown);
    wasKnown = isKnown;
    await sleep(isKnown ? POLLING_MS : UNKNOWN_POLLING_MS);
  }
}
