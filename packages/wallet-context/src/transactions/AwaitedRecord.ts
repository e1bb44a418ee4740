import type { Hex } from 'viem';
import type { Proposal } from './proposalSchema.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

/** What changes of a record. */
export type RecordChange = Partial<TransactionRecord>;

/** The record of a transaction that is awaited, as it is now. Its page hears of every change. */
export class AwaitedRecord {
  readonly #onChange: (record: TransactionRecord) => void;
  #now: TransactionRecord;

  constructor(sent: TransactionRecord, onChange: (record: TransactionRecord) => void) {
    this.#now = sent;
    this.#onChange = onChange;
  }

  get now(): TransactionRecord {
    return this.#now;
  }

  /** It could not be found when it was last looked for. */
  get isLost(): boolean {
    return this.#now.phase === 'dropped';
  }

  update(change: RecordChange): void {
    this.#now = { ...this.#now, ...change };
    this.#onChange(this.#now);
  }

  /** By this transaction it is done, or will be; it is pending until that has a receipt. */
  find(hash: Hex): void {
    this.update({ phase: 'pending', hash, message: undefined });
  }

  /** The owners of a Safe have to sign it first: there is no transaction yet. */
  propose(proposal: Proposal): void {
    this.update({ hash: undefined, proposal });
  }

  /** @param message why nobody knows where it is; undefined once it is known again */
  say(message: string | undefined): void {
    this.update({ phase: message ? 'dropped' : 'pending', message });
  }

  /** Nothing of what was said before is left but what `change` says. */
  end(change: RecordChange): void {
    this.update({ message: undefined, ...change });
  }
}
