import { type Address, type Client, type Hex, type RpcLog, slice, toEventSelector } from 'viem';
import { sleep } from '../../state/sleep.ts';
import type { Proposal, ProposalState } from '../proposalSchema.ts';
import { searchLogs } from '../searchLogs.ts';
import { askNonce, askProposal, type Listed, type SafeServiceOptions } from './askSafeService.ts';
import { readSafe, type SafeOnChain } from './readSafe.ts';
import { rejectionOf, safeTxHashOf } from './safeTxHash.ts';
import { signersOf } from './signersOf.ts';

/**
 * `executed` and `failed`: by this transaction, which anyone may have sent; only the act's own event says what an executed one has done.
 * `rejected`: by a proposal of nothing in its place; `replaced`: by another one.
 */
export type ProposalEnd =
  | { kind: 'executed' | 'failed' | 'rejected'; hash: Hex }
  | { kind: 'replaced' }
  | { kind: 'given up' };

/** `unlisted`: the service does not know it. `away`: it does not answer. `no service`: the configuration names none. */
export type ProposalVisibility = 'listed' | 'unlisted' | 'away' | 'no service';

export interface FollowProposalOptions {
  /** Of the page that follows it. */
  life?: AbortSignal | undefined;
  /** It was not found when it was last looked for. */
  isLost: boolean;
  /** When one that no service lists is no longer looked for, unix milliseconds. */
  givesUpAt: number;
  /** What is newly known of it. */
  onSeen: (proposal: Proposal) => void;
  /** It could not be found for a while, or is back. */
  onVisibility: (visibility: ProposalVisibility) => void;
  /** The transaction that has done the act, found by its event, or null. It may reject. */
  search: () => Promise<Hex | null>;
}

/** How long service and chain may disagree before that is said: neither knows all that happened at the same moment. */
const PATIENCE_MS = 60_000;
/** People take their time: after that it is looked for less often. */
const LIVELY_MS = 120_000;
/** Rounds, in the chain's polling intervals: 3 s and 15 s on a chain of blocks of 3 s. */
const LIVELY = 2;
const CALM = 10;
/** The service counts requests: of the later rounds it is asked in each of so many. */
const CALM_ROUNDS = 4;

const SUCCESS = toEventSelector('ExecutionSuccess(bytes32,uint256)');
const FAILURE = toEventSelector('ExecutionFailure(bytes32,uint256)');

/**
 * Waits until a proposal to a Safe is executed, or cannot be any more. What has happened is believed of the chain alone, by the
 * events of the Safe; the service says which owners have signed and which nonce it has, and both are checked. It survives that either is
 * unreachable. It rejects only when the page's life is over.
 */
export async function followProposal(
  client: Client,
  { account, ...sent }: Proposal & { account: Address },
  { life, isLost, givesUpAt, onSeen, onVisibility, search }: FollowProposalOptions,
): Promise<ProposalEnd> {
  const follower = new Follower(client, account, sent, onSeen);
  const startedAt = Date.now();
  let said: ProposalVisibility | null = isLost ? null : 'listed';
  let vague: { visibility: ProposalVisibility; since: number } | undefined;
  let usedSince: number | undefined;
  let answer: ProposalVisibility = 'listed';
  for (let round = 0; ; round += 1) {
    const isLively = Date.now() - startedAt < LIVELY_MS;
    if (isLively || round % CALM_ROUNDS === 0) answer = await follower.ask();
    // what it has said before holds until the chain says otherwise
    const visibility = answer === 'away' && follower.isKnown ? 'listed' : answer;
    const step = await follower.look().catch(() => 'node away' as const);
    if (typeof step === 'object') return step;
    const now = Date.now();
    // the act may be part of what took its place
    const hash = step === 'nonce used' ? await search().catch(() => undefined) : undefined;
    if (hash) return { kind: 'executed', hash };
    if (hash === null) usedSince ??= now;
    if (step === 'open') usedSince = undefined;
    if (usedSince !== undefined && now - usedSince >= PATIENCE_MS) return { kind: 'replaced' };
    if (answer !== 'listed' && step === 'open' && now >= givesUpAt) return { kind: 'given up' };
    if (vague?.visibility !== visibility) vague = { visibility, since: now };
    const isSaid = visibility === 'listed' || now - vague.since >= PATIENCE_MS;
    if (isSaid && visibility !== said) {
      onVisibility(visibility);
      said = visibility;
    }
    await sleep(client.pollingInterval * (isLively ? LIVELY : CALM), life);
  }
}

