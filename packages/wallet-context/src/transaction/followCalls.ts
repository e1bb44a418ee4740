import { type Address, type Hex, isAddressEqual, UnknownBundleIdError } from 'viem';
import type { Config } from 'wagmi';
import { getCallsStatus, getConnection } from 'wagmi/actions';
import { sleep } from './sleep.ts';

/** Several calls that a wallet took as one request. */
export interface SentCalls {
  id: string;
  account: Address;
  /** The wallet that took them. */
  connectorId: string | undefined;
}

/** `mined` by the transaction that held the last call; the chain itself says whether that one succeeded. */
export type CallsEnd = { kind: 'mined'; hash: Hex } | { kind: 'failed'; hash?: Hex } | { kind: 'given up' };

export interface FollowCallsOptions {
  /** Nobody knew the request when it was last looked for. */
  isLost: boolean;
  /** When it is no longer looked for, unix milliseconds. */
  givesUpAt: number;
  /** False once the wallet does not know the request any more. */
  onKnown: (isKnown: boolean) => void;
}

const POLLING_MS = 1_000;
const UNKNOWN_POLLING_MS = 5_000;

/**
 * Asks the wallet how several calls that it took as one request (EIP-5792) ended. While it is away, as after a reload
 * before it is connected again or while the page has another wallet or account, it goes on waiting. It never rejects.
 */
export async function followCalls(
  config: Config,
  { id, account, connectorId }: SentCalls,
  { isLost, givesUpAt, onKnown }: FollowCallsOptions,
): Promise<CallsEnd> {
  const ask = async () => {
    const { connector, address } = getConnection(config);
    if (!connector || !address || connector.id !== connectorId || !isAddressEqual(address, account))
      return 'wallet away' as const;
    return getCallsStatus(config, { id, connector });
  };
  let wasKnown = !isLost;
  for (;;) {
    const step = await ask().catch((error: unknown) =>
      error instanceof UnknownBundleIdError ? ('unknown' as const) : ('wallet away' as const),
    );
    if (typeof step === 'object') {
      const hash = step.receipts?.at(-1)?.transactionHash;
      if (step.status === 'failure') return { kind: 'failed', ...(hash && { hash }) };
      if (step.status === 'success' && hash) return { kind: 'mined', hash };
    } else if (Date.now() >= givesUpAt) return { kind: 'given up' };
    const isKnown: boolean = step === 'wallet away' ? wasKnown : step !== 'unknown';
    if (isKnown !== wasKnown) onKnown(isKnown);
    wasKnown = isKnown;
    await sleep(isKnown ? POLLING_MS : UNKNOWN_POLLING_MS);
  }
}
