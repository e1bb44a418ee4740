import { v } from '@rab/config';
import { type Hex, isHash, isHex } from 'viem';
import { addressSchema } from './addressSchema.ts';

/**
 * What proves that an act has happened: an event that its contract itself has written. A transaction that succeeded proves
 * nothing by itself: a wallet may have given the hash of another one, or the account's own contract may have swallowed a
 * revert. As data, because it is kept with the record over a reload.
 */
export const proofSchema = v.object({
  emitter: addressSchema,
  /** Of the event; null for any. */
  topics: v.array(v.nullable(v.custom<Hex>((value) => isHash(value as string)))),
});

export type Proof = v.InferOutput<typeof proofSchema>;

/** What finds an act on the chain, together with its proof: the event alone has neither amounts nor names. */
export const traceSchema = v.object({
  /** The first block that can hold it. */
  fromBlock: v.number(),
  /** What its contract is called with. */
  data: v.custom<Hex>((value) => isHex(value)),
});

export type Trace = v.InferOutput<typeof traceSchema>;
