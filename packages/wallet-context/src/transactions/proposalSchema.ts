import { v } from '@rab/config';
import { type Hex, isHash } from 'viem';
import { addressSchema } from './addressSchema.ts';

/**
 * What the owners of a Safe were asked to sign, and what is known of it. It is no transaction until one of them, or somebody
 * else, executes it.
 */
export const proposalSchema = v.object({
  safeTxHash: v.custom<Hex>((value) => isHash(value as string)),
  /** The first block that can hold its execution. */
  fromBlock: v.number(),
  /** Its place in the Safe's order, once the service has listed it. */
  nonce: v.optional(v.number()),
  /** What the Safe's service has last said and the chain confirms; undefined before. */
  state: v.optional(
    v.object({
      /** How many owners have signed. */
      signed: v.number(),
      /** How many have to. */
      threshold: v.number(),
      /** Owners who have not signed. */
      missing: v.array(addressSchema),
      /** How many proposals with an earlier nonce come first. */
      ahead: v.number(),
      /** How many owners have signed its rejection. */
      against: v.number(),
      /** The service does not answer now. */
      isOld: v.boolean(),
    }),
  ),
});

export type Proposal = v.InferOutput<typeof proposalSchema>;
export type ProposalState = NonNullable<Proposal['state']>;
