import { Notice } from '@rab/ui';

/** Shown above what was read from the contract itself while the indexer does not answer. */
export function FromChainNote() {
  return (
    <Notice tone="info" title="Shown from the chain">
      Our data service isn’t responding. These records come straight from the lock contract, in its order.
    </Notice>
  );
}
