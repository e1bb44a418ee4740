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

/** `unshown`: its wallet says that it succeeded, and for a while not by which transaction. `forgotten`: its wallet does not know it any more. `other wallet`: the page has had another one for a while. */
export type CallsSight = 'known' | 'unshown' | 'forgotten' | 'other wallet';

export interface FollowCallsOptions {
  /** Nobody knew the request when it was last looked for. */
  isLost: boolean;
  /** When it is no longer looked for, unix milliseconds. */
  givesUpAt: number;
  /** What is newly known of where the request is. */
  onSight: (sight: CallsSight) => void;
}

const POLLING_MS = 1_000;
const UNKNOWN_POLLING_MS = 5_000;
/** So long another wallet, or an answer without a transaction, is taken for a passing one. */
const PATIENCE_MS = 60_000;

const isSince = (since: number | null, now: number): boolean => since !== null && now - since >= PATIENCE_MS;

/**
 * Asks the wallet how several calls that it took as one request (EIP-5792) ended. While none is connected, as after a
 * reload, it goes on waiting, and while another wallet or account is, too, which it says after a minute. It never rejects.
 */
export async function followCalls(
  config: Config,
  { id, account, connectorId }: SentCalls,
  { isLost, givesUpAt, onSight }: FollowCallsOptions,
): Promise<CallsEnd> {
  const ask = async () => {
    const { connector, address } = getConnection(config);
    if (!connector || !address) return 'no wallet' as const;
    if (connector.id !== connectorId || !isAddressEqual(address, account)) return 'other wallet' as const;
    return getCallsStatus(config, { id, connector }).catch((error: unknown) =>
      error instanceof UnknownBundleIdError ? ('forgotten' as const) : ('other wallet' as const),
    );
  };
  let said: CallsSight | null = isLost ? null : 'known';
  let awaySince: number | null = null;
  let unshownSince: number | null = null;
  for (;;) {
    const step = await ask();
    const now = Date.now();
    if (typeof step === 'object') {
      const hash = step.receipts?.at(-1)?.transactionHash;
      if (step.status === 'failure') return { kind: 'failed', ...(hash && { hash }) };
      if (step.status === 'success' && hash) return { kind: 'mined', hash };
    } else if (now >= givesUpAt) return { kind: 'given up' };
    awaySince = step === 'other wallet' ? (awaySince ?? now) : null;
    unshownSince = typeof step === 'object' && step.status === 'success' ? (unshownSince ?? now) : null;
    let sight: CallsSight | null = said;
    if (typeof step === 'object') sight = isSince(unshownSince, now) ? 'unshown' : 'known';
    else if (step === 'forgotten' || isSince(awaySince, now)) sight = step === 'forgotten' ? step : 'other wallet';
    if (sight && sight !== said) onSight(sight);
    said = sight;
    await sleep(said === 'known' ? POLLING_MS : UNKNOWN_POLLING_MS);
  }
}
