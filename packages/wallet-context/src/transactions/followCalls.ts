import { type Address, type Hex, isAddressEqual, UnknownBundleIdError } from 'viem';
import type { Config } from 'wagmi';
import { type GetCallsStatusReturnType, getCallsStatus, getConnection } from 'wagmi/actions';
import { sleep } from '../state/sleep.ts';

/** Several calls that a wallet took as one request. */
export interface SentCalls {
  id: string;
  account: Address;
  /** The wallet that took them. */
  connectorId: string | undefined;
}

/** `mined` by the transaction that held the last call; the chain itself says whether that one succeeded. */
export type CallsEnd = { kind: 'mined'; hash: Hex } | { kind: 'failed'; hash?: Hex } | { kind: 'given up' };

/**
 * `unshown`: its wallet has said for a while that it is done, but not by which transaction. `partly`: its wallet says that
 * a part of it is done, and the chain does not show which. `forgotten`: its wallet no longer knows it. `silent`: its wallet
 * has reported nothing about it for a while. `other wallet`: the page has had another wallet, or another account of it that
 * reports nothing, for a while.
 */
export type CallsVisibility = 'known' | 'unshown' | 'partly' | 'forgotten' | 'silent' | 'other wallet';

export interface FollowCallsOptions {
  /** Of the page that follows it. */
  life?: AbortSignal | undefined;
  /** Nobody knew the request when it was last looked for. */
  isLost: boolean;
  /** When it is no longer looked for, unix milliseconds. */
  givesUpAt: number;
  /** What is newly known of where the request is. */
  onVisibility: (visibility: CallsVisibility) => void;
  /** The transaction that has done it, found on the chain, or null. It may reject. */
  search: () => Promise<Hex | null>;
}

const POLLING_MS = 1_000;
const UNKNOWN_POLLING_MS = 5_000;
/** How long another wallet, or an answer that says nothing, is considered temporary. */
const PATIENCE_MS = 60_000;
/** How often the chain is searched for what the wallet does not report. */
const SEARCH_MS = 30_000;
/** EIP-5792's first status of a request that was done in part: what matters of it may have been. */
const PARTLY = 600;

/**
 * Asks the wallet how several calls that it took as one request (EIP-5792) ended, and the chain if the wallet does not
 * report that or says that it failed. It keeps waiting while no wallet is connected, as after a reload, or while another
 * one is, which it reports after a minute. It rejects only when the page's life is over.
 */
export async function followCalls(
  config: Config,
  { id, account, connectorId }: SentCalls,
  { life, isLost, givesUpAt, onVisibility, search }: FollowCallsOptions,
): Promise<CallsEnd> {
  const ask = async () => {
    const { connector, address } = getConnection(config);
    if (!connector || !address) return 'no wallet' as const;
    if (connector.id !== connectorId) return 'other wallet' as const;
    // in another account, too: it is the wallet that was asked
    return getCallsStatus(config, { id, connector }).catch((error: unknown) => {
      if (!isAddressEqual(address, account)) return 'other wallet' as const;
      return error instanceof UnknownBundleIdError ? ('forgotten' as const) : ('silent' as const);
    });
  };
  let said: CallsVisibility | null = isLost ? null : 'known';
  let vague: { step: CallsVisibility; since: number } | undefined;
  let searchedAt = 0;
  for (;;) {
    const step = await ask();
    const now = Date.now();
    const isTold = typeof step === 'object';
    const hash = isTold ? step.receipts?.at(-1)?.transactionHash : undefined;
    if (isTold && step.status === 'success' && hash) return { kind: 'mined', hash };
    const isPending = isTold && step.status === 'pending';
    if (!isPending && now - searchedAt >= SEARCH_MS) {
      searchedAt = now;
      const found = await search().catch(() => undefined);
      if (found) return { kind: 'mined', hash: found };
      if (isTold && step.status === 'failure' && step.statusCode < PARTLY && found === null)
        return { kind: 'failed', ...(hash && { hash }) };
    }
    if (now >= givesUpAt) return { kind: 'given up' };
    const visibility = isTold ? visibilityOf(step.status) : step;
    if (visibility !== 'no wallet') {
      if (vague?.step !== visibility) vague = { step: visibility, since: now };
      const isSaid = visibility === 'known' || visibility === 'forgotten' || now - vague.since >= PATIENCE_MS;
      if (isSaid && visibility !== said) onVisibility(visibility);
      if (isSaid) said = visibility;
    }
    await sleep(said === 'known' ? POLLING_MS : UNKNOWN_POLLING_MS, life);
  }
}

const visibilityOf = (status: GetCallsStatusReturnType['status']): CallsVisibility => {
  if (status === 'pending') return 'known';
  return status === 'failure' ? 'partly' : 'unshown';
};