class Follower {
  readonly #client: Client;
  readonly #safe: Address;
  readonly #onSeen: FollowProposalOptions['onSeen'];
  readonly #service: SafeServiceOptions | undefined;
  readonly #findExecution: () => Promise<ProposalEnd | null>;
  #proposal: Proposal;
  /** Hash of the proposal of nothing with the same nonce. */
  #rejection: Hex | undefined;

  constructor(client: Client, safe: Address, sent: Proposal, onSeen: FollowProposalOptions['onSeen']) {
    const { chain } = client;
    const service = chain?.custom?.safeService;
    [this.#client, this.#safe, this.#proposal, this.#onSeen] = [client, safe, sent, onSeen];
    this.#service = chain && typeof service === 'string' ? { service, chainId: chain.id, safe } : undefined;
    const events = { address: safe, topics: [[SUCCESS, FAILURE]], fromBlock: sent.fromBlock };
    this.#findExecution = searchLogs(client, events, (log) => this.#endBy(log));
  }

  /** Asks the service. It does not reject. */
  async ask(): Promise<ProposalVisibility> {
    if (!this.#service) return 'no service' as const;
    const { nonce, safeTxHash, state } = this.#proposal;
    try {
      const listed = await this.#listed(this.#service, safeTxHash, nonce);
      if (!listed) return 'unlisted';
      const { own, rejection } = listed;
      const safe = await readSafe(this.#client, this.#safe);
      this.#see({ nonce: own.nonce, state: await this.#stateOf(safe, own, rejection) });
      return 'listed';
    } catch {
      if (state && !state.isOld) this.#see({ state: { ...state, isOld: true } });
      return 'away';
    }
  }

  /** The service has listed it before. */
  get isKnown(): boolean {
    return this.#proposal.state !== undefined;
  }

  async #listed(service: SafeServiceOptions, safeTxHash: Hex, nonce: number | undefined) {
    if (nonce === undefined) {
      const own = await askProposal(service, safeTxHash);
      return own && { own, rejection: undefined };
    }
    const listed = await askNonce(service, nonce);
    const [own, rejection] = [safeTxHash, this.#rejectionOf(nonce)].map((hash) =>
      listed.find((proposal) => proposal.safeTxHash === hash),
    );
    return own ? { own, rejection } : null;
  }

  async #stateOf(safe: SafeOnChain, own: Listed, rejection: Listed | undefined): Promise<ProposalState> {
    const signersOfListed = (listed: Listed) => signersOf(this.#client, this.#safe, safe.owners, listed);
    const signers = await signersOfListed(own);
    return {
      signed: signers.length,
      threshold: safe.threshold,
      missing: safe.owners.filter((owner) => !signers.includes(owner)),
      ahead: Math.max(0, own.nonce - safe.nonce),
      against: rejection ? (await signersOfListed(rejection)).length : 0,
      isOld: false,
    };
  }

  /** Looks on the chain. Throws when the node fails. */
  async look(): Promise<ProposalEnd | 'open' | 'nonce used'> {
    const { nonce } = this.#proposal;
    if (nonce !== undefined) this.#rejectionOf(nonce);
    // before the events, so that one that uses the nonce meanwhile is among them
    const next = nonce === undefined ? undefined : (await readSafe(this.#client, this.#safe)).nonce;
    const end = await this.#findExecution();
    if (end) return end;
    return next !== undefined && nonce !== undefined && next > nonce ? ('nonce used' as const) : 'open';
  }

  #rejectionOf(nonce: number): Hex {
    this.#rejection ??= safeTxHashOf(this.#client.chain?.id ?? 0, this.#safe, rejectionOf(this.#safe, nonce));
    return this.#rejection;
  }

  /** What an execution of the Safe means for this proposal. Safes before version 1.4.1 do not index its hash. */
  #endBy({ topics, data, transactionHash: hash }: RpcLog): ProposalEnd | null {
    const executed = topics[1] ?? slice(data, 0, 32);
    if (hash === null) return null;
    if (executed === this.#proposal.safeTxHash) return { kind: topics[0] === SUCCESS ? 'executed' : 'failed', hash };
    return executed === this.#rejection ? { kind: 'rejected', hash } : null;
  }

  #see(change: Partial<Proposal>): void {
    const before = JSON.stringify(this.#proposal);
    this.#proposal = { ...this.#proposal, ...change };
    if (JSON.stringify(this.#proposal) !== before) this.#onSeen(this.#proposal);
  }
}
