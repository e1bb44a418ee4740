// Failures in words: the sentences of all errors come with the first one, so who succeeds never loads them.
import { describeError, errorNameOf, isUserRejection } from '@rab/contracts/errors';
import type { Client, TransactionReceipt } from 'viem';
import { ActNotProven, ActRefused, ActReplaced, ActReverted, SendingRefused } from './errors.ts';
import { notDone, replaced, undone } from './outcomeWords.ts';
import { revertReason } from './revertReason.ts';

/** What a simulation fails with. */
export const refusedBy = (cause: unknown): ActRefused =>
  new ActRefused(describeError(cause), { contractError: errorNameOf(cause), cause });

/** What a wallet answers that sends nothing. */
export const notSent = (cause: unknown): ActRefused | SendingRefused =>
  isUserRejection(cause) ? new SendingRefused(describeError(cause), { cause }) : refusedBy(cause);

/** A transaction that the chain undid, with the reason where a node still has it. */
export const revertedAs = async (client: Client, receipt: TransactionReceipt): Promise<ActReverted> =>
  new ActReverted((await revertReason(client, receipt)) ?? undone(), receipt);

/** A transaction without the event of its act. @param isOther it came in the place of the one that was sent */
export const unproven = (receipt: TransactionReceipt, isOther: boolean): ActReplaced | ActNotProven =>
  isOther ? new ActReplaced(replaced(), receipt) : new ActNotProven(notDone(), receipt);
