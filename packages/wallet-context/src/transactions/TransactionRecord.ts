import { v } from '@rab/config';
import { sayAgain } from '@rab/language';
import { type Hex, isHash, isHex } from 'viem';
import type { Topic } from '../reads/topics.ts';
import { addressSchema } from './addressSchema.ts';
import { destinationSchema } from './leadsTo.ts';
import { proposalSchema } from './proposalSchema.ts';

/**
 * The state of a transaction; the same words everywhere in the product. `replaced`: another transaction of the account
 * took its place, or a cancellation. `dropped`: it cannot be found, and is still looked for. `unknown`: it was not found
 * for so long that it is no longer looked for.
 */
const TRANSACTION_PHASES = [
  'simulating',
  'wallet',
  'pending',
  'confirmed',
  'failed',
  'rejected',
  'replaced',
  'dropped',
  'unknown',
] as const;
export type TransactionPhase = (typeof TRANSACTION_PHASES)[number];

const hashSchema = v.custom<Hex>((value) => isHash(value as string));

/**
 * What proves that an act has happened: an event that its contract itself has written. That a transaction succeeded proves
 * nothing: a wallet may have given the hash of another one, or the account's own contract may have swallowed a
 * revert. As data, because it is kept with the record over a reload.
 */
const proofSchema = v.object({
  emitter: addressSchema,
  /** Of the event; null for any. */
  topics: v.array(v.nullable(hashSchema)),
});

export type Proof = v.InferOutput<typeof proofSchema>;

/** What finds an act on the chain, together with its proof: the event alone has neither amounts nor names. */
const traceSchema = v.object({
  /** The first block that can hold it. */
  fromBlock: v.number(),
  /** What its contract is called with. */
  data: v.custom<Hex>((value) => isHex(value)),
});

export type Trace = v.InferOutput<typeof traceSchema>;

/** A message of `@lingui/core`, by which words are said again in another language. */
const messageSchema = v.object({
  id: v.string(),
  message: v.custom<string>((value) => value !== undefined),
  values: v.record(v.string(), v.unknown()),
});

export const transactionSchema = v.object({
  id: v.string(),
  /** Which act it is, e.g. `claim:0x…`: its button waits for it also after a reload. */
  key: v.optional(v.string()),
  /** When the act began, unix milliseconds of this computer. */
  startedAt: v.number(),
  chainId: v.number(),
  account: addressSchema,
  phase: v.picklist(TRANSACTION_PHASES),
  /** What it does, in words: `Lock 100 ABC until 2026-12-01`. */
  summary: v.string(),
  /** Titles of the closing toast. */
  successTitle: v.string(),
  failedTitle: v.string(),
  /** The messages that these three were said of. */
  words: v.optional(
    v.object({
      summary: v.optional(messageSchema),
      successTitle: v.optional(messageSchema),
      failedTitle: v.optional(messageSchema),
    }),
  ),
  hash: v.optional(hashSchema),
  /** Id of several calls that went to the wallet as one request (EIP-5792); they have a hash only when they are done. */
  callsId: v.optional(v.string()),
  /** Which wallet took that request: no other one knows it. */
  connectorId: v.optional(v.string()),
  /** What the owners of a Safe have to sign first; it has a hash only when it was executed. */
  proposal: v.optional(proposalSchema),
  /** Nonce and fingerprint of the sent transaction: by them a replacement is found also after a reload. */
  nonce: v.optional(v.number()),
  fingerprint: v.optional(hashSchema),
  /** Why it failed or what took its place, as a sentence. */
  message: v.optional(v.string()),
  /** What is old once it has succeeded. */
  touches: v.optional(v.array(v.custom<Topic>((value) => typeof value === 'string'))),
  /** What proves that it has done what it is for. */
  proof: v.optional(proofSchema),
  /** What finds several calls of one request on the chain if the wallet does not report them. */
  trace: v.optional(traceSchema),
  /** Where what it creates is shown. */
  leadsTo: v.optional(destinationSchema),
  /** The draft, i.e. what was typed into a form, that it creates it of. */
  draftId: v.optional(v.string()),
  /** Its outcome was not known, and the person has decided to send the act once more anyway. */
  isOverruled: v.optional(v.boolean()),
  /** Path of what it has created. */
  createdPath: v.optional(v.string()),
});

/** One transaction on its way, or lately done. */
export type TransactionRecord = v.InferOutput<typeof transactionSchema>;

/** A record with its words in the language that is spoken now. */
export function inWords<Record extends TransactionRecord | undefined>(record: Record): Record {
  if (!record?.words) return record;
  const { summary, successTitle, failedTitle } = record.words;
  return {
    ...record,
    ...(summary && { summary: sayAgain(summary, record.summary) }),
    ...(successTitle && { successTitle: sayAgain(successTitle, record.successTitle) }),
    ...(failedTitle && { failedTitle: sayAgain(failedTitle, record.failedTitle) }),
  };
}

type Phased = Pick<TransactionRecord, 'phase'>;

/** True while somebody is to wait for it. */
export const isUnderWay = ({ phase }: Phased): boolean =>
  phase === 'simulating' || phase === 'wallet' || phase === 'pending';

/** True if its outcome is unknown and the person has not decided yet: until then the same act cannot be sent. */
export const isUnsure = ({ phase, isOverruled }: TransactionRecord): boolean =>
  (phase === 'dropped' || phase === 'unknown') && isOverruled !== true;

/** True while the chain may still decide about it. */
export const isOpen = ({ phase }: Phased): boolean => phase === 'pending' || phase === 'dropped';

const DAY_MS = 86_400_000;
/** How long the outcome of an act is looked for. */
export const OPEN_MS = 7 * DAY_MS;

/** True once the wallet has said what it has sent, or the chain has shown it. */
export const isSent = ({ hash, callsId, proposal }: TransactionRecord): boolean =>
  hash !== undefined || callsId !== undefined || proposal !== undefined;

/** True while it is worth looking for it: the chain may still decide, or the wallet did not say what it has sent. */
export const isLookedFor = (record: TransactionRecord): boolean =>
  isOpen(record) || (isUnsure(record) && !isSent(record) && !!record.trace && Date.now() < record.startedAt + OPEN_MS);

/** How long a record of how an act ended, or that its outcome is unknown, is kept. */
const RECORD_DAYS = 30;

/**
 * When a record no longer blocks anything, unix milliseconds: after 30 days, or after one day if the wallet has not
 * answered, because it has dropped its prompt by then.
 */
export const forgottenAt = ({ phase, startedAt }: Pick<TransactionRecord, 'phase' | 'startedAt'>): number =>
  startedAt + (phase === 'wallet' ? 1 : RECORD_DAYS) * DAY_MS;

/** True from then on, unless the chain may still decide about it: that is looked for first. */
export const isForgotten = (record: TransactionRecord): boolean => !isOpen(record) && Date.now() >= forgottenAt(record);
