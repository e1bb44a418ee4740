import { isProven, notDone, replaced, revertReason } from '@rab/sdk/acts';
import type { Client, Hex, TransactionReceipt } from 'viem';
import type { Config } from 'wagmi';
import { readNotBefore } from '../chain/ReadHead.ts';
import { lifeOf } from '../session/pageLife.ts';
import { sleep } from '../state/sleep.ts';
import { AwaitedRecord, type RecordChange } from './AwaitedRecord.ts';
import { createdPath } from './createdPath.ts';
import { followTransaction, type TransactionEnd } from './followTransaction.ts';
import { locateTransaction, proposalReader, searchOwn, type Wait } from './locateTransaction.ts';
import { cancelled, givenUp, lost } from './outcomeWords.ts';
import { OPEN_MS, type TransactionRecord } from './TransactionRecord.ts';

/** How long an older one is looked for on each visit: it may have ended in time. */
const LAST_LOOK_MS = 60_000;

/** The records that each page, i.e. configuration, awaits. */
const idsOf = new WeakMap<Config, Set<string>>();

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
  const own = idsOf.get(config) ?? new Set();
  idsOf.set(config, own);
  if (own.has(record.id)) return null;
  own.add(record.id);
  try {
    return await follow(waitFor(config, record, onChange, isOthers));
  } catch (error) {
    if (lifeOf(config)?.aborted) return null;
    throw error;
  } finally {
    own.delete(record.id);
  }
}

/** How a record is awaited that a page has just sent, or finds in its store. */
function waitFor(
  config: Config,
  sent: TransactionRecord,
  onChange: (record: TransactionRecord) => void,
  isOthers: (hash: Hex) => boolean,
): Wait {
  const client = config.getClient({ chainId: sent.chainId });
  const awaited = new AwaitedRecord(sent, onChange);
  return {
    ...{ config, client, awaited, life: lifeOf(config) },
    givesUpAt: Math.max(sent.startedAt + OPEN_MS, Date.now() + LAST_LOOK_MS),
    search: searchOwn(client, awaited, isOthers),
    readProposal: proposalReader(client, sent),
  };
}

/** Finds the transaction, follows it to its end, and judges by its receipt what it has done. */
async function follow(wait: Wait): Promise<TransactionReceipt | null> {
  const { client, awaited } = wait;
  for (;;) {
    const hash = await locateTransaction(wait);
    if (!hash) return null;
    const { account, nonce, fingerprint } = awaited.now;
    const outcome = await followTransaction(
      client,
      { hash, account, nonce, fingerprint },
      {
        ...wait,
        isLost: awaited.isLost,
        onSeen: (seen) => awaited.update(seen),
        onVisibility: (visibility) => awaited.say(lost()[visibility]),
      },
    );
    if (outcome.kind !== 'proposed') return conclude(wait, outcome);
    // it is located once more, by what the owners of a Safe make of it
    const { proposal } = awaited.now;
    awaited.propose(proposal ?? outcome.proposal);
    // its execution is gone, or the node that was asked is behind the one that has shown it
    if (proposal) await sleep(client.pollingInterval, wait.life);
  }
}

/** Ends the record; by then reads show no older block than that of a success. */
async function conclude({ client, awaited }: Wait, outcome: Outcome): Promise<TransactionReceipt | null> {
  const end = await judge(client, awaited.now, outcome);
  const receipt = end.phase === 'confirmed' && 'receipt' in outcome ? outcome.receipt : null;
  if (receipt) readNotBefore(client, receipt.blockNumber);
  awaited.end(end);
  return receipt;
}

type Outcome = Exclude<TransactionEnd, { kind: 'proposed' }>;

/** How the record ends: only the act’s own event proves that it is done. */
async function judge(client: Client, { proof, leadsTo }: TransactionRecord, outcome: Outcome): Promise<RecordChange> {
  if (outcome.kind === 'given up') return { phase: 'unknown', message: givenUp() };
  if (outcome.kind === 'cancelled') return { phase: 'replaced', hash: outcome.hash, message: cancelled() };
  const { receipt } = outcome;
  const hash = receipt.transactionHash;
  const hasProof = proof !== undefined && isProven(proof, receipt);
  // what took its place may be an account's own batch with the act in it
  if (outcome.kind === 'replaced' && !hasProof) return { phase: 'replaced', hash, message: replaced() };
  if (receipt.status === 'reverted') return { phase: 'failed', hash, message: await revertReason(client, receipt) };
  if (proof && !hasProof) return { phase: 'unknown', hash, message: notDone() };
  const path = leadsTo && createdPath(leadsTo, receipt);
  return { phase: 'confirmed', hash, ...(path && { createdPath: path }) };
}
