import type { Sale, SharedTokens } from '@rab/sdk/sales';

/**
 * What the buyers of a sale share.
 * @throws of a sale of another kind
 */
export function sharedTerms({ id, shared }: Pick<Sale, 'id' | 'shared'>): SharedTokens {
  if (!shared) throw new Error(`The buyers of the sale ${id} share nothing.`);
  return shared;
}
