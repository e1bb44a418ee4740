import { type Address, getAddress, isAddress } from 'viem';
import * as v from '../valibot.ts';

/** A BigInt of the indexer: text of digits, as a bigint. */
export const bigintText = v.pipe(
  v.string(),
  v.regex(/^-?\d+$/),
  v.transform((text) => BigInt(text)),
);

/** Bytes of the indexer that hold an address, checksummed. */
export const addressText = v.pipe(
  v.string(),
  v.check((text) => isAddress(text, { strict: false })),
  v.transform((text): Address => getAddress(text)),
);

/** Basis points of the indexer, as a bigint like all numbers that are reckoned with. */
export const basisPoints = v.pipe(
  v.number(),
  v.integer(),
  v.transform((bps) => BigInt(bps)),
);
