import { t } from '@lingui/core/macro';
import { isUserRejection } from '@rab/contracts/errors';
import { type Hex, isHash, type TransactionReceipt } from 'viem';
import type { Config } from 'wagmi';
import { awaitTransaction } from './awaitTransaction.ts';
import { describeSendError, requireSameWallet } from './describeSendError.ts';
import { inTurn } from './inTurn.ts';
import { OutcomeUnknown } from './OutcomeUnknown.ts';
import { type BatchRequest, prepareBatch } from './prepareBatch.ts';
import { type CallSource, type Prepared, prepareCall, type Sender } from './prepareCall.ts';
import { type PermittedRequest, preparePermitted } from './preparePermitted.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

/** What a button asks the wallet for: one call, several as one request (EIP-5792), or one with a permit (EIP-2612). */
export type TransactionRequest = { call: CallSource } | BatchRequest | PermittedRequest;

/** A transaction, and what its page does with each change of its record. */
export interface Run {
  config: Config;
  /** Its record in the phase `simulating`, which the page has already. */
  record: TransactionRecord;
  request: TransactionRequest;
  /** Takes the whole record after every change. */
  onChange: (record: TransactionRecord) => void;
  /** Whether another tab has begun the same action meanwhile, by what it has stored. */
  isTaken?: (record: TransactionRecord) => boolean;
  /** Whether a transaction belongs to another record than the one of this id. */
  isOthers?: (id: string, hash: Hex) => boolean;
  /** Reads again what the transaction has changed. */
  settle?: (receipt: TransactionReceipt) => Promise<void>;
}

/**
 * The one way a transaction is made (TX-01), from a button to its last effect.
 * @returns the receipt of a transaction that succeeded, else null: how it ended is in its record
 */
export async function runTransaction({ onChange, ...run }: Run): Promise<TransactionReceipt | null> {
  const { config, request, isOthers, settle } = run;
  let record = run.record;
  const update = (changed: TransactionRecord) => {
    record = changed;
    onChange(changed);
  };
  try {
    const prepared = await prepare({ config, ...record }, request);
    update(await confirm({ ...run, onChange: update }, prepared));
  } catch (error) {
    update({ ...record, ...endOf(error) });
    return null;
  }
  const { id } = record;
  const receipt = await awaitTransaction(config, record, update, isOthers && ((hash) => isOthers(id, hash)));
  if (receipt) await settle?.(receipt);
  return receipt;
}

/** Simulates what is asked for, so that nobody signs what would fail. */
async function prepare(sender: Sender, request: TransactionRequest): Promise<Prepared> {
  if ('calls' in request) return prepareBatch(sender, request);
  if ('permit' in request) return preparePermitted(sender, request);
  return prepareCall(sender, request.call);
}

/**
 * Asks the wallet, if it is still the same one and no other tab has asked it.
 * @returns the record of what was sent
 */
async function confirm(run: Run, { known, ask }: Prepared): Promise<TransactionRecord> {
  const { chainId, account, key } = run.record;
  const asked: TransactionRecord = { ...run.record, ...known, phase: 'wallet' };
  await inTurn(`rab.act.${chainId}.${account}.${key}`, () => {
    requireSameWallet(run.config, run.record);
    if (run.isTaken?.(run.record)) throw new AskedElsewhere();
    run.onChange(asked);
  });
  const answer = await ask();
  if ('ask' in answer) return confirm({ ...run, record: asked }, answer);
  if (!answer.callsId && !isHash(answer.hash ?? '')) throw new OutcomeUnknown('hash');
  return { ...asked, ...answer, phase: 'pending' };
}

/** How a transaction ends that was not sent. */
function endOf(error: unknown): Pick<TransactionRecord, 'phase' | 'message'> {
  if (error instanceof AskedElsewhere) return { phase: 'rejected', message: error.message };
  if (isUserRejection(error)) return { phase: 'rejected' };
  return { phase: error instanceof OutcomeUnknown ? 'unknown' : 'failed', message: describeSendError(error) };
}

/** Another tab was faster with the same act: the wallet is not asked a second time. The message is for the person. */
class AskedElsewhere extends Error {
  override readonly name = 'AskedElsewhere';

  constructor() {
    super(t`Another tab just asked your wallet for this, so we didn’t ask again.`);
  }
}
