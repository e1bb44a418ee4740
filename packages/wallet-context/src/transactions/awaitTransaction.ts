import type { Hex, TransactionReceipt } from 'viem';
import type { Config } from 'wagmi';
import { readNotBefore } from '../chain/ReadHead.ts';
import { lifeOf } from '../session/pageLife.ts';
import { sleep } from '../state/sleep.ts';
import { createdPath } from './createdPath.ts';
import { type CallsVisibility, followCalls } from './followCalls.ts';
import { followTransaction, type TxVisibility } from './followTransaction.ts';
import { inTurn } from './inTurn.ts';
import { isProven } from './proof.ts';
import { revertReason } from './revertReason.ts';
import { searchDone } from './searchDone.ts';
import { OPEN_MS, type TransactionRecord } from './TransactionRecord.ts';

const LOST: Record<Exclude<TxVisibility, 'found'>, string> = {
  notFound:
    'The network doesn’t know this transaction. If others must sign it, it continues once they have. Check your wallet before you send again.',
  nonceUsed:
    'Another transaction replaced it, perhaps the same one at a higher gas price, and the network doesn’t show which. Check your wallet before you send again.',
};
const LOST_CALLS: Record<Exclude<CallsVisibility, 'known'>, string> = {
  unshown: 'Your wallet reports that this is done but doesn’t show the transaction. Check it before you send again.',
  partly: 'Your wallet completed only part of this and doesn’t say which. Check it before you send again.',
  forgotten: 'Your wallet no longer knows this request. Check it before you send again.',
  silent: 'Your wallet doesn’t report the outcome of this request. Check it before you send again.',
  'other wallet': 'It was sent with another wallet or account. Check there before you send again.',
};
const CANCELLED = 'You canceled it in your wallet. Nothing else happened.';
const REPLACED = 'Another transaction from your account replaced it.';
const NOT_DONE =
  'The transaction went through but didn’t do this. Check it before you try again: it may be a different one, or only part of what you asked for.';
const GIVEN_UP = 'It was sent more than 7 days ago, and we can’t find the outcome. Check your wallet.';

/** How long an older one is looked for on each visit: it may have ended in time. */
const LAST_LOOK_MS = 60_000;

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
  if (!sent.hash && id) {
    const onVisibility = (visibility: CallsVisibility) =>
      say(visibility === 'known' ? undefined : LOST_CALLS[visibility]);
    const calls = await followCalls(
      config,
      { id, account, connectorId },
      {
        ...search,
        onVisibility,
        search: findOwn,
      },
    );
    if (calls.kind === 'given up') return end({ phase: 'unknown', message: GIVEN_UP });
    if (calls.kind === 'failed') return end({ phase: 'failed', hash: calls.hash });
    update({ phase: 'pending', hash: calls.hash, message: undefined });
    search.isLost = false;
  }
  if (!record.hash && !id) {
    while (!(await findOwn().catch(() => null))) {
      if (Date.now() >= search.givesUpAt) return null;
      await sleep(SEARCH_MS, search.life);
    }
    search.isLost = false;
  }
  const { nonce, fingerprint } = record;
  const sentHash = record.hash;
  if (!sentHash) throw new Error('Only a sent transaction can be awaited.');
  const outcome = await followTransaction(
    client,
    { hash: sentHash, account, nonce, fingerprint },
    {
      ...search,
      search: findOwn,
      onSeen: update,
      onVisibility: (visibility) => say(visibility === 'found' ? undefined : LOST[visibility]),
    },
  );
  if (outcome.kind === 'given up') return end({ phase: 'unknown', message: GIVEN_UP });
  if (outcome.kind === 'cancelled') return end({ phase: 'replaced', hash: outcome.hash, message: CANCELLED });
  const { receipt } = outcome;
  const hash = receipt.transactionHash;
  const hasProof = proof !== undefined && isProven(proof, receipt);
  // what took its place may be an account's own batch with the act in it
  if (outcome.kind === 'replaced' && !hasProof) return end({ phase: 'replaced', hash, message: REPLACED });
  if (receipt.status === 'reverted')
    return end({ phase: 'failed', hash, message: await revertReason(client, receipt) });
  if (proof && !hasProof) return end({ phase: 'unknown', hash, message: NOT_DONE });
  readNotBefore(client, receipt.blockNumber);
  const path = sent.leadsTo && createdPath(sent.leadsTo, receipt);
  end({ phase: 'confirmed', hash, ...(path && { createdPath: path }) });
  return receipt;
}
