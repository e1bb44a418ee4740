import { v } from '@rab/config';
import { type Address, type Hex, isHash, isHex } from 'viem';
import { addressSchema } from '../addressSchema.ts';
import { safeTxHashOf } from './safeTxHash.ts';

/** Longer than this nobody waits for an answer. */
const LIMIT_MS = 10_000;
const NOT_FOUND = 404;

const hexSchema = v.custom<Hex>((value) => isHex(value));
/** The service writes numbers as text where they may be large. */
const countSchema = v.pipe(
  v.custom<string | number>((value) => /^\d+$/.test(String(value))),
  v.transform((value) => BigInt(value)),
);

/** As much of the service's answer as is used here. */
const listedSchema = v.object({
  to: addressSchema,
  value: countSchema,
  data: v.nullable(hexSchema),
  operation: v.number(),
  safeTxGas: countSchema,
  baseGas: countSchema,
  gasPrice: countSchema,
  gasToken: addressSchema,
  refundReceiver: addressSchema,
  nonce: countSchema,
  safeTxHash: v.custom<Hex>((value) => isHash(value as string)),
  confirmations: v.optional(v.array(v.object({ owner: addressSchema, signature: hexSchema })), []),
});
const pageSchema = v.object({ results: v.array(listedSchema) });

/** A proposal as the Safe Transaction Service lists it, after its hash was checked. */
export interface Listed {
  safeTxHash: Hex;
  nonce: number;
  confirmations: { owner: Address; signature: Hex }[];
}

export interface SafeServiceOptions {
  /** Root of the service. */
  service: string;
  chainId: number;
  safe: Address;
}

/**
 * What the service lists under the hash of a proposal, null where it lists no such thing. The content must hash to what was asked
 * for: the service can hide a proposal and cannot change it.
 * @throws where the service does not answer, or not with that
 */
export async function askProposal(options: SafeServiceOptions, safeTxHash: Hex): Promise<Listed | null> {
  const answer = await ask(`${options.service}/v2/multisig-transactions/${safeTxHash}/`);
  return answer === null ? null : checked(options, v.parse(listedSchema, answer), safeTxHash);
}

/**
 * All that the service lists with a nonce.
 * @throws where the service does not answer, or with a proposal that does not hash to what it says
 */
export async function askNonce(options: SafeServiceOptions, nonce: number): Promise<Listed[]> {
  const answer = await ask(`${options.service}/v2/safes/${options.safe}/multisig-transactions/?nonce=${nonce}`);
  const { results } = v.parse(pageSchema, answer);
  return results.map((listed) => checked(options, listed, listed.safeTxHash));
}

async function ask(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (response.status === NOT_FOUND) return null;
  if (!response.ok) throw new Error(`The Safe’s service answered with ${response.status}.`);
  return response.json();
}

function checked(
  { chainId, safe }: SafeServiceOptions,
  { data, ...listed }: v.InferOutput<typeof listedSchema>,
  safeTxHash: Hex,
): Listed {
  if (safeTxHashOf(chainId, safe, { ...listed, data: data ?? '0x' }) !== safeTxHash)
    throw new Error('The Safe’s service lists something else under this hash.');
  return { safeTxHash, nonce: Number(listed.nonce), confirmations: listed.confirmations };
}
