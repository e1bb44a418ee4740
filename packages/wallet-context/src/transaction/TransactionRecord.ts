import { v } from '@rab/contracts';
import type { Hex } from 'viem';

/**
 * Where a transaction stands; the same words everywhere in the product. `replaced`: another transaction of the account
 * took its place, a cancellation too. `dropped`: the network does not know it any more; it is still looked for.
 */
export const TRANSACTION_PHASES = [
  'simulating',
  'wallet',
  'pending',
  'confirmed',
  'failed',
  'rejected',
  'replaced',
  'dropped',
] as const;
export type TransactionPhase = (typeof TRANSACTION_PHASES)[number];

const hexSchema = v.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value));

export const transactionSchema = v.object({
  id: v.string(),
  chainId: v.number(),
  account: hexSchema,
  phase: v.picklist(TRANSACTION_PHASES),
  /** What it does, in words: `Lock 100 ABC until 2026-12-01`. */
  summary: v.string(),
  /** Titles of the closing toast. */
  successTitle: v.string(),
  failedTitle: v.string(),
  hash: v.optional(hexSchema),
  /** Id of several calls that went to the wallet as one request (EIP-5792); they have a hash only when they are done. */
  callsId: v.optional(v.string()),
  /** Nonce and fingerprint of the sent transaction: by them a replacement is found also after a reload. */
  nonce: v.optional(v.number()),
  fingerprint: v.optional(hexSchema),
  /** Why it failed or what took its place, as a sentence. */
  message: v.optional(v.string()),
});

/** One transaction on its way, or lately done. */
export type TransactionRecord = v.InferOutput<typeof transactionSchema>;

type Phased = Pick<TransactionRecord, 'phase'>;

/** True while somebody is to wait for it. */
export const isUnderWay = ({ phase }: Phased): boolean =>
  phase === 'simulating' || phase === 'wallet' || phase === 'pending';

/** True while the chain may still decide about it. */
export const isOpen = ({ phase }: Phased): boolean => phase === 'pending' || phase === 'dropped';
