import { BaseError } from 'viem';

/** How long what is read is held to a block. By then nodes that share an address agree again. */
const HELD_MS = 60_000;
/** Where a read says of which block it wants the state. */
const TAG_AT: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_estimateGas: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getTransactionCount: 1,
  eth_getStorageAt: 2,
  eth_simulateV1: 1,
};
/** How nodes say that they do not have a block yet. */
const BEHIND =
  /\b(?:header|head|block|state)\b.*\b(?:not found|unknown|unavailable|not available|out of range)\b|\bunknown block\b|\bBlockOutOfRange\b|\bblock height is\b/i;

export interface NodeCall {
  method: string;
  params?: unknown;
}

/**
 * The newest block that is known to exist. Nodes behind one address do not have a block at the same moment: for a while after
 * an own transaction reads name that block, or a newer one that was seen since, so that the answer is never older.
 */
export class ReadHead {
  #block = 0n;
  #heldUntil = 0;

  /** Reads show this block from now on. */
  hold(block: bigint): void {
    this.#see(block);
    this.#heldUntil = Date.now() + HELD_MS;
  }

  /** Learns of a newer block from a node's answer. */
  note({ method }: NodeCall, answer: unknown): void {
    if (method.startsWith('evm_')) this.#heldUntil = 0;
    const number = method === 'eth_getBlockByNumber' ? (answer as { number?: unknown } | null)?.number : answer;
    if ((method === 'eth_blockNumber' || method === 'eth_getBlockByNumber') && typeof number === 'string')
      this.#see(BigInt(number));
  }

  /** The call at the newest known block; null where nothing holds it to one. */
  pinned({ method, params }: NodeCall): NodeCall | null {
    const place = TAG_AT[method];
    if (place === undefined || Date.now() >= this.#heldUntil) return null;
    const given = Array.isArray(params) ? (params as readonly unknown[]) : [];
    if ((given[place] ?? 'latest') !== 'latest') return null;
    return { method, params: Object.assign([...given], { [place]: `0x${this.#block.toString(16)}` }) };
  }

  #see(block: bigint): void {
    if (block > this.#block) this.#block = block;
  }
}

/** True where a node does not have the block yet that a read names. */
export const isBehind = (error: unknown): boolean =>
  error instanceof BaseError && BEHIND.test(error.details) && !/\brevert/i.test(error.details);

/** Whatever is read over this connection shows the block of an own transaction from now on, or a newer one. */
export const readNotBefore = (client: { transport: object }, block: bigint): void =>
  (client.transport as { notBefore?: (block: bigint) => void }).notBefore?.(block);
