import type { Hex, TransactionReceipt } from 'viem';

/** What went wrong with an act; the message is a sentence for a person. */
export abstract class ActError extends Error {}

/** The chain would refuse the act, or a wallet or node did not take it: nothing was sent. */
export class ActRefused extends ActError {
  override readonly name = 'ActRefused';
  /** The custom error of the contract; undefined where it is another failure, such as too few coins. */
  readonly contractError: string | undefined;

  constructor(message: string, { contractError, cause }: { contractError: string | undefined; cause: unknown }) {
    super(message, { cause });
    this.contractError = contractError;
  }
}

/** The person, or the wallet, said no: nothing was sent. */
export class SendingRefused extends ActError {
  override readonly name = 'SendingRefused';
}

/** A transaction is on the chain and did not do its act. */
export abstract class ActFailed extends ActError {
  readonly receipt: TransactionReceipt;

  constructor(message: string, receipt: TransactionReceipt) {
    super(message);
    this.receipt = receipt;
  }

  get hash(): Hex {
    return this.receipt.transactionHash;
  }
}

/** The chain took the transaction and undid it. */
export class ActReverted extends ActFailed {
  override readonly name = 'ActReverted';
}

/** It succeeded without the event that proves the act. */
export class ActNotProven extends ActFailed {
  override readonly name = 'ActNotProven';
}

/** Another transaction of the account came in its place. */
export class ActReplaced extends ActFailed {
  override readonly name = 'ActReplaced';
}
