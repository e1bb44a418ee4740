import { Notice } from '@rab/ui';

/** Above what the contract itself tells while the indexer does not answer. */
export function FromChainNote() {
  return (
    <Notice tone="info" title="Read from the chain">
      The index does not answer. These records come from the lock contract itself, in its own order.
    </Notice>
  );
}
