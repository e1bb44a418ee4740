import { msg } from '@lingui/core/macro';
import { say, type Words } from '@rab/language';
import type { Address } from 'viem';
import type { Topic } from '../reads/topics.ts';
import { newId } from '../state/newId.ts';
import type { Destination } from './leadsTo.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

/**
 * How a transaction is spoken of; the titles default to those of TX-02. What is a message (`msg`) follows the language later,
 * a text stays in that in which it was sent.
 */
export interface TransactionLabels {
  summary: Words;
  success?: Words;
  failed?: Words;
}

/** What a transaction means besides its call. */
export interface TransactionMeaning extends TransactionLabels {
  /** What is old once it has succeeded; what the account holds and has approved always is. */
  touches?: readonly Topic[];
  /** Where what it creates is shown, and the draft, i.e. what was typed into a form, that it is made of: the form goes there. */
  creation?: { leadsTo: Destination; draftId: string };
}

/** A message as it can be stored. */
const kept = (words: Words) =>
  typeof words === 'string'
    ? undefined
    : {
        id: words.id,
        message: words.message ?? words.id,
        values: Object.fromEntries(
          Object.entries(words.values ?? {}).map(([name, value]) => [
            name,
            typeof value === 'number' ? value : String(value),
          ]),
        ),
      };

/** The record of a transaction that begins now. */
export const startRecord = (
  { chainId, account, key }: { chainId: number; account: Address; key: string },
  { summary, success = msg`Success!!!`, failed = msg`Send Tx Failed`, touches = [], creation }: TransactionMeaning,
): TransactionRecord => ({
  id: newId(),
  key,
  startedAt: Date.now(),
  chainId,
  account,
  phase: 'simulating',
  summary: say(summary),
  successTitle: say(success),
  failedTitle: say(failed),
  // a summary that cannot be said again makes no use of titles that can
  ...(typeof summary !== 'string' && {
    words: { summary: kept(summary), successTitle: kept(success), failedTitle: kept(failed) },
  }),
  touches: [...touches],
  ...creation,
});
