import { t } from '@lingui/core/macro';
import { type Address, type Client, type Hex, isHash, type TransactionReceipt } from 'viem';
import { getBlockNumber } from 'viem/actions';
import type { Config } from 'wagmi';
import { readNotBefore } from '../chain/ReadHead.ts';
import { lifeOf } from '../session/pageLife.ts';
import { sleep } from '../state/sleep.ts';
import { createdPath } from './createdPath.ts';
import { type CallsVisibility, followCalls } from './followCalls.ts';
import { followTransaction, type TransactionEnd, type TxVisibility } from './followTransaction.ts';
import { inTurn } from './inTurn.ts';
import { isContractAccount } from './isContractAccount.ts';
import { isProven } from './proof.ts';
import type { Proposal } from './proposalSchema.ts';
import { revertReason } from './revertReason.ts';
import { searchDone } from './searchDone.ts';
import { OPEN_MS, type TransactionRecord } from './TransactionRecord.ts';

const lost = (): Record<Exclude<TxVisibility, 'found'>, string> => ({
  notFound: t`The network doesn’t know this transaction. If others must sign it, it continues once they have. Check your wallet before you send again.`,
  nonceUsed: t`Another transaction replaced it, perhaps the same one at a higher gas price, and the network doesn’t show which. Check your wallet before you send again.`,
});
const lostCalls = (): Record<Exclude<CallsVisibility, 'known'>, string> => ({
  unshown: t`Your wallet reports that this is done but doesn’t show the transaction. Check it before you send again.`,
  partly: t`Your wallet completed only part of this and doesn’t say which. Check it before you send again.`,
  forgotten: t`Your wallet no longer knows this request. Check it before you send again.`,
  silent: t`Your wallet doesn’t report the outcome of this request. Check it before you send again.`,
  'other wallet': t`It was sent with another wallet or account. Check there before you send again.`,
});
const cancelled = () => t`You canceled it in your wallet. Nothing else happened.`;
const replaced = () => t`Another transaction from your account replaced it.`;
const notDone = () =>
  t`The transaction went through but didn’t do this. Check it before you try again: it may be a different one, or only part of what you asked for.`;
const givenUp = () => t`It was sent more than 7 days ago, and we can’t find the outcome. Check your wallet.`;

/** How long an older one is looked for on each visit: it may have ended in time. */
const LAST_LOOK_MS = 60_000;

/** A proposal may be executed before it is recognised as one: so many blocks are searched besides. */
const EARLIER_BLOCKS = 100;

/** How often the chain is searched for an act about which the wallet has reported nothing. */
const SEARCH_MS = 10_000;

/** What each page, i.e. configuration, awaits. */
const awaited = new WeakMap<Config, Set<string>>();

/**
 * Waits for one confirmation of a sent record and reports how it ended. A repriced transaction is followed to its new
 * hash, and an act whose wallet gave no hash, or one of no transaction, is found by its event; one that cannot be found is
 * given up after 7 days.
 * @param isOthers of a transaction that another record has: it is not this one's, too
 * @returns null unless it succeeded, at once for a record that is awaited already on this page, and when the page is gone: the
 * record stays as it is, and the next page continues
 */
export async function awaitTransaction(
  config: Config,
  record: TransactionRecord,
  onChange: (record: TransactionRecord) => void,
  isOthers: (hash: Hex) => boolean = () => false,
): Promise<TransactionReceipt | null> {
  const own = awaited.get(config) ?? new Set();
  awaited.set(config, own);
  if (own.has(record.id)) return null;
  own.add(record.id);
  try {
    return await follow(config, record, onChange, isOthers);
  } catch (error) {
    if (lifeOf(config)?.aborted) return null;
    throw error;
  } finally {
    own.delete(record.id);
  }
}

