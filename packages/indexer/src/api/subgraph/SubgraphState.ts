/** How far the indexer is, and on which chain. */
export interface SubgraphState {
  /** The last indexed block. */
  block(): Promise<{ number: number; timestamp: number }>;
  /** The same, read after this call. */
  blockNow(): Promise<{ number: number; timestamp: number }>;
  /** Hashes of an indexed block; null where the chain cannot be asked. */
  hashes(block: { number: number; timestamp: number }): Promise<{ hash: string | null; parentHash: string | null }>;
  /** Name of what is served: another one where contracts, schema or code are others. */
  deployment(): Promise<string>;
}
