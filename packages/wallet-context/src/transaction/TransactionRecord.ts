import * as v from 'valibot';
import type { Hex } from 'viem';

/** Where a transaction stands; the same words everywhere in the product. */
export const TRANSACTION_PHASES = ['simulating', 'wallet', 'pending', 'confirmed', 'failed', 'rejected'] as const;
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
  /** Why it failed, as a sentence. */
  message: v.optional(v.string()),
});

/** One transaction on its way, or lately done. */
export type TransactionRecord = v.InferOutput<typeof transactionSchema>;

export const isUnderWay = ({ phase }: Pick<TransactionRecord, 'phase'>): boolean =>
  phase === 'simulating' || phase === 'wallet' || phase === 'pending';
