import { isContractAccount } from '@rab/contracts/contract-account';
import { type Address, type Client, type Hex, isHash } from 'viem';
import { getBlockNumber } from 'viem/actions';
import type { Config } from 'wagmi';
import { sleep } from '../state/sleep.ts';
import type { AwaitedRecord } from './AwaitedRecord.ts';
import { followCalls } from './followCalls.ts';
import { inTurn } from './inTurn.ts';
import { givenUp, lostCalls } from './outcomeWords.ts';
import type { Proposal } from './proposalSchema.ts';
import { searchDone } from './searchDone.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

/** How often it is asked what has had no answer yet. */
const SEARCH_MS = 10_000;

/** A proposal may be executed before it is recognised as one: so many earlier blocks are searched, too. */
const EARLIER_BLOCKS = 100;

/** What is awaited, and how it is looked for. */
export interface Wait {
  config: Config;
  client: Client;
  awaited: AwaitedRecord;
  /** Of the page that waits. */
  life: AbortSignal | undefined;
  /** When what cannot be found is no longer looked for, unix milliseconds. */
  givesUpAt: number;
  /** The transaction that has done the act, found by its event and kept in the record, or null. It may reject. */
  search: () => Promise<Hex | null>;
  /** What the wallet's answer means as a proposal to a Safe, or null. It rejects until a node has answered. */
  readProposal: () => Promise<Proposal | null>;
}

/**
 * The hash of the transaction that an act is, or will be, done by: the wallet's own answer, else that of a bundle of calls, of a Safe's
 * execution, or, where the wallet answered nothing, of the act's own event.
 * @returns null where the record has ended without one, and where it is no longer looked for
 */
export async function locateTransaction(wait: Wait): Promise<Hex | null> {
  const { awaited, readProposal, life } = wait;
  const { hash, proposal, callsId } = awaited.now;
  if (hash) return hash;
  if (proposal) return locateExecution(wait, proposal);
  if (!callsId) return locateByEvent(wait);
  const answered = await persistently(readProposal, life);
  if (!answered) return locateCalls(wait, callsId);
  awaited.propose(answered);
  return locateExecution(wait, answered);
}

/** Follows several calls that a wallet took as one request. */
async function locateCalls({ config, awaited, ...wait }: Wait, id: string): Promise<Hex | null> {
  const { account, connectorId } = awaited.now;
  const calls = await followCalls(
    config,
    { id, account, connectorId },
    {
      ...wait,
      isLost: awaited.isLost,
      onVisibility: (visibility) => awaited.say(lostCalls()[visibility]),
    },
  );
  if (calls.kind === 'mined') {
    awaited.find(calls.hash);
    return calls.hash;
  }
  awaited.end(
    calls.kind === 'failed' ? { phase: 'failed', hash: calls.hash } : { phase: 'unknown', message: givenUp() },
  );
  return null;
}

/** Follows what the owners of a Safe have to sign, up to its execution. */
async function locateExecution({ client, awaited, ...wait }: Wait, proposal: Proposal): Promise<Hex | null> {
  const { followProposal, lostProposal, undone } = await persistently(loadProposals, wait.life);
  const found = await followProposal(
    client,
    { account: awaited.now.account, ...proposal },
    {
      ...wait,
      isLost: awaited.isLost,
      onSeen: (seen) => awaited.update({ proposal: seen }),
      onVisibility: (visibility) => awaited.say(lostProposal()[visibility]),
    },
  );
  if (found.kind === 'executed') {
    awaited.find(found.hash);
    return found.hash;
  }
  if (found.kind === 'given up') awaited.end({ phase: 'unknown', message: givenUp() });
  else
    awaited.end({
      phase: found.kind === 'failed' ? 'failed' : 'replaced',
      ...('hash' in found && { hash: found.hash }),
      message: undone()[found.kind],
    });
  return null;
}

/** Searches the chain for an act about which the wallet has reported nothing; a record that nothing is found for stays as it is. */
async function locateByEvent({ search, givesUpAt, life }: Wait): Promise<Hex | null> {
  for (;;) {
    const hash = await search().catch(() => null);
    if (hash || Date.now() >= givesUpAt) return hash;
    await sleep(SEARCH_MS, life);
  }
}

/**
 * The search for the transaction that has done an act. What it finds is kept in the record in the same step in which no other record has
 * it: two requests that do the same may be looked for at once, and after a reload one is looked for only while it is open.
 * @param isOthers of a transaction that another record has
 */
export function searchOwn(client: Client, awaited: AwaitedRecord, isOthers: (hash: Hex) => boolean): Wait['search'] {
  const { proof, trace, chainId, account } = awaited.now;
  if (!proof || !trace) return async () => null;
  const look = searchDone(client, proof, trace, isOthers);
  const keep = (found: Hex): boolean => {
    if (isOthers(found)) return false;
    awaited.find(found);
    return true;
  };
  return async () => {
    for (;;) {
      const found = await look();
      if (!found || (await inTurn(`rab.found.${chainId}.${account}`, () => keep(found)))) return found;
    }
  };
}

/** Reads what a wallet's answer means as a proposal to a Safe, or null, until a node has answered. It rejects where none does. */
export function proposalReader(client: Client, sent: TransactionRecord): Wait['readProposal'] {
  let answered: Promise<Proposal | null> | undefined;
  return () => {
    answered ??= proposalOf(client, sent).catch((error: unknown) => {
      answered = undefined;
      throw error;
    });
    return answered;
  };
}

async function proposalOf(
  client: Client,
  { account, proposal, hash, callsId, trace }: TransactionRecord,
): Promise<Proposal | null> {
  if (proposal) return proposal;
  const answer = hash ?? callsId ?? '';
  if (!isHash(answer) || !(await isSafe(client, account))) return null;
  const fromBlock = trace?.fromBlock ?? Math.max(0, Number(await getBlockNumber(client)) - EARLIER_BLOCKS);
  return { safeTxHash: answer, fromBlock };
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
