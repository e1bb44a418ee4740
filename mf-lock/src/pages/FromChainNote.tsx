import { Notice } from '@rab/ui';

/** Shown above what was read from the contract itself while the indexer does not answer. */
export function FromChainNote() {
  return (
    <Notice tone="info" title="Read from the chain">
      The index does not answer. These records come from the lock contract itself, in its own order.
    </Notice>
  );
}
