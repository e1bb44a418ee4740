import { v } from '@rab/config';
import { type Hex, isHash } from 'viem';
import { addressSchema } from './addressSchema.ts';

/**
 * What tells that an act has happened: an event that its contract itself has written. A transaction that succeeded tells
 * nothing by itself: a wallet may have given the hash of another one, or the account's own contract may have swallowed a
 * revert. As data, because it is kept with the record over a reload.
 */
export const proofSchema = v.object({
  emitter: addressSchema,
  /** Of the event; null for any. */
  topics: v.array(v.nullable(v.custom<Hex>((value) => isHash(value as string)))),
});

export type Proof = v.InferOutput<typeof proofSchema>;
