import {
  type Address,
  type Client,
  type Hex,
  isAddressEqual,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem';
import { getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions';
import { findByNonce } from './findByNonce.ts';
import { fingerprintOf } from './fingerprintOf.ts';

/** A transaction that left the wallet; nonce and fingerprint as soon as the node was seen to know it. */
export interface SentTransaction {
  hash: Hex;
  account: Address;
  nonce?: number | undefined;
  fingerprint?: Hex | undefined;
}

/** `mined`: also by a repriced transaction of another hash. The hash of a replacement is missing when it is not found. */
export type TransactionEnd =
  | { kind: 'mined'; receipt: TransactionReceipt }
  | { kind: 'cancelled' | 'replaced'; hash?: Hex };

export interface FollowOptions {
  /** The node knows it: what it takes to recognise a replacement later. */
  onSeen?: (seen: { nonce: number; fingerprint: Hex }) => void;
  /** False once the network has not known it for a while, true when it is back. */
  onKnown?: (isKnown: boolean) => void;
  /** How long the network may not know it before that is said. */
  patienceMs?: number;
}

const PATIENCE_MS = 60_000;
/** What the network does not know is looked for less often. */
const LOST_SLOWER = 10;
/** Load-balanced nodes disagree for a moment: a replacement that cannot be shown is believed only when seen again. */
const SEARCHES = 3;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What the node holds, null for what it does not know; every other failure is thrown. */
const known = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof TransactionNotFoundError || error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  });

/**
 * Waits until a sent transaction has one confirmation or lost its nonce to another one. viem's own waiting gives up
 * when the node fails once, and finds a replacement only while it watches; this one outlives a node that is away and
 * finds what happened while the page was closed. It never rejects.
 */
export async function followTransaction(
  client: Client,
  sent: SentTransaction,
  { onSeen, onKnown, patienceMs = PATIENCE_MS }: FollowOptions = {},
): Promise<TransactionEnd> {
  const follower = new Follower(client, sent, onSeen);
  let unknownSince: number | null = null;
  let isReported = false;
  for (;;) {
    const step = await follower.look().catch(() => 'node away' as const);
    if (typeof step === 'object') return step;
    if (step === 'unknown') unknownSince ??= Date.now();
    else if (step === 'waiting') unknownSince = null;
    const isLost = unknownSince !== null && Date.now() - unknownSince >= patienceMs;
    if (isLost !== isReported) onKnown?.(!isLost);
    isReported = isLost;
    await sleep(client.pollingInterval * (isLost ? LOST_SLOWER : 1));
  }
}

class Follower {
  readonly #client: Client;
  readonly #onSeen: FollowOptions['onSeen'];
  #sent: SentTransaction;
  #searches = 0;

  constructor(client: Client, sent: SentTransaction, onSeen: FollowOptions['onSeen']) {
    this.#client = client;
    this.#sent = sent;
    this.#onSeen = onSeen;
  }

  /** One round of questions. Throws when the node fails. */
  async look(): Promise<TransactionEnd | 'waiting' | 'unknown'> {
    const { hash, account } = this.#sent;
    const receipt = await known(getTransactionReceipt(this.#client, { hash }));
    if (receipt) return { kind: 'mined', receipt };
    const transaction = await known(getTransaction(this.#client, { hash }));
    if (transaction) this.#note(transaction);
    if (transaction?.blockNumber) return 'waiting';
    const { nonce } = this.#sent;
    if (nonce === undefined) return 'unknown';
    if ((await getTransactionCount(this.#client, { address: account })) > nonce) return this.#search(nonce);
    return transaction ? 'waiting' : 'unknown';
  }

  #note(transaction: Transaction): void {
    if (this.#sent.nonce !== undefined) return;
    const seen = { nonce: transaction.nonce, fingerprint: fingerprintOf(transaction) };
    this.#sent = { ...this.#sent, ...seen };
    this.#onSeen?.(seen);
  }

  /** The nonce is used: by which transaction? */
  async #search(nonce: number): Promise<TransactionEnd | 'waiting'> {
    const { account, hash, fingerprint } = this.#sent;
    this.#searches += 1;
    const found = await findByNonce(this.#client, account, nonce).catch(() => null);
    if (!found) return this.#searches < SEARCHES ? 'waiting' : { kind: 'replaced' };
    if (found.hash === hash) return 'waiting';
    if (fingerprintOf(found) === fingerprint) {
      const receipt = await known(getTransactionReceipt(this.#client, { hash: found.hash }));
      return receipt ? { kind: 'mined', receipt } : 'waiting';
    }
    const isCancellation = found.to !== null && isAddressEqual(found.to, account) && found.value === 0n;
    return { kind: isCancellation ? 'cancelled' : 'replaced', hash: found.hash };
  }
}
