import {
  type Address,
  type Client,
  type Hex,
  isAddressEqual,
  keccak256,
  stringToHex,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
} from 'viem';
import { getTransaction, getTransactionCount } from 'viem/actions';
import { readReceipt } from '../chain/readReceipt.ts';
import { sleep } from '../state/sleep.ts';
import { findByNonce } from './findByNonce.ts';
import type { Proposal } from './proposalSchema.ts';

/** A transaction that left the wallet; nonce and fingerprint as soon as the node was seen to know it. */
export interface SentTransaction {
  hash: Hex;
  account: Address;
  nonce?: number | undefined;
  fingerprint?: Hex | undefined;
}

/** `mined`: also by a repriced transaction of another hash. `proposed`: it is no transaction yet, a Safe's owners have to sign it. */
export type TransactionEnd =
  | { kind: 'mined'; receipt: TransactionReceipt }
  | { kind: 'replaced'; receipt: TransactionReceipt }
  | { kind: 'cancelled'; hash: Hex }
  | { kind: 'proposed'; proposal: Proposal }
  | { kind: 'given up' };

/** `nonceUsed`: its nonce was used, and no node shows by which transaction, perhaps by a repriced one that succeeded. */
export type TxVisibility = 'found' | 'notFound' | 'nonceUsed';

export interface FollowOptions {
  /** Of the page that follows it. */
  life?: AbortSignal | undefined;
  /** It was not found when it was last looked for. */
  isLost: boolean;
  /** When one that cannot be found is no longer looked for, unix milliseconds. */
  givesUpAt: number;
  /** The node knows it: what it takes to recognise a replacement later. */
  onSeen: (seen: { nonce: number; fingerprint: Hex }) => void;
  /** It was not found for a while, or is back. */
  onVisibility: (visibility: TxVisibility) => void;
  /** The proposal to a Safe whose hash it is, which no node knows then, or null. It may reject, and is asked again then. */
  readProposal: () => Promise<Proposal | null>;
  /** The transaction that has done the act, found by its event, or null. It may reject. */
  search: () => Promise<Hex | null>;
}

/** How long it may not be found before that is said: nodes behind one address disagree for a moment. */
const PATIENCE_MS = 60_000;
/** How long a node may not know a transaction before the chain is searched for its event, and how often it is searched. */
const SEARCH_MS = 10_000;
/** What is not found is looked for less often. */
const LOST_SLOWER = 10;

/**
 * Waits until a sent transaction has one confirmation or lost its nonce to another one. viem's own waiting gives up
 * when the node fails once, and finds a replacement only while it watches; this one survives an unreachable node and
 * finds what happened while the page was closed. A wallet may also give a hash that never becomes a transaction, as that of
 * several signers does for what is proposed: the act is found by its event then, or followed as a proposal. It rejects only when that page's life is over.
 */
export async function followTransaction(
  client: Client,
  sent: SentTransaction,
  { life, isLost: wasLost, givesUpAt, onSeen, onVisibility, readProposal, search }: FollowOptions,
): Promise<TransactionEnd> {
  let follower = new Follower(client, sent, onSeen);
  let lostSince = wasLost ? 0 : null;
  let said: TxVisibility | null = wasLost ? null : 'found';
  let searchAt = wasLost ? 0 : Date.now() + SEARCH_MS;
  for (;;) {
    const step = await follower.look().catch(() => 'node away' as const);
    if (typeof step === 'object') return step;
    const proposal = step === 'notFound' && (await readProposal().catch(() => null));
    if (proposal) return { kind: 'proposed', proposal };
    const now = Date.now();
    if ((step === 'notFound' || step === 'nonceUsed') && now >= searchAt) {
      searchAt = now + SEARCH_MS;
      const hash = await search().catch(() => null);
      if (hash) {
        follower = new Follower(client, { hash, account: sent.account }, onSeen);
        continue;
      }
    }
    if (step === 'found') lostSince = null;
    else if (now >= givesUpAt) return { kind: 'given up' };
    else if (step !== 'node away') lostSince ??= now;
    const isLost = lostSince !== null && now - lostSince >= PATIENCE_MS;
    if (step !== 'node away') {
      const visibility = isLost ? step : 'found';
      if (visibility !== said) onVisibility(visibility);
      said = visibility;
    }
    await sleep(client.pollingInterval * (isLost || step === 'nonceUsed' ? LOST_SLOWER : 1), life);
  }
}

class Follower {
  readonly #client: Client;
  readonly #onSeen: FollowOptions['onSeen'];
  #sent: SentTransaction;

  constructor(client: Client, sent: SentTransaction, onSeen: FollowOptions['onSeen']) {
    this.#client = client;
    this.#sent = sent;
    this.#onSeen = onSeen;
  }

  /** One round of questions. Throws when the node fails. */
  async look(): Promise<TransactionEnd | TxVisibility> {
    const { hash, account } = this.#sent;
    const receipt = await readReceipt(this.#client, hash);
    if (receipt) return { kind: 'mined', receipt };
    const transaction = await this.#read(hash);
    if (transaction) this.#note(transaction);
    if (transaction?.blockNumber) return 'found';
    const { nonce } = this.#sent;
    if (nonce === undefined || (await getTransactionCount(this.#client, { address: account })) <= nonce)
      return transaction ? 'found' : 'notFound';
    // a node without the state of older blocks cannot search: that says nothing about what happened
    const found = await findByNonce(this.#client, account, nonce).catch(() => null);
    if (found) return this.#endBy(found);
    return transaction ? 'found' : 'nonceUsed';
  }

  /** What the node holds under a hash, null when it does not know it; every other failure is thrown. */
  async #read(hash: Hex): Promise<Transaction | null> {
    try {
      return await getTransaction(this.#client, { hash });
    } catch (error) {
      if (error instanceof TransactionNotFoundError) return null;
      throw error;
    }
  }

  /** A transaction that somebody else sent for the account has a nonce of that other account. */
  #note(transaction: Transaction): void {
    if (this.#sent.nonce !== undefined || !isAddressEqual(transaction.from, this.#sent.account)) return;
    const seen = { nonce: transaction.nonce, fingerprint: fingerprintOf(transaction) };
    this.#sent = { ...this.#sent, ...seen };
    this.#onSeen(seen);
  }

  /** What it means that this transaction of the account is in a block. */
  async #endBy(found: Transaction): Promise<TransactionEnd | 'found'> {
    const { account, hash, fingerprint } = this.#sent;
    if (found.hash === hash) return 'found';
    // with data it may be several calls that an account which is a contract made of itself (EIP-7702)
    const isCancellation =
      found.to !== null && isAddressEqual(found.to, account) && found.value === 0n && found.input === '0x';
    if (isCancellation) return { kind: 'cancelled', hash: found.hash };
    const receipt = await readReceipt(this.#client, found.hash);
    if (!receipt) return 'found';
    return { kind: fingerprintOf(found) === fingerprint ? 'mined' : 'replaced', receipt };
  }
}

/** What a transaction does, in 32 bytes: equal for two that differ in their price only. */
const fingerprintOf = ({ to, value, input }: { to: Address | null; value: bigint; input: Hex }): Hex =>
  keccak256(stringToHex(`${to?.toLowerCase()} ${value} ${input}`));