async function follow(
  config: Config,
  sent: TransactionRecord,
  onChange: (record: TransactionRecord) => void,
  isOthers: (hash: Hex) => boolean,
): Promise<TransactionReceipt | null> {
  let record = sent;
  const update = (change: Partial<TransactionRecord>) => {
    record = { ...record, ...change };
    onChange(record);
  };
  const end = (change: Partial<TransactionRecord>): null => {
    update({ message: undefined, ...change });
    return null;
  };
  const say = (message: string | undefined) => update({ phase: message ? 'dropped' : 'pending', message });
  const search = {
    life: lifeOf(config),
    isLost: sent.phase === 'dropped',
    givesUpAt: Math.max(sent.startedAt + OPEN_MS, Date.now() + LAST_LOOK_MS),
  };

  const { chainId, account, callsId: id, connectorId, proof, trace } = sent;
  const client = config.getClient({ chainId });
  /** Two requests that do the same may be looked for at once: each takes a transaction that no other record has. */
  const look = proof && trace && searchDone(client, proof, trace, isOthers);
  const findOwn = async (): Promise<Hex | null> => {
    for (;;) {
      const found = look ? await look() : null;
      if (!found) return null;
      const isOwn = await inTurn(`rab.found.${chainId}.${account}`, () => {
        if (isOthers(found)) return false;
        // in one step: with a hash it is looked for after a reload only while it is open
        update({ phase: 'pending', hash: found, message: undefined });
        return true;
      });
      if (isOwn) return found;
    }
  };
  /** What the wallet's answer means as a proposal: undefined before a node has answered, null where it is not one. */
  let answered: Proposal | null | undefined;
  const readProposal = async (): Promise<Proposal | null> => {
    const safeTxHash = sent.proposal?.safeTxHash ?? sent.hash ?? id;
    if (sent.proposal) answered = sent.proposal;
    if (answered === undefined && isHash(safeTxHash ?? '') && (await isSafe(client, account))) {
      const fromBlock = trace?.fromBlock ?? Math.max(0, Number(await getBlockNumber(client)) - EARLIER_BLOCKS);
      answered = { safeTxHash: safeTxHash as Hex, fromBlock };
    }
    answered ??= null;
    return answered;
  };
  const propose = (proposal: Proposal) => update({ hash: undefined, proposal });
  /** Follows what the owners of a Safe have to sign, up to its execution. Null where it ended without one. */
  const followProposed = async (proposal: Proposal): Promise<Hex | null> => {
    const { followProposal, lostProposal, undone } = await persistently(loadProposals, search.life);
    const found = await followProposal(
      client,
      { account, ...proposal },
      {
        ...search,
        search: findOwn,
        onSeen: (seen) => update({ proposal: seen }),
        onVisibility: (visibility) =>
          say(
            visibility === 'listed'
              ? undefined
              : visibility === 'no service'
                ? lost().notFound
                : lostProposal()[visibility],
          ),
      },
    );
    if (found.kind === 'given up') return end({ phase: 'unknown', message: givenUp() });
    if (found.kind !== 'executed')
      return end({
        phase: found.kind === 'failed' ? 'failed' : 'replaced',
        ...('hash' in found && { hash: found.hash }),
        message: undone()[found.kind],
      });
    update({ phase: 'pending', hash: found.hash, message: undefined });
    search.isLost = false;
    return found.hash;
  };
  if (!sent.hash && id && !sent.proposal) {
    const proposal = await persistently(readProposal, search.life);
    if (proposal) propose(proposal);
  }
  if (!record.hash && !record.proposal && id) {
    const onVisibility = (visibility: CallsVisibility) =>
      say(visibility === 'known' ? undefined : lostCalls()[visibility]);
    const calls = await followCalls(
      config,
      { id, account, connectorId },
      {
        ...search,
        onVisibility,
        search: findOwn,
      },
    );
    if (calls.kind === 'given up') return end({ phase: 'unknown', message: givenUp() });
    if (calls.kind === 'failed') return end({ phase: 'failed', hash: calls.hash });
    update({ phase: 'pending', hash: calls.hash, message: undefined });
    search.isLost = false;
  }
  if (!record.hash && !record.proposal && !id) {
    while (!(await findOwn().catch(() => null))) {
      if (Date.now() >= search.givesUpAt) return null;
      await sleep(SEARCH_MS, search.life);
    }
    search.isLost = false;
  }
  let outcome: TransactionEnd;
  do {
    const hash = record.hash ?? (record.proposal && (await followProposed(record.proposal)));
    if (hash === null) return null;
    if (!hash) throw new Error('Only a sent transaction can be awaited.');
    const { nonce, fingerprint } = record;
    outcome = await followTransaction(
      client,
      { hash, account, nonce, fingerprint },
      {
        ...search,
        isProposed: async () => (await readProposal()) !== null,
        search: findOwn,
        onSeen: update,
        onVisibility: (visibility) => say(visibility === 'found' ? undefined : lost()[visibility]),
      },
    );
    const proposal = outcome.kind === 'proposed' && (await readProposal());
    if (proposal) propose(record.proposal ?? proposal);
  } while (outcome.kind === 'proposed');
  if (outcome.kind === 'given up') return end({ phase: 'unknown', message: givenUp() });
  if (outcome.kind === 'cancelled') return end({ phase: 'replaced', hash: outcome.hash, message: cancelled() });
  const { receipt } = outcome;
  const hash = receipt.transactionHash;
  const hasProof = proof !== undefined && isProven(proof, receipt);
  // what took its place may be an account's own batch with the act in it
  if (outcome.kind === 'replaced' && !hasProof) return end({ phase: 'replaced', hash, message: replaced() });
  if (receipt.status === 'reverted')
    return end({ phase: 'failed', hash, message: await revertReason(client, receipt) });
  if (proof && !hasProof) return end({ phase: 'unknown', hash, message: notDone() });
  readNotBefore(client, receipt.blockNumber);
  const path = sent.leadsTo && createdPath(sent.leadsTo, receipt);
  end({ phase: 'confirmed', hash, ...(path && { createdPath: path }) });
  return receipt;
}

const loadProposals = () => import('./proposals/index.ts');

/** Whether an account is a Safe; the code for Safes is loaded for an account that is a contract. */
async function isSafe(client: Client, account: Address): Promise<boolean> {
  if (!(await isContractAccount(client, account))) return false;
  return (await loadProposals()).isSafe(client, account);
}

/** Asks until there is an answer. It rejects only when the page's life is over. */
async function persistently<T>(ask: () => Promise<T>, life: AbortSignal | undefined): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await sleep(SEARCH_MS, life);
    }
  }
}
